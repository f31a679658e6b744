import Papa from 'papaparse';
import type { LeadField } from '#contract/lead/lead-fields.ts';
import { importLabel } from '#contract/lead-list/columns.ts';

const SAMPLE: readonly [LeadField, string][] = [
  ['firstName', 'Ada'],
  ['lastName', 'Marlowe'],
  ['phone', '(321) 555-0142'],
  ['email', 'ada@home.example'],
  ['address', '120 Ocean Ave'],
  ['city', 'Melbourne'],
  ['state', 'FL'],
  ['zip', '32901'],
  ['mostRecentStormDate', '11/09/2026'],
  ['notes', 'Shingles missing on the north side'],
];

/** The columns that most lists have, each with its name and what may stand in it. */
export const SAMPLE_COLUMNS = SAMPLE.map(([field, cell]) => ({ name: importLabel(field), cell }));

/** A list of one lead, as CSV. */
export const sampleList = (): string =>
  Papa.unparse([SAMPLE_COLUMNS.map(({ name }) => name), SAMPLE_COLUMNS.map(({ cell }) => cell)], {
    newline: '\r\n',
  });
