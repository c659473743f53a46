## Minor powers

power-call-of-the-dahan-ways = Call of the Dahan Ways
    .text = Replace 1 explorer with 1 Dahan. With 2 moon: you may replace 1 town with 1 Dahan instead.
power-call-to-bloodshed = Call to Bloodshed
    .text = 1 damage for each Dahan, or gather up to 3 Dahan.
power-call-to-isolation = Call to Isolation
    .text = Push 1 explorer or town for each Dahan, or push 1 Dahan.
power-call-to-migrate = Call to Migrate
    .text = Gather up to 3 Dahan, then push up to 3 Dahan.
power-call-to-tend = Call to Tend
    .text = Remove 1 blight, or push up to 3 Dahan.
power-dark-and-tangled-woods = Dark and Tangled Woods
    .text = 2 fear. In mountain or jungle: defend 3.
power-delusions-of-danger = Delusions of Danger
    .text = Push 1 explorer, or 2 fear.
power-devouring-ants = Devouring Ants
    .text = 1 fear. 1 damage. Destroy 1 Dahan. In jungle or sands: 1 more damage.
power-drift-down-into-slumber = Drift Down into Slumber
    .text = Defend 1. In jungle or sands: defend 4 instead.
power-drought = Drought
    .text = Destroy 3 towns. 1 damage to each town and city. Add 1 blight. With 3 sun: destroy 1 city.
power-elemental-boon = Elemental Boon
    .text = The target spirit gains 3 different elements of its choice this turn. If it is another spirit, you gain the same ones.
power-encompassing-ward = Encompassing Ward
    .text = This turn defend 2 in every land where the target spirit has presence.
power-enticing-splendor = Enticing Splendor
    .text = Gather 1 explorer or town, or gather up to 2 Dahan.
power-entrancing-apparitions = Entrancing Apparitions
    .text = Defend 2. If there are no invaders, gather up to 2 explorers.
power-gift-of-constancy = Gift of Constancy
    .text = The target spirit gains 2 energy. When time passes it may take 1 of the cards it played back to its hand. If it is another spirit, you may do so too.
power-gift-of-living-energy = Gift of Living Energy
    .text = The target spirit gains 1 energy, 1 more if it is another spirit, and 1 more if you have 2 or more sacred sites.
power-gift-of-power = Gift of Power
    .text = The target spirit gains a minor power.
power-gnawing-rootbiters = Gnawing Rootbiters
    .text = Push up to 2 towns.
power-land-of-haunts-and-embers = Land of Haunts and Embers
    .text = 2 fear. Push up to 2 explorers or towns. If there is blight: 2 more fear, and push up to 2 more. Add 1 blight.
power-lure-of-the-unknown = Lure of the Unknown
    .text = Gather 1 explorer or town.
power-natures-resilience = Nature’s Resilience
    .text = Defend 6. With 2 water: you may remove 1 blight instead.
power-pull-beneath-the-hungry-earth = Pull Beneath the Hungry Earth
    .text = If you have presence there: 1 fear and 1 damage. In sands or wetland: 1 damage.
power-purifying-flame = Purifying Flame
    .text = 1 damage for each blight. In mountain or sands you may remove 1 blight instead.
power-quicken-the-earths-struggles = Quicken the Earth’s Struggles
    .text = 1 damage to each town and city, or defend 10.
power-rain-of-blood = Rain of Blood
    .text = 2 fear. If there are 2 or more towns and cities together: 1 more fear.
power-reaching-grasp = Reaching Grasp
    .text = All powers of the target spirit have range +2 this turn.
power-rouse-the-trees-and-stones = Rouse the Trees and Stones
    .text = 2 damage. Push 1 explorer.
power-sap-the-strength-of-multitudes = Sap the Strength of Multitudes
    .text = Defend 5. With 1 air: range 1.
power-savage-mawbeasts = Savage Mawbeasts
    .text = In jungle or wetland: 1 fear and 1 damage. With 3 animal: 1 damage in any land.
power-shadows-of-the-burning-forest = Shadows of the Burning Forest
    .text = 2 fear. In mountain or jungle: push 1 explorer and 1 town.
power-song-of-sanctity = Song of Sanctity
    .text = If there are explorers, push them all. Otherwise remove 1 blight.
power-steam-vents = Steam Vents
    .text = Destroy 1 explorer. With 3 earth: you may destroy 1 town instead.
power-uncanny-melting = Uncanny Melting
    .text = If there are invaders: 1 fear. In sands or wetland: remove 1 blight.
power-veil-the-nights-hunt = Veil the Night’s Hunt
    .text = 1 damage to as many different invaders as there are Dahan, or push up to 3 Dahan.
power-visions-of-fiery-doom = Visions of Fiery Doom
    .text = 1 fear. Push 1 explorer or town. With 2 fire: 1 more fear.
