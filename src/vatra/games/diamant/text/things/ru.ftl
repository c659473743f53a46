## Как называются вещи на столе: строка на каждый вид, для тех, кто слушает, а не смотрит

thing-cave = пещера { $id }
thing-path = путь
thing-path-card = карта { $id } на пути
thing-path-card-left = рубины, оставшиеся на карте { $id } пути
thing-path-left = рубины, оставшиеся на пути
thing-deck = колода
thing-track = ловушки
thing-track-hazard = ловушка: { $name }
thing-pocket = карман
thing-chest = сундук
thing-relics = реликвии
thing-decision = решение
