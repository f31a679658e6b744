import {
  BESIDES_ENGLISH,
  isLanguage,
  LANGUAGE_CODES,
  type Language,
  type LanguageBesidesEnglish,
} from '#contract/languages.ts';

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

/** How people write a language in a list, or in a sheet. */
const WRITTEN: Readonly<Record<Language, RegExp>> = {
  en: /^(?:en|eng|english|ingl[eé]s)$/i,
  es: /^(?:es|spa?|spanish|espa[nñ]ol|castellano)$/i,
};

/** Finds the language that somebody has written: `Spanish`, `Español`, `es`, `SPA`; undefined for none of ours. */
export const findLanguage = (written: string): Language | undefined =>
  LANGUAGE_CODES.find((code) => WRITTEN[code].test(written.trim()));

/** Reads what a rep speaks besides English: languages with a space or a comma between; others are left out. */
export function readLanguages(written: string): LanguageBesidesEnglish[] {
  const found = written.split(/[\s,]+/).map(findLanguage);
  return BESIDES_ENGLISH.filter((code) => found.includes(code));
}
