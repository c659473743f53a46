## Имена соперников за столами уроков

lesson-name-ivo = Иво
lesson-name-marek = Марек
lesson-name-oksana = Оксана
lesson-name-ola = Оля
lesson-name-taras = Тарас
lesson-name-yara = Яра

no-such-lesson = Урока «{ $lesson }» нет. Уроки можно выбрать на карточке игры.
