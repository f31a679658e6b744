import { compareText } from '#backend/core/compare-text.ts';
import { toWords } from '#backend/core/find/search.ts';
import { getKeys, keysOf } from '#backend/core/leads/lead-numbers.ts';
import { type Plan, read } from '#backend/core/plan.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import { COUNTS } from '#contract/limits.ts';

/** What a person is looked for by: a lead, or what is typed. */
export interface PersonSearch {
  leadId?: string;
  phoneKeys?: readonly string[];
  /** In lowercase. */
  emails?: readonly string[];
}

export interface FoundLeads {
  /** Newest first. `isSameName`: it has the name that was asked about, or none. */
  leads: { row: LeadRow; isSameName: boolean }[];
  /** There are more than COUNTS.leadsOfPerson. */
  more: boolean;
}

/** The address of a lead as addresses are compared; none for an empty one. */
export const emailsOf = ({ email }: LeadRow): string[] => {
  const address = email.trim().toLowerCase();
  return address === '' ? [] : [address];
};

/** Reads what is typed to find a person: an email address or phone numbers. Null if it is neither. */
export function readWho(typed: string): Required<Omit<PersonSearch, 'leadId'>> | null {
  const text = typed.trim();
  if (/^\S+@\S+$/.test(text)) return { phoneKeys: [], emails: [text.toLowerCase()] };
  const phoneKeys = text.includes('@') ? [] : keysOf(text);
  return phoneKeys.length === 0 ? null : { phoneKeys, emails: [] };
}

/**
 * Returns the leads of a person: those that are asked for, those with one of their numbers or addresses, and
 * so on. Leads of another name are returned, because the number may be the person's own; what they have is not
 * followed, because it may be shared in a family. Locks nothing.
 */
export function* findPerson({ leadId, phoneKeys = [], emails = [] }: PersonSearch): Plan<FoundLeads> {
  const most = COUNTS.leadsOfPerson;
  const limit = most + 1;
  const found = new Map<string, LeadRow>();
  const asked = { keys: new Set<string>(), emails: new Set<string>() };

  /** Returns the leads with one of these numbers or addresses that are not found yet. */
  function* findMore(keys: readonly string[], addresses: readonly string[]): Plan<LeadRow[]> {
    const newKeys = keys.filter((key) => !asked.keys.has(key));
    const newEmails = addresses.filter((address) => !asked.emails.has(address));
    for (const key of newKeys) asked.keys.add(key);
    for (const address of newEmails) asked.emails.add(address);
    const rows = [
      ...(newKeys.length > 0 ? yield* read('sameNumber', { phoneKeys: newKeys, limit }) : []),
      ...(newEmails.length > 0 ? yield* read('leadsByEmail', { emails: newEmails, limit }) : []),
    ];
    const more = [...new Map(rows.map((row) => [row.leadId, row])).values()];
    const fresh = more.filter((row) => !found.has(row.leadId));
    for (const row of fresh) found.set(row.leadId, row);
    return fresh;
  }

  const first = leadId === undefined ? [] : yield* read('leads', { leadIds: [leadId] });
  for (const row of first) found.set(row.leadId, row);
  let next = [...first, ...(yield* findMore(phoneKeys, emails))];
  // Who has booked last is the likeliest to ask.
  const named = next.filter((row) => nameWords(row).some((words) => words.length > 0)).sort(newestFirst);
  const whose = first[0] ?? named[0] ?? next[0];
  const isSameName = (row: LeadRow): boolean => whose === undefined || haveSameName(whose, row);
  while (next.length > 0 && found.size <= most) {
    const own = next.filter(isSameName);
    next = yield* findMore(own.flatMap(getKeys), own.flatMap(emailsOf));
  }
  const rows = [...found.values()].sort(newestFirst);
  // The lead that was asked for is among them, however old it is.
  const shown = [...first, ...rows.filter((row) => !first.includes(row))].slice(0, most);
  return {
    leads: shown.sort(newestFirst).map((row) => ({ row, isSameName: isSameName(row) })),
    more: rows.length > most,
  };
}

const newestFirst = (one: LeadRow, other: LeadRow): number =>
  compareText(other.createdAt, one.createdAt) || compareText(one.leadId, other.leadId);

const nameWords = ({ firstName, lastName }: LeadRow): string[][] => [toWords(firstName), toWords(lastName)];

/** Whether the first names and the last names have a word in common; what is missing may be anything. */
function haveSameName(one: LeadRow, other: LeadRow): boolean {
  const others = nameWords(other);
  return nameWords(one).every((words, index) => {
    const ofOther = others[index] ?? [];
    return words.length === 0 || ofOther.length === 0 || words.some((word) => ofOther.includes(word));
  });
}
