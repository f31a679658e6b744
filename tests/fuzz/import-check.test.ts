import fc from 'fast-check';
import { expect } from 'vitest';
import { getMissingColumn, IMPORT_COLUMNS } from '#contract/lead-list/columns.ts';
import { guessMapping } from '#contract/lead-list/titles.ts';
import { aBackend, aLead, at, DAY } from '#tests/core/backend.ts';
import { cells } from '#tests/written.ts';
import { expectSame, fuzz } from './fuzz.ts';
import { anyText } from './hostile.ts';
import { checkList, sendRows } from './list-import.ts';

const SUPPRESSED = '(321) 555-0101';
const KNOWN = '+1 321-555-0102';
const oneOf = (weight: number, ...texts: string[]) => ({ weight, arbitrary: fc.constantFrom(...texts) });
const cell = fc.oneof(
  oneOf(
    4,
    ...cells('Ada | Ada Marlowe |  | 32905 | FL | No | DO NOT CALL | yes | 11/12/2026 | 2026-02-30'),
    ' ',
  ),
  oneOf(4, SUPPRESSED, KNOWN, ...cells('3215550102 | 321 555 0103 | 321.555.0104 x5 | 555 0105 | none')),
  oneOf(2, ...['ada@home.example', 'ada@', 'a\nb', 'O\u0092Neil', '\u202e', '__proto__']),
  { weight: 2, arbitrary: anyText },
);

const titles = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...IMPORT_COLUMNS, 'Name', 'Phone 1', 'ZIP', 'Notes') },
    anyText,
  ),
  { minLength: 1, maxLength: 6 },
);
const rows = fc.array(
  fc.record({ lines: fc.constant(1), cells: fc.array(cell, { minLength: 1, maxLength: 7 }) }),
  { maxLength: 6 },
);

fuzz(
  'every row of a list is counted once: it cannot be added, with the reason, or the script answers for it',
  [titles, rows],
  async (named, all) => {
    const list = ['phone', 'lastName', ...named];
    const mapping = guessMapping(list);
    expect(getMissingColumn(mapping)).toBeNull();
    const numbered = all.map((row, index) => ({ ...row, line: 2 + 3 * index }));
    const checked = await checkList(numbered, list, mapping);
    const { ready, wrong } = checked;
    const lines = [...ready, ...wrong].map(({ line }) => line).sort((one, other) => one - other);
    const linesOf = (rows: readonly { line: number }[]) => rows.map(({ line }) => line);
    expectSame(lines, linesOf(numbered));
    expectSame(
      wrong.filter(({ message, outcome }) => message === '' || outcome !== 'invalid'),
      [],
    );
    if (ready.length === 0) return;

    const backend = aBackend();
    backend.batch('storm');
    backend.leads(aLead('lead-1', { phone: KNOWN, phoneKey: '13215550102' }));
    backend.putNumber('13215550101', { suppressedAt: at(-DAY), suppressedBy: 'x' });
    const manager = backend.signedIn({ role: 'manager' });
    const countOpen = () => backend.store.read('batchCounts', { batchId: 'list' })?.countOpen ?? 0;
    const answer = sendRows(manager, checked);
    // What the page calls ready, the backend does not call invalid.
    expectSame(linesOf(answer.results), linesOf(ready));
    expectSame(
      answer.results.filter(({ outcome }) => outcome === 'invalid'),
      [],
    );
    const added = answer.results.filter(({ outcome }) => outcome === 'added');
    expectSame(countOpen(), added.length);
    // Sent again, because its answer was lost, it adds nothing and gives the same answer.
    expectSame(sendRows(manager, checked), answer);
    expectSame(countOpen(), added.length);
  },
);
