import { compareText } from '#backend/core/compare-text.ts';
import { getKeys, type KeyFields, unknownNumber } from '#backend/core/leads/lead-numbers.ts';
import { type Plan, read } from '#backend/core/plan.ts';
import type { LeadRow, NumberRow } from '#backend/core/rows.ts';
import { isClosedByList } from '#backend/core/suppression/numbers.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import type { KnownNumber } from '#contract/actions/import/check-numbers.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { ERRORS } from '#contract/errors.ts';
import { type House, isSameHouse, type Place, readHouse } from '#contract/lead/same-house.ts';
import { DISPOSITIONS } from '#contract/lead/status.ts';

/** What is stored about the numbers of a row. */
export interface Known {
  keys: KeyFields;
  numbers: readonly NumberRow[];
  /** Leads with one of them, oldest first. */
  leads: readonly LeadRow[];
  /** Those that may be of the row's house. */
  here: readonly LeadRow[];
  /** One of the numbers has as many leads as an import gives it. */
  isFull: boolean;
  /** Every lead here is closed, none has a visit ahead, and no number of theirs or the row's is listed. */
  isClosed: boolean;
}

/** What is stored about the numbers of a file's rows. */
export class KnownNumbers {
  private readonly rows: Map<string, NumberRow>;
  private readonly leads = new Map<string, LeadRow[]>();
  private readonly houses = new Map<string, House>();

  constructor(
    rows: readonly NumberRow[],
    leads: readonly LeadRow[],
    private readonly today: string,
  ) {
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

  /** Returns what is known about the number with this key. */
  findNumber(key: string): { row: NumberRow; leads: readonly LeadRow[] } {
    return { row: this.rows.get(key) ?? unknownNumber(key), leads: this.leads.get(key) ?? [] };
  }

  /** Returns what is known about the numbers with these keys at a place. */
  find(keys: KeyFields, place: Place): Known {
    const all = getKeys(keys).map((key) => this.findNumber(key));
    const numbers = all.map(({ row }) => row);
    const [first = [], ...more] = all.map(({ leads }) => leads);
    const leads = more.length === 0 ? [...first] : [...new Set([...first, ...more.flat()])].sort(byAge);
    const here = leads.length === 0 ? leads : this.getLeadsAt(place, leads);
    const isFull = all.some((number) => number.leads.length >= PAGE_SIZES.housesOfNumber);
    const isClosed = here.length > 0 && !isFull && numbers.every(isFree) && here.every(this.isClosed);
    return { keys, numbers, leads, here, isFull, isClosed };
  }

  private getLeadsAt(place: Place, leads: readonly LeadRow[]): LeadRow[] {
    const house = readHouse(place);
    return leads.filter((lead) => isSameHouse(house, this.getHouse(lead)));
  }

  private getHouse(lead: LeadRow): House {
    const house = this.houses.get(lead.leadId) ?? readHouse(lead);
    this.houses.set(lead.leadId, house);
    return house;
  }

  private readonly isClosed = (lead: LeadRow): boolean =>
    !lead.open &&
    !DISPOSITIONS[lead.status].suppresses &&
    lead.apptDate < this.today &&
    getKeys(lead).every((key) => isFree(this.findNumber(key).row));
}

const isFree = ({ suppressedAt }: NumberRow): boolean => suppressedAt === '';

export const byAge = (one: LeadRow, other: LeadRow): number =>
  compareText(one.createdAt, other.createdAt) || compareText(one.leadId, other.leadId);

/** Reads what is stored about the numbers of at most PAGE_SIZES.importRows rows, and of their leads. */
export function* readKnown(keys: Iterable<string>, nowMs: number): Plan<KnownNumbers> {
  const phoneKeys = [...new Set(keys)];
  const numbers = yield* read('numbers', { phoneKeys });
  const limit = PAGE_SIZES.leadsOfNumber * PAGE_SIZES.importRows;
  const leads = yield* read('sameNumber', { phoneKeys, limit });
  const asked = new Set(phoneKeys);
  const others = [...new Set(leads.flatMap(getKeys))].filter((key) => !asked.has(key));
  const more = others.length === 0 ? [] : yield* read('numbers', { phoneKeys: others });
  return new KnownNumbers([...numbers, ...more], leads, easternDay(nowMs));
}

/** Nobody asks for the call of an imported lead, so the do-not-call list always closes it. */
const IMPORTED = { source: 'import', apptDate: '', createdAt: '' } as const;

/** Says why a row with these numbers at its place is not imported; null when it is. */
export function whyNotImported({
  keys,
  numbers,
  here,
  isFull,
}: Known): Pick<KnownNumber, 'outcome' | 'message'> | null {
  if (isClosedByList({ ...IMPORTED, ...keys }, numbers)) {
    return { outcome: 'suppressed', message: ERRORS.suppressed };
  }
  const [first] = here;
  if (first) {
    const name = `${first.firstName} ${first.lastName}`.trim();
    return { outcome: 'duplicate', message: ANSWERS.knownLead(name, first.status) };
  }
  if (!isFull) return null;
  return { outcome: 'duplicate', message: ANSWERS.manyLeads(PAGE_SIZES.housesOfNumber) };
}
