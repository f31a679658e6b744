import { toInstant } from '#backend/core/instants.ts';
import { codeOfSalt } from '#backend/core/messages/messages.ts';
import type { Context } from '#backend/core/plan.ts';
import type { ResetCodeRow } from '#backend/core/rows.ts';
import { isSameSecret } from '#backend/core/same-secret.ts';
import { COUNTS } from '#contract/limits.ts';

/** Creates the row of a new code. @param lifeMs how long the code is valid, in milliseconds */
export const newResetCode = (email: string, lifeMs: number, context: Context): ResetCodeRow => ({
  email,
  salt: context.newSecret(),
  sentAt: toInstant(context.nowMs),
  expiresAt: toInstant(context.nowMs + lifeMs),
  tries: 0,
});

/** Returns the code that belongs to a row. The rows alone do not reveal it. */
const codeOf = ({ email, salt }: ResetCodeRow, context: Context): string =>
  codeOfSalt(email, salt, context.sign);

export const isUsable = (row: ResetCodeRow | null, context: Context): row is ResetCodeRow =>
  row !== null && row.salt !== '' && row.expiresAt > toInstant(context.nowMs);

/** Case, spaces and dashes of a typed code do not matter. */
const readCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');

/** Whether a typed text is the row's code. */
export const isRightCode = (row: ResetCodeRow, typed: string, context: Context): boolean =>
  isSameSecret(readCode(typed), codeOf(row, context), context);

/** Id of the meter that counts how often a used code was sent again. It does not reveal the code. */
export const usedCodeId = (email: string, typed: string, { sign }: Context): string =>
  `used-code ${sign(`used code ${email} ${readCode(typed)}`).slice(0, 32)}`;

/** The row after one more wrong try. The last one ends the code. */
export function afterWrongTry(row: ResetCodeRow): ResetCodeRow {
  const tries = row.tries + 1;
  return { ...row, tries, salt: tries < COUNTS.codeTries ? row.salt : '' };
}
