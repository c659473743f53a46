## Imiona rywali przy stołach lekcji

lesson-name-ivo = Ivo
lesson-name-marek = Marek
lesson-name-oksana = Oksana
lesson-name-ola = Ola
lesson-name-taras = Taras
lesson-name-yara = Yara

no-such-lesson = Nie ma lekcji „{ $lesson }”. Lekcje można wybrać na karcie gry.