power-voracious-growth = Voracious Growth
    .text = 2 damage, or remove 1 blight.

## Major powers

power-accelerated-rot = Accelerated Rot
    .text = 2 fear. 4 damage. With 3 sun, 2 water, 3 plant: 5 more damage, and remove 1 blight.
power-blazing-renewal = Blazing Renewal
    .text = The target spirit adds 2 of its destroyed presence to one land within range 2 of yours. If any is added: 2 damage to each town and city there. With 3 fire, 3 earth, 2 plant: 4 more damage there.
power-cleansing-floods = Cleansing Floods
    .text = 4 damage. Remove 1 blight. With 4 water: 10 more damage.
power-dissolve-the-bonds-of-kinship = Dissolve the Bonds of Kinship
    .text = Replace 1 city with 2 explorers, 1 town with 1 explorer and 1 Dahan with 1 explorer. Push all explorers to as many different lands as possible. With 2 fire, 2 water, 3 animal: before the push, explorers on one side and towns and cities on the other damage each other.
power-entwined-power = Entwined Power
    .text = This turn you and the target spirit may count range from each other’s presence. It gains a power card; you take one of those it did not keep. With 2 water, 4 plant: each of you gains 3 energy and may give the other a card from hand.
power-indomitable-claim = Indomitable Claim
    .text = Add 1 presence there, whatever your limits. Defend 20. With 2 sun, 3 earth: 3 fear if there are invaders, and invaders skip all actions there.
power-infinite-vitality = Infinite Vitality
    .text = This turn Dahan there have 4 more health, and no blight is added there. With 4 earth: Dahan there cannot be damaged or destroyed; remove 1 blight there or in an adjacent land.
power-mists-of-oblivion = Mists of Oblivion
    .text = 1 damage to each invader. 1 fear for each town or city this power destroys, at most 4. With 2 moon, 3 air, 2 water: 3 more damage.
power-paralyzing-fright = Paralyzing Fright
    .text = 4 fear. Invaders skip all actions there this turn. With 2 air, 3 earth: 4 more fear.
power-pillar-of-living-flame = Pillar of Living Flame
    .text = 3 fear. 5 damage. In jungle or wetland: add 1 blight. With 4 fire: 2 more fear and 5 more damage.
power-poisoned-land = Poisoned Land
    .text = 1 fear. 7 damage. Add 1 blight. Destroy all Dahan. With 3 earth, 2 plant, 2 animal: 1 more fear and 4 more damage for each blight there.
power-powerstorm = Powerstorm
    .text = The target spirit gains 3 energy. Once this turn it may repeat a power card by paying its cost again. With 2 sun, 2 fire, 3 air: it may also repeat 2 other cards.
power-talons-of-lightning = Talons of Lightning
    .text = 3 fear. 5 damage. With 3 fire, 3 air: range 3, and destroy 1 town in each adjacent land.
power-terrifying-nightmares = Terrifying Nightmares
    .text = 2 fear. Push up to 4 explorers or towns. With 4 moon: 4 more fear.
power-the-jungle-hungers = The Jungle Hungers
    .text = Destroy all explorers, all towns and all Dahan. With 2 moon, 3 plant: the Dahan are spared, and 1 city is destroyed.
power-the-land-thrashes-in-furious-pain = The Land Thrashes in Furious Pain
    .text = 2 damage for each blight there and 1 damage for each blight in adjacent lands. With 3 moon, 3 earth: repeat this power in one adjacent land, whatever it holds.
power-the-trees-and-stones-speak-of-war = The Trees and Stones Speak of War
    .text = 1 damage and defend 2 for each Dahan. With 2 sun, 2 earth, 2 plant: push up to 2 Dahan; each takes 2 of the defend along.
power-tsunami = Tsunami
    .text = 2 fear. 8 damage. Destroy 2 Dahan. With 3 water, 2 earth: in each other coastal land of that board 1 fear, 4 damage, and destroy 1 Dahan.
power-vengeance-of-the-dead = Vengeance of the Dead
    .text = 3 fear. This turn, after towns, cities or Dahan are destroyed there: 1 damage for each of them. With 3 animal: that damage may also go to adjacent lands.
power-vigor-of-the-breaking-dawn = Vigor of the Breaking Dawn
    .text = 2 damage for each Dahan. With 3 sun, 2 animal: push up to 2 Dahan, then 2 damage for each Dahan in the lands they reached.
power-winds-of-rust-and-atrophy = Winds of Rust and Atrophy
    .text = 1 fear. Defend 6. Replace 1 city with 1 town, or 1 town with 1 explorer. With 3 air, 3 water, 2 animal: repeat this power.
power-wrap-in-wings-of-sunlight = Wrap in Wings of Sunlight
    .text = Move up to 5 Dahan from there to one land anywhere. If any moved: defend 5 in that land. With 2 sun, 2 air, 2 animal: first gather up to 3 Dahan.

