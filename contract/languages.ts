/**
 * The languages of the public pages, the mails to homeowners and the leads, by code (ISO 639-1): the name each
 * has for itself, where its pages begin, and how its dates are written. The rep area is English.
 */
export const LANGUAGES = {
  en: { name: 'English', address: '', locale: 'en-US' },
  es: { name: 'Español', address: '/es', locale: 'es-US' },
} as const;
export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = ['en', 'es'] as const satisfies readonly Language[];

/** Whether a code is that of a language we write. */
export const isLanguage = (code: string): code is Language => LANGUAGE_CODES.some((each) => each === code);
