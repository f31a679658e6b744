import * as z from 'zod/mini';
import { type Action, emptyRequestSchema } from '#contract/actions/action.ts';
import { answerStatus, answerText } from '#contract/answer-fields.ts';
import { isLanguage } from '#contract/languages.ts';
import { LIMITS } from '#contract/limits.ts';
import { optionalText } from '#contract/text.ts';
import { readLanguages } from '#contract/words/languages.ts';
import { UNKNOWN_LANGUAGE } from '#contract/words/rep-forms.ts';

/** Codes of the languages that a rep speaks besides English (contract/languages.ts), a space between; empty for none. */
const languages = optionalText(LIMITS.id).check(
  z.refine(
    (codes) => codes.split(' ').every((code) => code === '' || (isLanguage(code) && code !== 'en')),
    UNKNOWN_LANGUAGE,
  ),
  z.overwrite((codes) => readLanguages(codes).join(' ')),
);

const answer = z.extend(answerStatus, { languages: answerText });

/** `show_languages`: what the rep who asks speaks besides English. */
export const showLanguagesAction = {
  name: 'show_languages',
  isReadOnly: true,
  role: 'rep',
  request: emptyRequestSchema,
  answer,
} as const satisfies Action;

/**
 * `save_languages`: replaces that of the rep who asks. `next_lead` then gives this rep the leads in these languages
 * first. Answers like `show_languages`.
 */
export const saveLanguagesAction = {
  name: 'save_languages',
  role: 'rep',
  request: z.object({ languages }),
  answer,
} as const satisfies Action;
