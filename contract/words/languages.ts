import { isLanguage, type Language } from '#contract/languages.ts';

/** What the company calls the languages of its homeowners. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Spanish' };

/** The name of a language by its code; any other text is returned as it is. */
export const languageName = (code: string): string => (isLanguage(code) ? NAMES[code] : code);

/**
 * Who speaks another language than the company does: `Speaks Spanish`; empty for English, and where nobody knows. On the
 * lead's card beside the name, and in the company's email.
 */
export const speaks = (code: string): string =>
  code === '' || code === 'en' ? '' : `Speaks ${languageName(code)}`;
