import * as z from 'zod/mini';
import { answerList, answerStatus, answerText } from '#contract/answer-fields.ts';
import { LANGUAGE_CODES } from '#contract/languages.ts';
import { LIMITS } from '#contract/limits.ts';
import { CALL_SERVICES, CALL_STATUSES } from '#contract/owner-settings/call-scripts.ts';
import { optionalText, severalLines } from '#contract/text.ts';
import { type Action, emptyRequestSchema } from './action.ts';

const service = z.enum(CALL_SERVICES);
const status = z.enum(CALL_STATUSES);

const language = z._default(z.enum(LANGUAGE_CODES), 'en');

/** Several lines, with placeholders such as `{first name}`, which the site fills in. */
export const callScriptSchema = z.object({ service, status, language, text: answerText });
export type CallScript = z.infer<typeof callScriptSchema>;

/**
 * `call_scripts`: what the owner has written for reps to say on a call, in each language. The site has texts of its own
 * (owner-settings/call-scripts.ts, `chooseScript`).
 */
export const callScriptsAction = {
  name: 'call_scripts',
  method: 'GET',
  isReadOnly: true,
  role: 'rep',
  request: emptyRequestSchema,
  answer: z.extend(answerStatus, {
    /** In English: a page that knows no other language reads these only. */
    scripts: answerList(callScriptSchema),
    translations: answerList(callScriptSchema),
  }),
} as const satisfies Action;

/**
 * `save_call_script`, managers only: replaces a script. An empty text brings the site's own one back. Refused as
 * `bad_request` if `service` and `status` are no call together.
 */
export const saveCallScriptAction = {
  name: 'save_call_script',
  role: 'manager',
  request: z.object({ service, status, language, text: optionalText(LIMITS.callScript, severalLines) }),
  answer: answerStatus,
} as const satisfies Action;
