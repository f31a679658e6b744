import { PUBLIC_ERRORS } from '#contract-words/errors.ts';
import { REP_ERRORS } from './words/rep-errors.ts';

/**
 * Every error the backend can return, with its text for the user. The wire carries the code as `error` and
 * the text as `message`; an action may send a more specific text.
 */
export const ERRORS = { ...PUBLIC_ERRORS, ...REP_ERRORS } as const;

export type ErrorCode = keyof typeof ERRORS;

export const isErrorCode = (error: string): error is ErrorCode => Object.hasOwn(ERRORS, error);

/** A refusal on the wire. `fields` maps field names to messages, for a form to show. */
export type Refusal = {
  ok: false;
  error: ErrorCode;
  message: string;
  fields?: Record<string, string>;
};

/** Builds a refusal, by default with the text from ERRORS. */
export function refusal(
  error: ErrorCode,
  message: string = ERRORS[error],
  fields?: Record<string, string>,
): Refusal {
  return fields ? { ok: false, error, message, fields } : { ok: false, error, message };
}
