import * as z from 'zod/mini';
import { dialablePhone, optionalDay, optionalEmail, optionalField } from '#contract/lead/field-rules.ts';
import { forFields, IMPORT_FIELDS, type ImportField, LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { tidyZip } from '#contract/lead/zip.ts';
import { tidyPhone } from '#contract/phone.ts';

/** One row of an imported file. Only a phone number and a name are required. */
export const importRowSchema = z
  .object({
    ...forFields(IMPORT_FIELDS, optionalField),
    phone: z.pipe(dialablePhone, z.transform(tidyPhone)),
    zip: z.pipe(optionalField('zip'), z.transform(tidyZip)),
    email: optionalEmail,
    mostRecentStormDate: optionalDay,
    dateOfLoss: optionalDay,
  })
  .check(
    z.refine((row) => row.firstName !== '' || row.lastName !== '', {
      error: 'A name is required',
      path: ['lastName'],
    }),
  );
export type ImportRow = z.infer<typeof importRowSchema>;

/** The cells of a row by field. */
export const toImportFields = (
  columns: readonly ImportField[],
  cells: readonly string[],
): Partial<Record<ImportField, string>> =>
  Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));

/** Says what is wrong with a row, naming each column. @param fields messages by field name */
export const rowFaults = (fields: Record<string, string>): string =>
  IMPORT_FIELDS.flatMap((field) => {
    const message = fields[field];
    return message === undefined ? [] : [`${LEAD_FIELDS[field].label}: ${message}`];
  }).join('; ');
