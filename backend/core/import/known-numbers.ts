import { compareText } from '#backend/core/compare-text.ts';
import { getKeys, type KeyFields, unknownNumber } from '#backend/core/leads/lead-numbers.ts';
import { type Plan, read } from '#backend/core/plan.ts';
import type { LeadRow, NumberRow } from '#backend/core/rows.ts';
import { isClosedByList } from '#backend/core/suppression/numbers.ts';
import type { KnownNumber } from '#contract/actions/import/check-numbers.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';

/** What is stored about the numbers of a row. */
export interface Known {
  keys: KeyFields;
  numbers: readonly NumberRow[];
  /** Leads with one of them, oldest first. */
  leads: readonly LeadRow[];
}

/** What is stored about the numbers of a file's rows. */
export class KnownNumbers {
  private readonly rows: Map<string, NumberRow>;
  private readonly leads = new Map<string, LeadRow[]>();

  constructor(rows: readonly NumberRow[], leads: readonly LeadRow[]) {
    this.rows = new Map(rows.map((row) => [row.phoneKey, row]));
    for (const lead of leads) this.add(lead);
  }

  /** Adds a lead as the newest one of its numbers. */
  add(lead: LeadRow): void {
    for (const key of getKeys(lead)) {
      const before = this.leads.get(key);
      if (before) before.push(lead);
      else this.leads.set(key, [lead]);
    }
  }

  /** Takes over rows that this request writes. */
  update(numbers: readonly NumberRow[]): void {
    for (const number of numbers) this.rows.set(number.phoneKey, number);
  }

  /** Returns what is known about the numbers with these keys. */
  find(keys: KeyFields): Known {
    const all = getKeys(keys);
    const [first = [], ...more] = all.map((key) => this.leads.get(key) ?? []);
    const leads = more.length === 0 ? [...first] : [...new Set([...first, ...more.flat()])].sort(byAge);
    return { keys, numbers: all.map((key) => this.rows.get(key) ?? unknownNumber(key)), leads };
  }
}

const byAge = (one: LeadRow, other: LeadRow): number =>
  compareText(one.createdAt, other.createdAt) || compareText(one.leadId, other.leadId);

/** Reads what is stored about the numbers of at most PAGE_SIZES.importRows rows. */
export function* readKnown(keys: Iterable<string>): Plan<KnownNumbers> {
  const phoneKeys = [...new Set(keys)];
  const numbers = yield* read('numbers', { phoneKeys });
  const limit = PAGE_SIZES.leadsOfNumber * PAGE_SIZES.importRows;
  return new KnownNumbers(numbers, yield* read('sameNumber', { phoneKeys, limit }));
}

/** Nobody asks for the call of an imported lead, so the do-not-call list always closes it. */
const IMPORTED = { source: 'import', apptDate: '', createdAt: '' } as const;

/** Says why a row with these numbers is not imported; null when it is. */
export function whyNotImported({
  keys,
  numbers,
  leads,
}: Known): Pick<KnownNumber, 'outcome' | 'message'> | null {
  if (isClosedByList({ ...IMPORTED, ...keys }, numbers)) {
    return { outcome: 'suppressed', message: 'This number is on the do-not-call list.' };
  }
  const [first] = leads;
  if (!first) return null;
  const name = `${first.firstName} ${first.lastName}`.trim();
  return { outcome: 'duplicate', message: `This number is already a lead: ${name}, ${first.status}` };
}
