## Як називаються речі на столі: рядок на кожен вид, для тих, хто слухає, а не дивиться

thing-cave = печера { $id }
thing-path = шлях
thing-path-card = картка { $id } на шляху
thing-path-card-left = рубіни, що лишилися на картці { $id } шляху
thing-path-left = рубіни, що лишилися на шляху
thing-deck = колода
thing-track = халепи
thing-track-hazard = халепа: { $name }
thing-pocket = кишеня
thing-chest = скриня
thing-relics = реліквії
thing-decision = рішення
