import { isDeepStrictEqual } from 'node:util';
import type { LeadRow, NumberRow } from '#backend/core/rows.ts';
import type { Transaction } from '#backend/stores/store.ts';
import type { SheetRows } from './sheet-export.ts';

const AT_ONCE = 500;
/** More history lines than any lead has. */
const WHOLE_HISTORY = 100_000;

export type MovedRows = Omit<SheetRows, 'faults'>;

export interface TabCount {
  name: keyof MovedRows;
  rows: number;
  /** Rows that the database returned exactly as they were in the file. */
  same: number;
}

const isSame = (expected: object, found: object | null | undefined): boolean =>
  isDeepStrictEqual({ ...expected }, found ? { ...found } : null);

function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/**
 * Reads every row back, in pages, and compares it. Uses only queries without advisory locks: a transaction
 * can hold only a few thousand of them, and a sheet has many more phone numbers.
 */
export async function compareRows(transaction: Transaction, rows: MovedRows): Promise<TabCount[]> {
  const oneByOne = async <Row extends object>(
    expected: readonly Row[],
    find: (row: Row) => Promise<object | null | undefined>,
  ): Promise<number> => {
    let same = 0;
    for (const row of expected) if (isSame(row, await find(row))) same += 1;
    return same;
  };
  const settings = new Map((await transaction.read('ownerSettings', {})).map((row) => [row.name, row]));
  const same: Record<keyof MovedRows, number> = {
    batches: await oneByOne(rows.batches, ({ batchId }) => transaction.read('batch', { batchId })),
    leads: await sameLeads(transaction, rows.leads),
    bookings: await oneByOne(rows.bookings, ({ submissionId }) =>
      transaction.read('booking', { submissionId }),
    ),
    visits: await oneByOne(rows.visits, ({ visitId }) => transaction.read('visit', { visitId })),
    reps: await oneByOne(rows.reps, ({ email }) => transaction.read('rep', { email })),
    numbers: await sameNumbers(transaction, rows.numbers),
    audit: await sameLines(transaction, rows.audit),
    ownerSettings: rows.ownerSettings.filter((row) => isSame(row, settings.get(row.name))).length,
  };
  return (
    ['batches', 'leads', 'bookings', 'visits', 'reps', 'numbers', 'audit', 'ownerSettings'] as const
  ).map((name) => ({
    name,
    rows: rows[name].length,
    same: same[name],
  }));
}

async function sameLeads(transaction: Transaction, leads: readonly LeadRow[]): Promise<number> {
  let same = 0;
  for (const [batchId, expected] of groupedBy(leads, (lead) => lead.batchId)) {
    const wantedById = new Map(expected.map((lead) => [lead.leadId, lead]));
    for (let after = ''; ; ) {
      const page = await transaction.read('leadsOfBatch', { batchId, after, limit: AT_ONCE });
      for (const lead of page) {
        const wanted = wantedById.get(lead.leadId);
        if (wanted && isSame(wanted, lead)) same += 1;
      }
      const last = page.at(-1);
      if (!last || page.length < AT_ONCE) break;
      after = last.leadId;
    }
  }
  return same;
}

async function sameNumbers(transaction: Transaction, numbers: readonly NumberRow[]): Promise<number> {
  let same = 0;
  for (let start = 0; start < numbers.length; start += AT_ONCE) {
    const page = numbers.slice(start, start + AT_ONCE);
    const phoneKeys = page.map(({ phoneKey }) => phoneKey);
    const found = new Map(
      (await transaction.read('numbers', { phoneKeys })).map((row) => [row.phoneKey, row]),
    );
    same += page.filter((row) => isSame(row, found.get(row.phoneKey))).length;
  }
  return same;
}

async function sameLines(transaction: Transaction, lines: SheetRows['audit']): Promise<number> {
  let same = 0;
  for (const [leadId, expected] of groupedBy(lines, (line) => line.leadId)) {
    const history = await transaction.read('history', {
      leadId,
      limit: WHOLE_HISTORY,
      siteLimit: WHOLE_HISTORY,
    });
    const found = new Map(history.map((line) => [line.auditId, line]));
    same += expected.filter((line) => isSame(line, found.get(line.auditId))).length;
  }
  return same;
}
