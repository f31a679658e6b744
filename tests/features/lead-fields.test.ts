import { expect, test } from 'vitest';
import { leadSchema } from '#contract/lead/lead.ts';
import { forFields, LEAD_FIELD_NAMES } from '#contract/lead/lead-fields.ts';
import { guessMapping } from '#contract/lead-list/titles.ts';
import { speaks } from '#contract/words/languages.ts';
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
    speaks(lead.language),
  ].join(' ');
  for (const field of LEAD_FIELD_NAMES) expect(card).toContain(lead[field]);
});

test('every field of a lead is in the export, and an import recognizes the fields it takes by their titles', () => {
  const line = toCsvLines([{ ...lead, attempts: 0, workedAt: '', callbackAt: '', doNotCall: '' }]);
  for (const field of LEAD_FIELD_NAMES) expect(line).toContain(lead[field]);
  expect(guessMapping(exportHeading).filter((column) => column !== null)).toEqual([
    ...LEAD_FIELD_NAMES,
    'status',
    'doNotCall',
    'callback',
  ]);
});
