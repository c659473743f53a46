## The server: what it cannot do for a person, and what to do instead

server-who-are-you = The table does not know you yet. Load the page again and allow it to keep a cookie.
server-too-fast = That was too fast. Wait a moment and try again.
server-too-large = That is more than the server takes at once. Make it shorter.
server-bad-message = The server did not understand the page. Load the page again.
server-bad-request = The server did not understand the request (field: { $field }). Check what was sent.
server-try-again = It could not be stored just now, and nothing has changed. Try again in a moment.
server-fault = Something went wrong on the server, and nothing has changed. Try again; if it happens again, tell whoever runs the server.
server-other-page = This request came from another page. Use the page of this server.
server-other-host = This server does not answer to that name. Open the address that was printed when it started.
server-no-such-page = There is nothing at this address. Check it, or go back to the lobby.
server-no-such-language = This language is not spoken here. Languages: { $allowed }.
server-metrics-closed = These numbers are shown only on the machine the server runs on.

server-bad-name = A name needs at least one letter. Choose another.
server-bad-login = A login has { $least } to 32 characters and no spaces. Choose another.
server-bad-password =
    { $least ->
        [one] The password is too short. Use at least { $least } character.
       *[other] The password is too short. Use at least { $least } characters.
    }
server-login-taken = This login belongs to somebody else. Choose another.
server-has-account = You have an account already. Sign out first to make another.
server-no-account = You are a guest and have no password. Make an account first.
server-wrong-password = Login or password is wrong. Try again.
server-common-password = This password is among the first that anybody would try. Choose a longer or a stranger one.
server-code-needed = This account also asks for a code. Open your authenticator app and type the code it shows.
server-wrong-code = This code is not right, or it has been used already. Wait for the next one and try again.
server-has-second = Codes are asked for already. Switch them off first to set up another app.
server-no-such-device = This device is signed out already.

server-no-such-table = There is no such table. It may have been closed before the game began.
server-by-invitation = This table is by invitation. Ask a player for the link.
server-table-broken = This game was played with other rules and cannot be continued with those of today.
server-too-many-tables =
    { $most ->
        [one] You have { $most } table that is not over. Finish or leave it first.
       *[other] You have { $most } tables that are not over. Finish or leave one first.
    }
server-too-many-readers = Too many people are watching this table. Try again later.
server-too-many-tables-here = There are { $most } tables from your address that are not over. Finish or leave one first.
server-other-number = This is not the number that was pledged for this seat.
server-one-seat-for-you = Take exactly one seat for yourself when others are to play with you.
server-bad-seat-kind = A seat cannot be changed like this.
server-already-started = The game has begun, so the seats stay as they are.
server-not-started = The game has not begun yet. Wait until the seats are taken or the host starts it.
server-game-over = The game is over. You can watch the replay or play again.
server-not-over = That is possible only when the game is over.
server-seat-taken = Somebody took this seat first. Choose another.
server-no-such-seat = There is no such seat at this table.
server-table-full = All seats are taken. You can watch.
server-own-seat = This is your own seat. To give it up, leave the table.
server-still-here = This player is still here. A bot can play for them after they have left or been gone for a minute.
server-host-only = Only the host of the table can do that.
server-players-only = Only those who played here can do that.
server-not-your-seat = This is not your seat.
server-you-left = You have left this table. Come back to your seat first.
server-no-such-move =
    { $moves ->
        [one] This game has only { $moves } move so far.
       *[other] This game has only { $moves } moves so far.
    }
server-nothing-to-hint = There is nothing to decide for you now.
server-no-hint = No hint could be found this time. Try again.
server-empty-chat = There is nothing to send. Write something first.

## The server: for whoever starts it

server-open = Vatra is at { $address }
server-port-taken = Port { NUMBER($port, useGrouping: 0) } is in use by another program. Stop it, or choose another port with --port.
server-no-free-port = No free port was found from { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }. Choose one with --port.
server-bad-host = This machine has no address “{ $host }” to listen at. Use 127.0.0.1 for this machine alone, or 0.0.0.0 for all networks.
server-port-denied = Port { NUMBER($port, useGrouping: 0) } may be used only by the administrator. Choose one from 1024 on with --port.
server-bad-workers = There must be at least one worker.
server-workers-need-postgres = Several workers need PostgreSQL, so that they hear of one another. Give its address with --database postgresql://…, or use one worker.
server-workers-fail = The workers end as soon as they start. What went wrong is in the lines above.
server-workers-here = Several workers cannot share a port on this system. Use one worker.
server-already-running = Another Vatra server is using { $file }. Use that one, stop it, or give this one another database with --database.
server-database-address = This is not the address of a database. Examples: sqlite:///folder/vatra.sqlite3, postgresql://user:password@host/vatra
server-database-file = SQLite needs a file. Example: sqlite:///folder/vatra.sqlite3
server-database-kind = Databases of the kind “{ $kind }” cannot be used. Use sqlite:///… or postgresql://…
server-database-away = The database cannot be used: { $why }. Check its address, that it is running, and that you may use it.
server-secret = The file { $file } with the server’s secret cannot be used ({ $why }). Delete it to have a new one made; everybody then becomes a new guest.
