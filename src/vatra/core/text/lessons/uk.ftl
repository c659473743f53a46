## Імена суперників за столами уроків

lesson-name-ivo = Іво
lesson-name-marek = Марек
lesson-name-oksana = Оксана
lesson-name-ola = Оля
lesson-name-taras = Тарас
lesson-name-yara = Яра

no-such-lesson = Уроку «{ $lesson }» немає. Уроки можна вибрати на картці гри.
