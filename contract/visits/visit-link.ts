import { LANGUAGES, type Language } from '#contract/languages.ts';
import { LANGUAGE } from '#contract-words/language.ts';

/** The page that a visit's link opens. The token stands after `#`, which browsers send to no server. */
export const VISIT_PATH = '/schedule/visit';

/**
 * @param siteUrl without a trailing slash. @param token from the answer or the email of a booking
 * @param language of the page
 */
export const visitLink = (siteUrl: string, token: string, language: Language = LANGUAGE): string =>
  `${siteUrl}${LANGUAGES[language].address}${VISIT_PATH}#${token}`;
