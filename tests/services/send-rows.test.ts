import { describe, expect, test, vi } from 'vitest';
import { importLeadsAction } from '#contract/actions/import/import-leads.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { LIMITS } from '#contract/limits.ts';
import type { ReadyRow } from '#src/features/lead-import/check/check-rows.ts';
import { nextChunk, sendRows } from '#src/features/lead-import/run/send-rows.ts';
import { RETRY_MS } from '#src/services/rep-endpoint/call-again.ts';
import { countBytes } from '#src/services/rep-endpoint/transport.ts';
import { json, networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { leadsOf } from '#tests/msw/stored-rows.ts';
import { stopClock } from '#tests/setup/clock.ts';

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

describe('one import request', () => {
  test('has no more rows than the script accepts', () => {
    expect(nextChunk(target, ready(600), 0, 'a')).toHaveLength(PAGE_SIZES.importRows);
    expect(nextChunk(target, ready(600), 500, 'a')).toHaveLength(100);
  });

  test.each(['', 'a "b" & c, 50%\n', '👍 Żółć '.repeat(20), 'x'.repeat(3_000)])(
    'uses nearly all the bytes that the script accepts, and never more (notes like %j)',
    (notes) => {
      const rows = ready(600, notes);
      const stretch = nextChunk(target, rows, 0, 'a'.repeat(64));
      const request = { ...target, auth: 'a'.repeat(64), rows: stretch };
      expect(countBytes(importLeadsAction, request)).toBeLessThanOrEqual(LIMITS.requestBytes);
      if (stretch.length === PAGE_SIZES.importRows) return;
      const [next] = rows.slice(stretch.length);
      const more = countBytes(importLeadsAction, { ...request, rows: next ? [...stretch, next] : [] });
      expect(more).toBeGreaterThan(LIMITS.requestBytes * 0.97);
    },
  );

  test('has at least one row, however long', () => {
    expect(nextChunk(target, ready(3, 'é'.repeat(60_000)), 0, 'a')).toHaveLength(1);
  });
});

describe('sending rows', () => {
  const stored = () => leadsOf('storm').length;

  function sending(rows: ReadyRow[], from = 0) {
    const answered: number[] = [];
    const stop = new AbortController();
    const { auth } = signedInRep({ role: 'manager' });
    const onResults = vi.fn((_results: unknown, next: number): void => {
      answered.push(next);
    });
    const sent = sendRows({ target, rows, from, auth, signal: stop.signal, onResults });
    return { sent, answered, onResults, stop };
  }

  test('sends all rows in chunks', async () => {
    const { sent, answered } = sending(ready(700));
    expect(await sent).toEqual({ end: 'all' });
    expect(answered).toEqual([250, 500, 700]);
    expect(stored()).toBe(700);
  });

  test('tries a chunk without an answer again, and adds nothing twice', async () => {
    const { advance } = stopClock();
    repEndpoint.misbehave(networkDrop, { action: 'import_leads', times: 2 });
    const { sent } = sending(ready(300));
    for (const ms of RETRY_MS) await advance(ms + 100);
    expect(await sent).toEqual({ end: 'all' });
    expect(stored()).toBe(300);
    expect(repEndpoint.sentAs('import_leads')).toHaveLength(4);
  });

  test('stops when the script cannot be reached, and later sends only the rest', async () => {
    const { advance } = stopClock();
    repEndpoint.misbehave(networkDrop, { action: 'import_leads', times: 3 });
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
  ])('stops at once after %s', async (_what, answer, reason) => {
    repEndpoint.misbehave(json(answer), { action: 'import_leads' });
    expect(await sending(ready(10)).sent).toMatchObject({ end: 'failed', failure: { reason } });
    expect(repEndpoint.sentAs('import_leads')).toHaveLength(1);
  });

  test('can be stopped between two chunks', async () => {
    const { sent, onResults, stop } = sending(ready(700));
    onResults.mockImplementation(() => stop.abort());
    expect(await sent).toEqual({ end: 'cancelled' });
    expect(stored()).toBe(250);
  });
});
