import { optionalLines, optionalText, requiredLines, requiredText } from '#contract/text.ts';
import { isMultiline, LEAD_FIELDS, type LeadField } from './lead-fields.ts';

/** A field of a lead that must be filled in. @param message shown when it is empty */
export const requiredField = (field: LeadField, message: string) =>
  (isMultiline(field) ? requiredLines : requiredText)(message, LEAD_FIELDS[field].max);

/** A field of a lead that may be empty. */
export const optionalField = (field: LeadField) =>
  (isMultiline(field) ? optionalLines : optionalText)(LEAD_FIELDS[field].max);
