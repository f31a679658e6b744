/** Key in local storage: the language that the visitor has chosen (chosen-language.ts). */
export const LANGUAGE_KEY = 'language';

/** Whether the visitor has chosen a language. Does not parse, so that the inline loader can ask cheaply. */
export function hasChosenLanguage(): boolean {
  try {
    return localStorage[LANGUAGE_KEY] !== undefined;
  } catch {
    return false; // Blocked storage knows of no choice.
  }
}
