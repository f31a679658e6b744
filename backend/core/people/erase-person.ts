import { createAuditWrite } from '#backend/core/audit.ts';
import { getKeys, keysOf, lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import type { LeadRow, NumberRow } from '#backend/core/rows.ts';
import { findBefore } from '#backend/core/words/history.ts';
import type { Decision, Write } from '#backend/core/writes.ts';
import { erasePersonAction } from '#contract/actions/manager/people.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { PERSON_WORDS } from '#contract/words/person.ts';
import { emailsOf } from './find-person.ts';

export interface Erasure {
  leadIds: readonly string[];
  /** Numbers and addresses to erase besides those of the leads. Addresses in lowercase. */
  phoneKeys?: readonly string[];
  emails?: readonly string[];
  /** Who does it: a manager's email; empty for the owner. */
  by: string;
}

/** Letters of an address or a number that can be one person's only. */
const SHORTEST_CONTACT = 7;

/** `erase_person`: deletes leads and all that is kept about them, for good. Managers only; audited. */
export const erasePersonOfLeads = signedIn(erasePersonAction, ({ leadIds }, context, caller) =>
  erasePerson({ leadIds, by: caller.rep.email }, context),
);

/**
 * Deletes leads with all that is kept about them, and what is kept about their numbers and addresses, also
 * earlier ones, unless another lead has them. A number on the do-not-call list stays there, without a word. One
 * line of the audit trail says how much was deleted, and nothing else. Leads that are gone are passed over.
 */
export function* erasePerson(
  { leadIds, phoneKeys = [], emails = [], by }: Erasure,
  context: Context,
): Plan<Decision> {
  const known = yield* read('leads', { leadIds });
  const keys = new Set([...phoneKeys, ...known.flatMap(getKeys)]);
  const addresses = new Set([...emails, ...known.flatMap(emailsOf)]);
  for (const before of yield* readEarlier(known)) {
    for (const key of keysOf(before.phone)) keys.add(key);
    for (const address of emailsOf(before)) addresses.add(address);
  }
  // The numbers before the leads, in the order of all requests.
  const numbers = yield* lockNumbers([...keys]);
  const gone: LeadRow[] = [];
  for (const leadId of known.map((lead) => lead.leadId).sort()) {
    const lead = yield* read('lead', { leadId });
    if (lead) gone.push(lead);
  }
  const isGone = ({ leadId }: LeadRow) => gone.some((lead) => lead.leadId === leadId);
  const writes: Write[] = gone.map(({ leadId }) => ({ kind: 'eraseLead', leadId }));
  const limit = gone.length + 1;
  for (const number of numbers) {
    const having = yield* read('sameNumber', { phoneKeys: [number.phoneKey], limit });
    if (having.every(isGone)) writes.push(eraseNumber(number, by));
  }
  const own: string[] = [];
  for (const email of addresses) {
    const having = yield* read('leadsByEmail', { emails: [email], limit });
    if (having.every(isGone)) own.push(email);
  }
  // A message of the contact form names its lead nowhere.
  const texts = [...own, ...gone.map(({ phone }) => phone.trim().toLowerCase())].filter(
    (text) => text.length >= SHORTEST_CONTACT,
  );
  writes.push({ kind: 'deleteMessagesOf', emails: own, texts });
  const erased = { leads: gone.length, ...(yield* countOf(gone)) };
  const line = { rep: by, action: 'erased', note: PERSON_WORDS.erased(erased) } as const;
  return { answer: { ok: true, ...erased }, writes: [...writes, createAuditWrite(context, line)] };
}

/** What these leads had before it was corrected, as their history says. */
function* readEarlier(leads: readonly LeadRow[]): Plan<LeadRow[]> {
  const limit = PAGE_SIZES.rowsOfPerson;
  const earlier: LeadRow[] = [];
  for (const lead of leads) {
    for (const { note } of yield* read('history', { leadId: lead.leadId, limit, siteLimit: limit })) {
      const phone = findBefore(note, 'phone');
      const email = findBefore(note, 'email');
      if (phone || email) earlier.push({ ...lead, phone: phone ?? '', email: email ?? '' });
    }
  }
  return earlier;
}

/** Of a number on the do-not-call list only that stays. Who has put it there may be words that somebody typed. */
function eraseNumber({ phoneKey, suppressedAt, suppressedBy, fileId }: NumberRow, by: string): Write {
  if (suppressedAt === '') return { kind: 'eraseNumber', phoneKey, listed: null };
  const listedBy = /^\S+@\S+$/.test(suppressedBy) ? suppressedBy : by || PERSON_WORDS.listedByOwner;
  return {
    kind: 'eraseNumber',
    phoneKey,
    listed: { phoneKey, suppressedAt, suppressedBy: listedBy, fileId, calls: [], restUntil: '' },
  };
}

function* countOf(leads: readonly LeadRow[]): Plan<{ visits: number; photos: number }> {
  const limit = PAGE_SIZES.rowsOfPerson;
  let visits = 0;
  for (const { leadId } of leads) visits += (yield* read('visitsOfLead', { leadId, limit })).length;
  const counts = yield* read('photoCounts', { leadIds: leads.map(({ leadId }) => leadId) });
  return { visits, photos: counts.reduce((sum, { count }) => sum + count, 0) };
}
