scenario-none = No scenario
    .text = The usual rules.
    .changes = Nothing changes.
scenario-blitz = Blitz
    .text = Everybody is in a hurry: all powers are fast, and the invaders come faster too.
    .changes = 1 more blight per player at set-up, and 1 less when the island becomes blighted. The invaders act once more before turn 1. All powers are fast; those that were fast anyway cost 1 energy less. Each explore brings 1 more explorer per board.
scenario-guard-the-isles-heart = Guard the Isle’s Heart
    .text = The innermost lands must never fall.
    .changes = No towns at the start. Each inner land gets an explorer and a presence; each spirit gets 1 minor and 1 major power more. After turn 1 a town or city in an inner land means defeat.
scenario-rituals-of-terror = Rituals of Terror
    .text = Fear alone is not enough: terror rises only through rituals held together with the Dahan.
    .changes = Fear cards are carried out only during rituals. A ritual needs presence of every spirit and 3 Dahan per player in one land, 3 energy and 3 presence. It raises the terror level; the third one wins.
scenario-dahan-insurrection = Dahan Insurrection
    .text = The Dahan rise. Help them to be stronger than the invaders in every land.
    .changes = Dahan that move deal damage where they arrive; destroyed towns and cities bring reinforcements. To win, Dahan must hold their own in the lands. Fewer than 2 Dahan per player means defeat.

scenario-blitz-blight = More blight, then less
    .text = The blight card starts with 1 more blight per player; when the island becomes blighted it gets 1 less per player.
scenario-blitz-head-start = Head start
    .text = The invaders act once more before turn 1: the first card builds, a second one explores.
scenario-blitz-all-fast = All powers are fast
    .text = Slow powers are used in the fast phase too.
scenario-blitz-cheaper = Fast powers cost less
    .text = A fast card costs 1 energy less, and one that costs nothing brings 1. Fast innate powers, and slow powers made fast by an effect, bring 1 energy.
scenario-blitz-more-explorers = More explorers
    .text = Each explore brings 1 more explorer to every board, in one of the lands explored there.

scenario-guard-the-isles-heart-no-towns = No towns
    .text = At the end of set-up all towns are removed.
scenario-guard-the-isles-heart-set-up = The inner lands
    .text = Each inner land gets an explorer and a presence.
scenario-guard-the-isles-heart-cards = More powers
    .text = Each spirit starts with 1 minor and 1 major power more.
scenario-guard-the-isles-heart-defeat = The heart must not fall
    .text = After turn 1 a town or city in an inner land means defeat.

scenario-rituals-of-terror-fear-deck = Fear alone is not enough
    .text = All 15 fear cards are in play. Fear raises no terror level, and the last card wins nothing.
scenario-rituals-of-terror-cards-wait = Fear cards wait
    .text = Earned fear cards are carried out in rituals only.
scenario-rituals-of-terror-ritual = Ritual of terror
    .text = Needs presence of every spirit and 3 Dahan per player in one land. The spirits together pay 3 energy and destroy 3 presence there.
scenario-rituals-of-terror-effect = Terror rises
    .text = A ritual raises the terror level by 1; then all earned fear cards are carried out.
scenario-rituals-of-terror-dahan-leave = The Dahan leave
    .text = After a ritual all Dahan of the land are pushed, spread over all adjacent lands.
scenario-rituals-of-terror-victory = Three rituals
    .text = The third ritual wins.

scenario-dahan-insurrection-raiding = Constant raiding
    .text = Dahan that were moved deal 1 damage each in the land where they end up.
scenario-dahan-insurrection-response = Military response
    .text = For a destroyed city a town, for a destroyed town an explorer is added to the nearest land with Dahan.
scenario-dahan-insurrection-insurrection = Coordinated insurrection
    .text = With the last fear card Dahan deal 2 damage each in every land. If you have not won then, you lose.
scenario-dahan-insurrection-victory = The Dahan hold the lands
    .text = Terror level 2: no land may have more towns and cities than Dahan. From level 3: fewer such lands than players.
scenario-dahan-insurrection-defeat = The Dahan must live
    .text = Fewer than 2 Dahan per player on the island means defeat.

## Choosing one

option-scenario = Scenario
    .help = Another situation, with rules of its own. It wins where it disagrees with an adversary.
option-scenario-none = { scenario-none }
    .help = { scenario-none.text }
option-scenario-blitz = { scenario-blitz }
    .help = { scenario-blitz.text }
option-scenario-guard-the-isles-heart = { scenario-guard-the-isles-heart }
    .help = { scenario-guard-the-isles-heart.text }
option-scenario-rituals-of-terror = { scenario-rituals-of-terror }
    .help = { scenario-rituals-of-terror.text }
option-scenario-dahan-insurrection = { scenario-dahan-insurrection }
    .help = { scenario-dahan-insurrection.text }

## What happens

scenario-begins = Scenario: { $scenario }.
blitz-head-start = { scenario-blitz-head-start }: the invaders act once more.
holds-ritual = { $seat }: a ritual of terror in { $land }.
pays-energy = { $seat }: energy −{ $energy }.
raids = { $land }: the Dahan raid, { $damage } damage.
military-response = { scenario-dahan-insurrection-response }: { $land }.
dahan-rise = The Dahan rise in every land.
end-rituals = The third ritual is held: the invaders flee in terror, the spirits win.
end-insurrection = The Dahan hold the lands: the insurrection succeeds, the spirits win.
end-heart = A town or city stands in the heart of the island: defeat.
end-dahan = Too few Dahan are left: defeat.
end-uprising = The insurrection has failed: defeat.

## Questions

ask-blitz-explorer = { scenario-blitz-more-explorers }, { $board }: where does one more explorer come?
ask-heart-land = The heart of the island: in which land does your presence begin?
ask-ritual = A ritual in { $land }?
ask-ritual-energy = A ritual in { $land }: how much energy do you pay? Still needed: { $left }.
ask-ritual-presence = A ritual in { $land }: how much of your presence there is destroyed? Still needed: { $left }.
ask-ritual-dahan = The Dahan leave { $land }: where does one of them go?
ask-response = { scenario-dahan-insurrection-response }, { $land }: to which land do the invaders come?
do-ritual = ritual in { $land }
do-pay = { $n } energy
do-sacrifice = { $n } presence

## The table in words

show-scenario = Scenario: { $scenario }
show-inner = heart of the island
show-rituals = Rituals held: { $n } of { $all }
show-held = towns and cities outnumber the Dahan
show-dahan = Dahan on the island: { $n }; at least { $needed } are needed
