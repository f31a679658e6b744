import type { Language } from '#contract/languages.ts';
import type { Translation } from '#contract/words/translation.ts';
import * as en from './en/homeowner.ts';
import * as es from './es/homeowner.ts';

/**
 * What the core answers to a homeowner, besides the errors of contract/words/en/errors.ts. A page in another language
 * says it in its own words.
 */
export const HOMEOWNER_ANSWERS = {
  dayNotOffered: 'Please choose one of the days shown',
  lossAhead: "The date of loss can't be in the future",
  changedTooOften: 'This booking was changed too often today. Please call us to change it.',
  bookingUnknown: "We can't find this booking.",
} as const;

/** The lines of the emails to a homeowner about a visit (mail/homeowner.ts). */
export type HomeownerWords = Translation<typeof en.HOMEOWNER_MAIL>;

const MAIL: Readonly<Record<Language, HomeownerWords>> = { en: en.HOMEOWNER_MAIL, es: es.HOMEOWNER_MAIL };

/** The lines in a language. */
export const homeownerWords = (language: Language): HomeownerWords => MAIL[language];

/** In every language. */
export const HOMEOWNER_MAILS: readonly HomeownerWords[] = Object.values(MAIL);
