/** The languages of the house. */
export const LANGUAGES = ['uk', 'pl', 'ru', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** How each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  uk: 'Українська',
  pl: 'Polski',
  ru: 'Русский',
  en: 'English',
}

/** The best of the reader's languages that we speak. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}
