## Names of rivals at the tables of lessons

lesson-name-ivo = Ivo
lesson-name-marek = Marek
lesson-name-oksana = Oksana
lesson-name-ola = Ola
lesson-name-taras = Taras
lesson-name-yara = Yara

no-such-lesson = There is no lesson “{ $lesson }”. Lessons can be chosen on a game’s card.
