import { expect, test } from 'vitest';
import { guessMapping } from '#contract/lead/import-columns.ts';
import { leadSchema } from '#contract/lead/lead.ts';
import { forFields, IMPORT_FIELDS, LEAD_FIELD_NAMES } from '#contract/lead/lead-fields.ts';
import { exportHeading, toCsvLines } from '#src/features/manage/export/export-file.ts';
import { leadAddress, leadDetails, leadName } from '#src/features/worklist/card/lead-words.ts';

const lead = leadSchema.parse({ leadId: 'L1', ...forFields(LEAD_FIELD_NAMES, (field) => `the ${field}`) });

test('every field of a lead is on its card', () => {
  const { phone, email, notes } = lead;
  const card = [
    leadName(lead),
    leadAddress(lead),
    ...leadDetails(lead).map(({ text }) => text),
    phone,
    email,
    notes,
  ].join(' ');
  for (const field of LEAD_FIELD_NAMES) expect(card).toContain(lead[field]);
});

test('every field of a lead is in the export, and an import recognizes the fields it takes by their titles', () => {
  const line = toCsvLines([{ ...lead, attempts: 0, workedAt: '', callbackAt: '' }]);
  for (const field of LEAD_FIELD_NAMES) expect(line).toContain(lead[field]);
  expect(guessMapping(exportHeading).filter((field) => field !== null)).toEqual(IMPORT_FIELDS);
});
