import { expect, test } from 'vitest';
import { aScript, MINUTE } from '#tests/core/script.ts';

/** Serves a list of one lead at a time. The session of a rep lasts 12 hours, so each moment has its own. */
function isServed(cells: string[], at: string, ms = 0): boolean {
  const script = aScript(Date.parse(at) + ms);
  script.signedIn({ role: 'manager' }).call('import_leads', {
    importId: 'case-0022',
    batchId: 'storm',
    batchName: 'Time zones',
    columns: ['firstName', 'lastName', 'phone', 'city', 'state', 'zip'],
    rows: [{ line: 2, cells }],
  });
  expect(script.count('storm')).toBe(1);
  return script.signedIn({ email: 'robin@reps.example' }).next() !== null;
}

test.each<[string, string[], opens: string, closes: string]>([
  [
    'of Hawaii by the number',
    ['Kai', 'Ural', '808-555-0341', '', '', ''],
    '2026-11-20T18:00Z',
    '2026-11-21T06:00Z',
  ],
  [
    'of Hawaii in summer',
    ['Kai', 'Ural', '808-555-0341', '', '', ''],
    '2026-07-01T18:00Z',
    '2026-07-02T06:00Z',
  ],
  [
    'of both coasts, for a number of San Diego in Melbourne',
    ['Lea', 'Vox', '619-555-0342', 'Melbourne', 'FL', '32901'],
    '2026-11-20T16:00Z',
    '2026-11-21T01:00Z',
  ],
  [
    'of both zones of Florida, for a panhandle number without a ZIP code',
    ['Max', 'Wray', '850-555-0343', 'Pensacola', 'FL', ''],
    '2026-11-20T14:00Z',
    '2026-11-21T01:00Z',
  ],
  [
    'of Alaska with the Aleutians by the number',
    ['Nia', 'Xiu', '907-555-0344', '', '', ''],
    '2026-11-20T18:00Z',
    '2026-11-21T05:00Z',
  ],
  [
    'of Puerto Rico by the number',
    ['Otto', 'Yale', '787-555-0345', '', '', ''],
    '2026-11-20T12:00Z',
    '2026-11-21T00:00Z',
  ],
  [
    'of Brevard by the number',
    ['Pru', 'Zest', '321-555-0346', '', '', ''],
    '2026-11-20T13:00Z',
    '2026-11-21T01:00Z',
  ],
  [
    'of Guam by the number',
    ['Gia', 'Cruz', '671-555-0347', '', '', ''],
    '2026-11-20T22:00Z',
    '2026-11-21T10:00Z',
  ],
  [
    'of Central time, for a ZIP code that a spreadsheet took for a number',
    ['Pat', 'Cola', '251-555-0348', 'Pensacola', 'FL', '32501.0'],
    '2026-11-20T14:00Z',
    '2026-11-21T02:00Z',
  ],
  [
    'of the whole country, where nothing is known',
    ['Una', 'Known', '800-555-0349', '', '', ''],
    '2026-11-20T22:00Z',
    '2026-11-21T00:00Z',
  ],
])('an imported lead is served only in the calling hours %s', (_whose, cells, opens, closes) => {
  expect([
    isServed(cells, opens, -MINUTE),
    isServed(cells, opens),
    isServed(cells, closes, -MINUTE),
    isServed(cells, closes),
  ]).toEqual([false, true, true, false]);
});
