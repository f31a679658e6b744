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

test.each([
  ['of Hawaii by the number', 'Kai/Ural/808-555-0341///', '2026-11-20T18:00Z', '2026-11-21T06:00Z'],
  ['of Hawaii in summer', 'Kai/Ural/808-555-0341///', '2026-07-01T18:00Z', '2026-07-02T06:00Z'],
  [
    ...['of both coasts, for a number of San Diego in Melbourne', 'Lea/Vox/619-555-0342/Melbourne/FL/32901'],
    ...['2026-11-20T16:00Z', '2026-11-21T01:00Z'],
  ],
  [
    ...[
      'of both zones of Florida, for a panhandle number without a ZIP code',
      'Max/Wray/850-555-0343/Pensacola/FL/',
    ],
    ...['2026-11-20T14:00Z', '2026-11-21T01:00Z'],
  ],
  [
    'of Central time, for a ZIP code that a spreadsheet took for a number',
    ...['Pat/Cola/251-555-0348/Pensacola/FL/32501.0', '2026-11-20T14:00Z', '2026-11-21T02:00Z'],
  ],
  [
    'of the whole country, where nothing is known',
    ...['Una/Known/800-555-0349///', '2026-11-20T22:00Z', '2026-11-21T00:00Z'],
  ],
])('an imported lead is served only in the calling hours %s', (_whose, row = '', opens = '', closes = '') => {
  const cells = row.split('/');
  expect([
    isServed(cells, opens, -MINUTE),
    isServed(cells, opens),
    isServed(cells, closes, -MINUTE),
    isServed(cells, closes),
  ]).toEqual([false, true, true, false]);
});
