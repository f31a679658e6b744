import * as z from 'zod/mini';
import { parseDay } from '#contract/dates/calendar.ts';
import { isLanguage } from '#contract/languages.ts';
import { LIMITS } from '#contract/limits.ts';
import { phoneFault } from '#contract/phone.ts';
import { clearableText, optionalText, requiredName, requiredText, severalLines } from '#contract/text.ts';
import {
  isRequired,
  NAME_REQUIRED,
  NOT_A_DAY,
  PHONE_REQUIRED,
  UNKNOWN_LANGUAGE,
} from '#contract/words/rep-forms.ts';
import { INVALID_EMAIL } from '#contract-words/text-rules.ts';
import { isMultiline, LEAD_FIELDS, type LeadField } from './lead-fields.ts';

const ruleOf = (field: LeadField) => (isMultiline(field) ? severalLines : undefined);

/** A field of a lead that must be filled in. @param message shown when it is empty */
export const requiredField = (field: LeadField, message = isRequired(LEAD_FIELDS[field].label)) =>
  requiredText(message, LEAD_FIELDS[field].max, ruleOf(field));

/** A name of a lead that must be filled in. */
export const requiredLeadName = (
  field: 'firstName' | 'lastName',
  message = isRequired(LEAD_FIELDS[field].label),
) => requiredName(message, LEAD_FIELDS[field].max);

/** A field of a lead that may be empty. */
export const optionalField = (field: LeadField) => optionalText(LEAD_FIELDS[field].max, ruleOf(field));

/** A field of a lead that may be empty, but not missing. */
export const clearableField = (field: LeadField) => clearableText(LEAD_FIELDS[field].max, ruleOf(field));

/** Any text that may be a phone number, or several. */
export const requiredPhone = requiredField('phone', PHONE_REQUIRED);

/** One phone number or several, at least one of which can be dialed (contract/phone.ts). */
export const dialablePhone = requiredPhone.check((field) => {
  const message = field.value === '' ? null : phoneFault(field.value);
  if (message !== null) field.issues.push({ code: 'custom', message, input: field.value });
});

export const clearableEmail = clearableText(LIMITS.email).check(
  z.refine((text) => text === '' || z.regexes.html5Email.test(text), INVALID_EMAIL),
);
export const optionalEmail = z._default(clearableEmail, '');

/** What a homeowner speaks; empty when nobody has asked. */
export const spokenLanguage = z
  .string()
  .check(z.refine((code) => code === '' || isLanguage(code), UNKNOWN_LANGUAGE));
export const optionalLanguage = z._default(spokenLanguage, '');

/** An optional day; parses to `yyyy-MM-dd` or empty. */
export const optionalDay = z._default(
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine((text) => text === '' || parseDay(text) !== null, NOT_A_DAY),
    ),
    z.transform((text) => parseDay(text) ?? ''),
  ),
  '',
);

/** A row needs a name; one that has neither field of it, as a correction may, keeps what it has. */
export const hasName = () =>
  z.refine<{ firstName?: string | undefined; lastName?: string | undefined }>(
    ({ firstName, lastName }) => firstName !== '' || lastName !== '',
    { error: NAME_REQUIRED, path: ['lastName'] },
  );
