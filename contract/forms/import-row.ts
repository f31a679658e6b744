import * as z from 'zod/mini';
import { dialablePhone, optionalDay, optionalEmail, optionalField } from '#contract/lead/field-rules.ts';
import {
  forFields,
  IMPORT_FIELDS,
  type ImportField,
  isMultiline,
  LEAD_FIELDS,
} from '#contract/lead/lead-fields.ts';
import { toOneLine } from './one-line.ts';

/** One row of an imported file. Only a phone number and a name are required. */
export const importRowSchema = z
  .object({
    ...forFields(IMPORT_FIELDS, optionalField),
    phone: dialablePhone,
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

/** The cells of a row by field. A list often has a line break inside an address or between two numbers. */
export const toImportFields = (
  columns: readonly ImportField[],
  cells: readonly string[],
): Partial<Record<ImportField, string>> =>
  Object.fromEntries(
    columns.map((column, index) => {
      const cell = cells[index] ?? '';
      return [column, isMultiline(column) ? cell : toOneLine(cell)];
    }),
  );

/** Says what is wrong with a row, naming each column. @param fields messages by field name */
export const rowFaults = (fields: Record<string, string>): string =>
  IMPORT_FIELDS.flatMap((field) => {
    const message = fields[field];
    return message === undefined ? [] : [`${LEAD_FIELDS[field].label}: ${message}`];
  }).join('; ');
