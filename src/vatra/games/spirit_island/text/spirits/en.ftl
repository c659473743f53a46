complexity-low = low complexity
complexity-moderate = moderate complexity
complexity-high = high complexity

## Lightning’s Swift Strike

spirit-lightnings-swift-strike = Lightning’s Swift Strike
    .character = A flash out of a clear sky: there before anyone looks up, gone before the thunder.
    .style = Plays many cards, strikes before the invaders move, and destroys towns and cities. Hardly defends at all.
    .setup = 2 presence in the sands with the highest number.
special-lightnings-swift-strike-1 = Swiftness of Lightning
    .text = For each air you have, you may use one of your slow powers as a fast one this turn.
growth-lightnings-swift-strike-1 = Reclaim all cards, gain a power card, gain 1 energy.
growth-lightnings-swift-strike-2 = Add a presence at range 2 and a presence at range 0.
growth-lightnings-swift-strike-3 = Add a presence at range 1, gain 3 energy.
innate-thundering-destruction = Thundering Destruction
    .level-1 = Destroy 1 town.
    .level-2 = You may destroy 1 city instead of the town.
    .level-3 = Also destroy 1 town or city.
    .level-4 = Also destroy 1 more town or city.

## River Surges in Sunlight

spirit-river-surges-in-sunlight = River Surges in Sunlight
    .character = Glittering and patient in summer, a brown wall of water when the rains come.
    .style = Washes invaders out of their lands, strengthens allies and brings back the Dahan. Slow to gather energy.
    .setup = 1 presence in the wetland with the highest number.
special-river-surges-in-sunlight-1 = River’s Domain
    .text = A wetland with at least 1 of your presence is your sacred site.
growth-river-surges-in-sunlight-1 = Reclaim all cards, gain a power card, gain 1 energy.
growth-river-surges-in-sunlight-2 = Add a presence at range 1 and another at range 1.
growth-river-surges-in-sunlight-3 = Gain a power card, add a presence at range 2.
innate-massive-flooding = Massive Flooding
    .level-1 = Push 1 explorer or town.
    .level-2 = Instead: 2 damage, then push up to 3 explorers or towns.
    .level-3 = Instead: 2 damage to each invader.

## Vital Strength of the Earth

spirit-vital-strength-of-the-earth = Vital Strength of the Earth
    .character = The deep slow strength that holds up mountains and pushes every root into the light.
    .style = Shields its lands like nobody else and has energy to spare. Plays few cards and spreads slowly.
    .setup = 2 presence in the mountain with the highest number, 1 in the jungle with the highest number.
special-vital-strength-of-the-earth-1 = Earth’s Vitality
    .text = Defend 3 in every land that is your sacred site.
growth-vital-strength-of-the-earth-1 = Reclaim all cards, add a presence at range 2.
growth-vital-strength-of-the-earth-2 = Gain a power card, add a presence at range 0.
growth-vital-strength-of-the-earth-3 = Add a presence at range 1, gain 2 energy.
innate-gift-of-strength = Gift of Strength
    .level-1 = Once this turn the target spirit may repeat a power card that costs 1 or less, for free.
    .level-2 = Instead: a power card that costs 3 or less.
    .level-3 = Instead: a power card that costs 6 or less.

## Shadows Flicker Like Flame

spirit-shadows-flicker-like-flame = Shadows Flicker Like Flame
    .character = What moves at the edge of the firelight when nobody stands there.
    .style = Spreads fear and picks off lonely explorers, near the Dahan anywhere on the island. Weak at protecting the land.
    .setup = 2 presence in the jungle with the highest number, 1 in land 5.
special-shadows-flicker-like-flame-1 = Shadows of the Dahan
    .text = When you use a power you may pay 1 energy to target a land with Dahan at any distance.
growth-shadows-flicker-like-flame-1 = Reclaim all cards, gain a power card.
growth-shadows-flicker-like-flame-2 = Gain a power card, add a presence at range 1.
growth-shadows-flicker-like-flame-3 = Add a presence at range 3, gain 3 energy.
innate-darkness-swallows-the-unwary = Darkness Swallows the Unwary
    .level-1 = Gather 1 explorer.
    .level-2 = Destroy up to 2 explorers. 1 fear for each destroyed.
    .level-3 = 3 damage. 1 fear for each invader this damage destroys.

## Thunderspeaker

spirit-thunderspeaker = Thunderspeaker
    .character = The voice that rolls over the hills when the Dahan go to war, and the promise to go with them.
    .style = Travels with the Dahan and leads them in battle. Suffers when they die.
    .setup = 1 presence in each of the two lands with the most Dahan.
special-thunderspeaker-1 = Ally of the Dahan
    .text = Whenever a Dahan moves out of one of your lands, 1 of your presence there may go along.
special-thunderspeaker-2 = Sworn to Victory
    .text = After a ravage, for each Dahan the invaders destroyed there, destroy 1 of your presence in that land or an adjacent one.
