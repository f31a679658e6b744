import * as z from 'zod/mini';

/**
 * A text that must hold something after trimming.
 * @param message shown when it is empty; @param max longest length in characters (contract/limits.ts)
 */
export const requiredText = (message: string, max: number) =>
  z.string({ error: message }).check(z.trim(), z.minLength(1, message), z.maxLength(max, tooLong(max)));

/** A text that may be missing or empty; missing reads as the empty text. */
export const optionalText = (max: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(max, tooLong(max))), '');

/** An email address by the rule of the browser's own email field, and with a dot in its domain: no mail reaches `ada@home`. */
export const email = (required: string, invalid: string, max: number) =>
  z
    .string({ error: required })
    .check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(max, tooLong(max)),
      z.regex(z.regexes.html5Email, invalid),
      z.regex(/@.+\./, invalid),
    );

/** A text of a remote's answer: spreadsheets turn ids and ZIP codes into numbers, so those are read as text too. */
export const answerText = z._default(
  z.pipe(
    z.nullable(z.union([z.string(), z.number()])),
    z.transform((value) => (value === null ? '' : String(value))),
  ),
  '',
);

/** A moment as `2026-11-20T21:30:00Z`, with or without fractions of a second; comes out with milliseconds. */
export const instant = (message: string) =>
  z.pipe(
    z.string({ error: message }).check(
      z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/, message),
      z.refine((text) => !Number.isNaN(Date.parse(text)), message),
    ),
    z.transform((text) => new Date(text).toISOString()),
  );

const tooLong = (max: number) => `Please use at most ${max} characters`;
