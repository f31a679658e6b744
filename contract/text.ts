import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

const tooLong = (max: number) => `Please use at most ${max} characters`;

/**
 * A text that must not be empty after trimming.
 * @param message shown when it is empty
 * @param max maximum length in characters (contract/limits.ts)
 */
export const requiredText = (message: string, max: number) =>
  z.string({ error: message }).check(z.trim(), z.minLength(1, message), z.maxLength(max, tooLong(max)));

/** An optional text, trimmed; missing parses as empty. */
export const optionalText = (max: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(max, tooLong(max))), '');

/** An email address by the rule of the browser's email input, which accepts `ada@home`. */
export const email = (required: string, invalid: string, max: number) =>
  requiredText(required, max).check(z.regex(z.regexes.html5Email, invalid));

/** An email address with a dot in its domain: mail to a mistyped `ada@gmail` would reach nobody. */
export const publicEmail = (required: string, invalid: string, max: number) =>
  email(required, invalid, max).check(z.regex(/@.+\./, invalid));

/** The email that identifies an account; parses to lowercase. @param message shown when it is empty */
export const accountEmail = (message?: string) =>
  z
    .string({ error: message })
    .check(z.trim(), z.toLowerCase(), z.minLength(1, message), z.maxLength(LIMITS.email));

/**
 * An ISO instant in UTC such as `2026-11-20T21:30:00Z`, with or without fractions of a second; parses to
 * milliseconds.
 */
export const instant = (message: string) =>
  z.pipe(
    z.string({ error: message }).check(
      z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/, message),
      z.refine((text) => !Number.isNaN(Date.parse(text)), message),
    ),
    z.transform((text) => new Date(text).toISOString()),
  );