growth-thunderspeaker-1 = Reclaim all cards, gain a power card and another power card.
growth-thunderspeaker-2 = Add a presence at range 2 and a presence at range 1, both in lands with Dahan.
growth-thunderspeaker-3 = Add a presence at range 1, gain 4 energy.
innate-gather-the-warriors = Gather the Warriors
    .level-1 = This power may be used as a fast one.
    .level-2 = Gather up to as many Dahan as you have air, then push up to as many as you have sun.
innate-lead-the-furious-assault = Lead the Furious Assault
    .level-1 = This power may be used as a fast one.
    .level-2 = Destroy 1 town for every 2 Dahan there.
    .level-3 = Also destroy 1 city for every 3 Dahan there.

## A Spread of Rampant Green

spirit-a-spread-of-rampant-green = A Spread of Rampant Green
    .character = Vines over every wall, moss over every road: what was cut yesterday is taller today.
    .style = Grows faster than anyone and smothers what invaders try to do. Slow to hurt them.
    .setup = 1 presence in the wetland with the highest number, 1 in a jungle without Dahan.
special-a-spread-of-rampant-green-1 = Choke the Land with Green
    .text = When invaders are about to ravage or build in your sacred site, you may destroy 1 of your presence there to skip that action.
special-a-spread-of-rampant-green-2 = Steady Regeneration
    .text = When adding presence in growth you may take a destroyed one: free on a healthy island, for 1 energy on a blighted one.
growth-a-spread-of-rampant-green-always = Always: add a presence at range 2 in a jungle or wetland.
growth-a-spread-of-rampant-green-1 = Reclaim all cards, gain a power card.
growth-a-spread-of-rampant-green-2 = Add a presence at range 1, play 1 card more this turn.
growth-a-spread-of-rampant-green-3 = Gain a power card, gain 3 energy.
innate-creepers-tear-into-mortar = Creepers Tear into Mortar
    .level-1 = 1 damage to one town or city.
    .level-2 = Repeat this power.
    .level-3 = Repeat this power once more.
innate-all-enveloping-green = All-Enveloping Green
    .level-1 = Defend 2.
    .level-2 = Instead: defend 4.
    .level-3 = Also remove 1 blight.

## Ocean’s Hungry Grasp

spirit-oceans-hungry-grasp = Ocean’s Hungry Grasp
    .character = The tide remembers every ship, and keeps most of them.
    .style = Drags coastal invaders under and lives on what it drowns. Cannot follow them inland.
    .setup = 1 presence in the ocean of your board and 1 in a coastal land of your choice.
special-oceans-hungry-grasp-1 = Ocean in Play
    .text = Your presence may enter oceans but never inland lands. Where you have presence on a board, its ocean is a coastal wetland for powers and blight. Invaders and Dahan moved into it drown.
special-oceans-hungry-grasp-2 = Drowning
    .text = Drowned pieces are destroyed. At any time change drowned invaders into energy: 1 for as much health as there are players.
growth-oceans-hungry-grasp-1 = Reclaim all cards, gain a power card, gather 1 of your presence into each ocean, gain 2 energy.
growth-oceans-hungry-grasp-2 = Add a presence to an ocean and another to an ocean, gain 1 energy.
growth-oceans-hungry-grasp-3 = Gain a power card, push 1 of your presence out of each ocean, add a presence at range 1 in a coastal land.
innate-pound-ships-to-splinters = Pound Ships to Splinters
    .level-1 = 1 fear.
    .level-2 = 1 more fear.
    .level-3 = 2 more fear.
innate-ocean-breaks-the-shore = Ocean Breaks the Shore
    .level-1 = Drown 1 town.
    .level-2 = You may drown 1 city instead of the town.
    .level-3 = Also drown 1 town or city.

## Bringer of Dreams and Nightmares

spirit-bringer-of-dreams-and-nightmares = Bringer of Dreams and Nightmares
    .character = Walks from sleeper to sleeper and leaves each a little less sure of the morning.
    .style = Kills nobody and frightens everyone: victory comes from fear alone. Cannot clear a land by force.
    .setup = 2 presence in the sands with the highest number.
special-bringer-of-dreams-and-nightmares-1 = To Dream a Thousand Deaths
    .text = Your powers never damage anything and destroy nothing but your own presence. For each invader one would destroy, make fear instead: explorer 0, town 2, city 5. Explorers and towns that dreamt of their death are pushed.
growth-bringer-of-dreams-and-nightmares-1 = Reclaim all cards, gain a power card.
growth-bringer-of-dreams-and-nightmares-2 = Reclaim one card, add a presence at range 0.
growth-bringer-of-dreams-and-nightmares-3 = Gain a power card, add a presence at range 1.
growth-bringer-of-dreams-and-nightmares-4 = Add a presence at range 4 in a land with Dahan or invaders, gain 2 energy.
innate-spirits-may-yet-dream = Spirits May Yet Dream
    .level-1 = Turn one face-down fear card face up, earned or still in the deck. It stays where it is.
    .level-2 = The target spirit gains 1 more of an element it has.
innate-night-terrors = Night Terrors
    .level-1 = 1 fear.
    .level-2 = 1 more fear.
    .level-3 = 1 more fear.
