import * as z from 'zod/mini';
import { NOT_ONE_LINE, tooLong } from '#contract-words/text-rules.ts';
import { LIMITS } from './limits.ts';

type TextRule = z.core.$ZodCheck<string>;

/**
 * No control characters, line or paragraph separators, or marks that change the direction of the text: they
 * could forge a line of an email or hide part of a name. The joiners of names and emoji are none of these.
 */
const oneLine: TextRule = z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u, NOT_ONE_LINE);

/** Line breaks and tabs stay. Other control characters, such as those of a copied PDF, become a space. */
export const severalLines: TextRule = z.overwrite((text: string) => text.replace(/[^\P{Cc}\t\n\r]/gu, ' '));

/** No other rule looks at a longer text: a stranger can send one that a pattern searches for seconds. */
const notLonger = (max: number) => z.maxLength(max, { error: tooLong(max), abort: true });

/** Trimmed again after the rule, which may have made a space of a control character at the end. */
const trimmed = (max: number, rule: TextRule, error?: string) =>
  z.string({ error }).check(z.trim(), notLonger(max), rule, z.trim());

/**
 * A text of one line that must not be empty after trimming; of several lines with `severalLines`.
 * @param message shown when it is empty
 * @param max maximum length in characters (contract/limits.ts)
 */
export const requiredText = (message: string, max: number, rule = oneLine) =>
  trimmed(max, rule, message).check(z.minLength(1, message));

/**
 * Like `requiredText`, for a name: with a letter or digit of any script. Some letters show nothing, and are
 * none here.
 */
export const requiredName = (message: string, max: number) =>
  requiredText(message, max).check(z.regex(/(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u, message));

/** Like `requiredText`, but may be empty; not missing. */
export const clearableText = (max: number, rule = oneLine) => trimmed(max, rule);

/** Like `requiredText`, but optional; missing parses as empty. */
export const optionalText = (max: number, rule = oneLine) => z._default(clearableText(max, rule), '');

/** What a program sends, such as an id or a session: one line, not trimmed. */
export const plainText = (max: number) => z.string().check(notLonger(max), oneLine);

/** An email address by the rule of the browser's email input, which accepts `ada@home`. */
export const email = (required: string, invalid: string, max: number) =>
  requiredText(required, max).check(z.regex(z.regexes.html5Email, invalid));

/** An email address with a dot in its domain: mail to a mistyped `ada@gmail` would reach nobody. */
export const publicEmail = (required: string, invalid: string, max: number) =>
  email(required, invalid, max).check(z.regex(/@[^@]+\./, invalid));

/** The email that identifies an account; parses to lowercase. @param message shown when it is empty */
export const accountEmail = (message?: string) =>
  // Lowercase first: some letters are longer in lowercase.
  z
    .string({ error: message })
    .check(z.trim(), z.toLowerCase(), notLonger(LIMITS.email), oneLine, z.minLength(1, message));

const ONE_LINE = /^[!-~]*(?: [!-~]+)*$/;

/**
 * Makes one line of a pasted or imported text: white space becomes one space, and invisible direction marks,
 * which phones add to a copied number, are left out. Other control characters stay: one may stand for a
 * letter that was lost, so the rule of the field refuses them with a message.
 */
export const toOneLine = (typed: string): string =>
  // Almost every cell of a long list is.
  ONE_LINE.test(typed) ? typed : typed.replace(/\p{Bidi_Control}/gu, '').replace(/\s+/g, ' ');
