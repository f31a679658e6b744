import { describe, expect, test } from 'vitest';
import { LIMITS, PAGES } from '#contract/limits.ts';
import { checkRows, type ReadyRow } from '#src/features/lead-import/check-rows.ts';
import { shapeOf } from '#src/features/lead-import/mapping.ts';
import { reportPieces } from '#src/features/lead-import/report.ts';
import { nextStretch, RETRY_MS, sendRows } from '#src/features/lead-import/send-rows.ts';
import { importBytes } from '#src/services/rep-script/bulk-leads.ts';
import { json, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { stopClock } from '#tests/setup/clock.ts';

const row = (line: number, ...cells: string[]) => ({ line, cells, openQuote: false });
const { signal } = new AbortController();

describe('checking rows', () => {
  const check = (rows: ReturnType<typeof row>[]) =>
    checkRows(rows, 3, shapeOf(['fullName', 'phone', 'mostRecentStormDate']), signal);

  test('names line and reason of every row that cannot be added, and keeps the others', async () => {
    const checked = await check([
      row(2, 'Grace Hollis', '(321) 555-0101', '11/12/2026'),
      row(3, '', '(321) 555-0102', ''),
      row(4, 'Ada Marlowe', 'none', '13/45/2026'),
      row(5, 'Luis Ortega', '(321) 555-0103', '', ''),
      row(6, 'Unquoted', 'Smith', '(321) 555-0104', ''),
      row(7, 'Eve Unquoted', '(321) 555-0104', '', 'FL'),
      { ...row(8, 'Open', '(321) 555-0105', ''), openQuote: true },
    ]);
    expect(checked?.ready).toEqual([
      { line: 2, cells: ['Grace', 'Hollis', '(321) 555-0101', '11/12/2026'] },
      { line: 5, cells: ['Luis', 'Ortega', '(321) 555-0103', ''] },
    ]);
    expect(checked?.wrong).toEqual([
      { line: 3, outcome: 'invalid', message: 'A name is required' },
      {
        line: 4,
        outcome: 'invalid',
        message: 'Please enter a valid phone number; Please enter a date like 11/21/2026',
      },
      { line: 6, outcome: 'invalid', message: expect.stringContaining('valid phone number') },
      { line: 7, outcome: 'invalid', message: expect.stringContaining('More cells than the first line has') },
      { line: 8, outcome: 'invalid', message: 'A quotation mark is not closed' },
    ]);
  });

  test('counts rows that repeat a number of the file, however it is written', async () => {
    const checked = await check([
      row(2, 'A B', '(321) 555-0101'),
      row(3, 'C D', '+1 321 555 0101'),
      row(4, 'E F', '321.555.0101'),
    ]);
    expect(checked).toMatchObject({ repeated: 2, wrong: [] });
    expect(checked?.ready).toHaveLength(3);
  });

  test('can be stopped', async () => {
    const stop = new AbortController();
    stop.abort();
    const rows = Array.from({ length: 5 }, (_, line) => row(line, 'A B', '3215550101'));
    expect(await checkRows(rows, 2, shapeOf(['fullName', 'phone']), stop.signal)).toBeNull();
  });
});

const target = {
  importId: 'import-1234',
  batchId: 'storm',
  batchName: 'Storm',
  description: '',
  columns: ['lastName' as const, 'phone' as const, 'notes' as const],
};
const ready = (count: number, notes = ''): ReadyRow[] =>
  Array.from({ length: count }, (_, index) => ({
    line: index + 2,
    cells: [`Name ${index}`, `(321) 555-${String(index).padStart(4, '0')}`, notes],
  }));

describe('what one request carries', () => {
  test('never more rows than the script takes', () => {
    expect(nextStretch(target, ready(600), 0, 'a')).toHaveLength(PAGES.importRows);
    expect(nextStretch(target, ready(600), 500, 'a')).toHaveLength(100);
  });

  test.each(['', 'a "b" & c, 50%\n', '👍 Żółć '.repeat(20), 'x'.repeat(3_000)])(
    'never more bytes than the script reads, and hardly fewer (notes like %j)',
    (notes) => {
      const rows = ready(600, notes);
      const stretch = nextStretch(target, rows, 0, 'a'.repeat(64));
      const request = { ...target, auth: 'a'.repeat(64), rows: stretch };
      expect(importBytes(request)).toBeLessThanOrEqual(LIMITS.requestBytes);
      if (stretch.length === PAGES.importRows) return;
      const [next] = rows.slice(stretch.length);
      const more = importBytes({ ...request, rows: [...stretch, next ?? rows[0] ?? { line: 1, cells: [] }] });
      expect(more).toBeGreaterThan(LIMITS.requestBytes * 0.97);
    },
  );

  test('one row always goes, however long', () => {
    expect(nextStretch(target, ready(3, 'é'.repeat(60_000)), 0, 'a')).toHaveLength(1);
  });
});

describe('sending rows', () => {
  const manager = () => signedInRep({ role: 'manager' });
  const stored = () =>
    scriptBackend.read('leadsOfBatch', { batchId: 'storm', after: '', limit: 5_000 }).length;

  function sending(rows: ReadyRow[], from = 0, stop = new AbortController()) {
    const answered: number[] = [];
    const { auth } = manager();
    const sent = sendRows({
      target,
      rows,
      from,
      auth,
      signal: stop.signal,
      onResults: (_results, next) => answered.push(next),
    });
    return { sent, answered, stop };
  }

  test('all rows arrive, stretch by stretch', async () => {
    const { sent, answered } = sending(ready(700));
    expect(await sent).toEqual({ end: 'all' });
    expect(answered).toEqual([250, 500, 700]);
    expect(stored()).toBe(700);
  });

  test('a stretch that is not answered is tried again, and adds nothing twice', async () => {
    const { advance } = stopClock();
    repScript.misbehave(networkDrop, { action: 'import_leads', times: 2 });
    const { sent } = sending(ready(300));
    for (const ms of RETRY_MS) await advance(ms + 100);
    expect(await sent).toEqual({ end: 'all' });
    expect(stored()).toBe(300);
    expect(repScript.sentAs('import_leads')).toHaveLength(4);
  });

  test('a script that is not to be had ends it, and going on later sends only the rest', async () => {
    const { advance } = stopClock();
    repScript.misbehave(networkDrop, { action: 'import_leads', times: 3 });
    const first = sending(ready(300));
    for (const ms of RETRY_MS) await advance(ms + 100);
    expect(await first.sent).toMatchObject({ end: 'failed', failure: { reason: 'unreachable' } });
    const rest = sending(ready(300), 250);
    expect(await rest.sent).toEqual({ end: 'all' });
    expect(stored()).toBe(50);
  });

  test.each([
    ['a refusal', { ok: false, error: 'forbidden', message: 'Only a manager can do this.' }, 'refused'],
    ['an ended session', { ok: false, error: 'unauthenticated' }, 'expired'],
  ])('%s ends it at once', async (_what, answer, reason) => {
    repScript.misbehave(json(answer), { action: 'import_leads' });
    expect(await sending(ready(10)).sent).toMatchObject({ end: 'failed', failure: { reason } });
    expect(repScript.sentAs('import_leads')).toHaveLength(1);
  });

  test('it can be stopped between two stretches', async () => {
    const stop = new AbortController();
    const { auth } = manager();
    const sent = await sendRows({
      target,
      rows: ready(700),
      from: 0,
      auth,
      signal: stop.signal,
      onResults: () => stop.abort(),
    });
    expect(sent).toEqual({ end: 'cancelled' });
    expect(stored()).toBe(250);
  });
});

test('the report holds the rows that were not added as they stood in the file, none of them a formula', async () => {
  const pieces = await reportPieces({
    titles: ['Name', 'Phone'],
    rows: [row(2, 'Grace', '1'), row(4, '=cmd()', '+13215550142'), row(5, 'a, b', 'x\ny')],
    results: [{ line: 4, outcome: 'duplicate', message: 'Is one: =HYPERLINK' }],
    notSent: new Set([5]),
  });
  expect(pieces.join('')).toBe(
    'Line,Outcome,Reason,Name,Phone\r\n4,Already a lead,Is one: =HYPERLINK,\'=cmd(),\'+13215550142\r\n5,not sent,,"a, b","x\ny"\r\n',
  );
});
