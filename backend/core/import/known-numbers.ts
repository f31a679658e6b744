import { type Plan, read } from '#backend/core/plan.ts';
import type { LeadRow, NumberRow } from '#backend/core/rows.ts';
import { isClosedByList } from '#backend/core/suppression/numbers.ts';
import type { KnownNumber } from '#contract/actions/import/check-numbers.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';

/** What is stored about a number. */
export interface Known {
  number: NumberRow | null;
  /** Oldest first. */
  leads: readonly LeadRow[];
}

export const UNKNOWN: Known = { number: null, leads: [] };

/** Reads what is stored about these numbers, at most PAGE_SIZES.importRows. */
export function* readKnown(phoneKeys: readonly string[]): Plan<Map<string, Known>> {
  const numbers = yield* read('numbers', { phoneKeys });
  const limit = PAGE_SIZES.leadsOfNumber * PAGE_SIZES.importRows;
  const leads = yield* read('sameNumber', { phoneKeys, limit });
  const known = new Map<string, Known>(
    numbers.map((number) => [number.phoneKey, { ...UNKNOWN, number }] as const),
  );
  for (const lead of leads) addKnown(known, lead);
  return known;
}

/** Adds a lead as the newest one of its number. */
export function addKnown(known: Map<string, Known>, lead: LeadRow): void {
  const before = known.get(lead.phoneKey) ?? UNKNOWN;
  known.set(lead.phoneKey, { ...before, leads: [...before.leads, lead] });
}

/** Nobody asks for the call of an imported lead, so the do-not-call list always closes it. */
const IMPORTED = { source: 'import', apptDate: '', createdAt: '' } as const;

/** Says why a row with this number is not imported; null when it is. */
export function whyNotImported({ number, leads }: Known): Pick<KnownNumber, 'outcome' | 'message'> | null {
  if (isClosedByList(IMPORTED, number)) {
    return { outcome: 'suppressed', message: 'This number is on the do-not-call list.' };
  }
  const [first] = leads;
  if (!first) return null;
  const name = `${first.firstName} ${first.lastName}`.trim();
  return { outcome: 'duplicate', message: `This number is already a lead: ${name}, ${first.status}` };
}
