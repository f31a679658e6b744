import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

const notLonger = (max: number) => z.maxLength(max, `Please use at most ${max} characters`);

/**
 * No control characters, line or paragraph separators, or marks that change the direction of the text: they
 * could forge a line of an email or hide part of a name. The joiners of names and emoji are none of these.
 */
const oneLine = z.regex(
  /^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u,
  'Please use one line, without special control characters',
);

/** Line breaks and tabs stay. Other control characters, such as those of a copied PDF, become a space. */
const severalLines = z.overwrite<string>((text) => text.replace(/[^\P{Cc}\t\n\r]/gu, ' '));

/**
 * One line that must not be empty after trimming.
 * @param message shown when it is empty
 * @param max maximum length in characters (contract/limits.ts)
 */
export const requiredText = (message: string, max: number) =>
  z.string({ error: message }).check(z.trim(), z.minLength(1, message), notLonger(max), oneLine);

/** One line, optional and trimmed; missing parses as empty. */
export const optionalText = (max: number) =>
  z._default(z.string().check(z.trim(), notLonger(max), oneLine), '');

/** Like `requiredText`, with several lines. */
export const requiredLines = (message: string, max: number) =>
  z.string({ error: message }).check(severalLines, z.trim(), z.minLength(1, message), notLonger(max));

/** Like `optionalText`, with several lines. */
export const optionalLines = (max: number) =>
  z._default(z.string().check(severalLines, z.trim(), notLonger(max)), '');

/** A text that a program sends, such as an id or a session: one line, not trimmed, may be empty. */
export const plainText = (max: number) => z.string().check(notLonger(max), oneLine);

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
    .check(z.trim(), z.toLowerCase(), z.minLength(1, message), z.maxLength(LIMITS.email), oneLine);

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