## Unique powers: Lightning’s Swift Strike

power-harbingers-of-the-lightning = Harbingers of the Lightning
    .text = Push up to 2 Dahan. 1 fear if any of them came to a town or city.
power-lightnings-boon = Lightning’s Boon
    .text = The target spirit may use up to 2 of its slow powers as fast ones this turn.
power-raging-storm = Raging Storm
    .text = 1 damage to each invader.
power-shatter-homesteads = Shatter Homesteads
    .text = 1 fear. Destroy 1 town.

## Unique powers: River Surges in Sunlight

power-boon-of-vigor = Boon of Vigor
    .text = On yourself: gain 1 energy. On another spirit: it gains 1 energy for each power card it played this turn.
power-flash-floods = Flash Floods
    .text = 1 damage. In a coastal land: 1 more damage.
power-rivers-bounty = River’s Bounty
    .text = Gather up to 2 Dahan. If there are now 2 or more: add 1 Dahan and gain 1 energy.
power-wash-away = Wash Away
    .text = Push up to 3 explorers or towns.

## Unique powers: Vital Strength of the Earth

power-a-year-of-perfect-stillness = A Year of Perfect Stillness
    .text = Invaders skip all actions there this turn.
power-draw-of-the-fruitful-earth = Draw of the Fruitful Earth
    .text = Gather up to 2 explorers. Gather up to 2 Dahan.
power-guard-the-healing-land = Guard the Healing Land
    .text = Remove 1 blight. Defend 4.
power-rituals-of-destruction = Rituals of Destruction
    .text = 2 damage. If there are 3 or more Dahan: 3 more damage and 2 fear.

## Unique powers: Shadows Flicker Like Flame

power-concealing-shadows = Concealing Shadows
    .text = 1 fear. This turn ravages do not damage the Dahan there.
power-crops-wither-and-fade = Crops Wither and Fade
    .text = 2 fear. Replace 1 town with 1 explorer, or 1 city with 1 town.
power-favors-called-due = Favors Called Due
    .text = Gather up to 4 Dahan. If there are invaders, and Dahan are more than they: 3 fear.
power-mantle-of-dread = Mantle of Dread
    .text = 2 fear. The target spirit may push 1 explorer and 1 town out of one of its lands.

## Unique powers: Thunderspeaker

power-manifestation-of-power-and-glory = Manifestation of Power and Glory
    .text = 1 fear. Each Dahan there deals as much damage as you have presence there.
power-sudden-ambush = Sudden Ambush
    .text = You may gather 1 Dahan. Destroy 1 explorer for each Dahan there.
power-voice-of-thunder = Voice of Thunder
    .text = Push up to 4 Dahan, or 2 fear if there are invaders.
power-words-of-warning = Words of Warning
    .text = Defend 3. In a ravage this turn Dahan there strike at the same time as the invaders.

## Unique powers: A Spread of Rampant Green

power-fields-choked-with-growth = Fields Choked with Growth
    .text = Push 1 town, or push 3 Dahan.
power-gift-of-proliferation = Gift of Proliferation
    .text = The target spirit adds 1 presence within range 1 of its own.
power-overgrow-in-a-night = Overgrow in a Night
    .text = Add 1 presence, or 3 fear if your presence and invaders are there.
power-stem-the-flow-of-fresh-water = Stem the Flow of Fresh Water
    .text = 1 damage to one town or city. In mountain or sands: 1 damage to each of them instead.

## Unique powers: Ocean’s Hungry Grasp

power-call-of-the-deeps = Call of the Deeps
    .text = Gather 1 explorer. In an ocean you may gather 1 more.
power-grasping-tide = Grasping Tide
    .text = 2 fear. Defend 4.
power-swallow-the-land-dwellers = Swallow the Land-Dwellers
    .text = Drown 1 explorer, 1 town and 1 Dahan.
power-tidal-boon = Tidal Boon
    .text = The target spirit gains 2 energy and may push 1 town and up to 2 Dahan out of one of its lands. If Dahan are pushed into your ocean, you may move them to any coastal land instead of drowning them.

## Unique powers: Bringer of Dreams and Nightmares

power-call-on-midnights-dream = Call on Midnight’s Dream
    .text = With Dahan there: gain a major power; if you forget this card for it, gain 1 energy for each Dahan, and you may play the major at once by paying its cost. Or, with invaders there: 2 fear.
power-dread-apparitions = Dread Apparitions
    .text = This turn each fear that powers make there also gives defend 1 there. 1 fear.
power-dreams-of-the-dahan = Dreams of the Dahan
    .text = Gather up to 2 Dahan. Or, with a town or city there: 1 fear for each Dahan, at most 3.
power-predatory-nightmares = Predatory Nightmares
    .text = 2 damage. Push up to 2 Dahan.
