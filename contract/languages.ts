/**
 * The languages of the public pages, of the mails to homeowners and of leads, by code (ISO 639-1): the name each
 * has for itself, the offer to read a page in it, where its pages begin, the `lang` of its documents, and the
 * locale of its dates and numbers. The rep area is English.
 */
export const LANGUAGES = {
  en: { name: 'English', offer: 'Read this in English', address: '', lang: 'en-US', locale: 'en-US' },
  es: { name: 'Español', offer: 'Leer esto en español', address: '/es', lang: 'es', locale: 'es-US' },
} as const;
export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = ['en', 'es'] as const satisfies readonly Language[];

/** English is the company's: a rep can say to speak another one, and an owner can translate their words. */
export type LanguageBesidesEnglish = Exclude<Language, 'en'>;
export const BESIDES_ENGLISH: readonly LanguageBesidesEnglish[] = LANGUAGE_CODES.filter(
  (code) => code !== 'en',
);

/** Whether a code is that of a language we write. */
export const isLanguage = (code: string): code is Language => LANGUAGE_CODES.some((each) => each === code);

/** The language of a code, such as a lead's; English where nobody knows it, or it is none of ours. */
export const toLanguage = (code: string): Language => (isLanguage(code) ? code : 'en');

/** Makes one of each language. */
export const forLanguages = <T>(make: (language: Language) => T): Record<Language, T> =>
  // `fromEntries` loses the key type; every language has an entry.
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, make(code)])) as Record<Language, T>;
