import { createAuditWrite } from '#backend/core/audit.ts';
import { getKeys, keysOf, lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import type { LeadRow, NumberRow } from '#backend/core/rows.ts';
import { findBefore } from '#backend/core/words/history.ts';
import type { Decision, Write } from '#backend/core/writes.ts';
import { type Erased, erasePersonAction } from '#contract/actions/manager/people.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { phoneKeys as readKeys } from '#contract/phone-keys.ts';
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

type EraseNumber = Extract<Write, { kind: 'eraseNumber' }>;

interface EraseOptions {
  /** Asked once a lead is locked: it may have changed since it was chosen. */
  isToErase?: (lead: LeadRow) => boolean;
  /** Leaves the do-not-call list and what the audit trail says about it as they are. */
  keepsProof?: boolean;
}

/** `erase_person`: deletes leads and all that is kept about them, for good. Managers only; audited. */
export const erasePersonOfLeads = signedIn(erasePersonAction, ({ leadIds }, context, caller) =>
  erasePerson({ leadIds, by: caller.rep.email }, context),
);

/**
 * Deletes leads with all that is kept about them (`eraseLeads`). One line of the audit trail says how much that
 * was, and nothing else.
 */
export function* erasePerson(erasure: Erasure, context: Context): Plan<Decision> {
  const { erased, writes } = yield* eraseLeads(erasure);
  const line = { rep: erasure.by, action: 'erased', note: PERSON_WORDS.erased(erased) } as const;
  return { answer: { ok: true, ...erased }, writes: [...writes, createAuditWrite(context, line)] };
}

/**
 * Returns the writes that delete leads with all that is kept about them, and what is kept about their numbers and
 * addresses, also earlier ones, unless another lead has them. A number on the do-not-call list stays there,
 * without a word. Leads that are gone are passed over.
 */
export function* eraseLeads(
  { leadIds, phoneKeys = [], emails = [], by }: Erasure,
  { isToErase = () => true, keepsProof = false }: EraseOptions = {},
): Plan<{ erased: Erased; writes: Write[] }> {
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
    if (lead && isToErase(lead)) gone.push(lead);
  }
  const isGone = ({ leadId }: LeadRow) => gone.some((lead) => lead.leadId === leadId);
  const limit = gone.length + 1;
  const own = { keys: new Set<string>(), emails: new Set<string>() };
  for (const key of keys) {
    const having = yield* read('sameNumber', { phoneKeys: [key], limit });
    if (having.every(isGone)) own.keys.add(key);
  }
  for (const email of addresses) {
    const having = yield* read('leadsByEmail', { emails: [email], limit });
    if (having.every(isGone)) own.emails.add(email);
  }
  const messageIds = yield* findContactMessages(own.keys);
  const writes: Write[] = [
    ...gone.map(({ leadId }): Write => ({ kind: 'eraseLead', leadId })),
    ...numbers
      .filter(({ phoneKey, suppressedAt }) => own.keys.has(phoneKey) && !(keepsProof && suppressedAt !== ''))
      .map((number): Write => ({ ...eraseNumber(number, addresses, by), keepsLines: keepsProof })),
    { kind: 'deleteMessages', messageIds, emails: [...own.emails] },
  ];
  return { erased: { leads: gone.length, ...(yield* countOf(gone)) }, writes };
}

/** The line of a message of the contact form with the visitor's number. Others may name somebody else's. */
const SENDERS_PHONE = /^\s*(?:from_)?phone:/i;

/** Returns the messages of the contact form from one of these numbers, which name no lead. */
function* findContactMessages(keys: ReadonlySet<string>): Plan<string[]> {
  if (keys.size === 0) return [];
  const messages = yield* read('contactMessages', { limit: PAGE_SIZES.rowsOfPerson });
  return messages
    .filter(({ body }) => {
      const lines = body.split('\n').filter((line) => SENDERS_PHONE.test(line));
      return lines.some((line) => readKeys(line).sure.some((key) => keys.has(key)));
    })
    .map(({ messageId }) => messageId);
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

/**
 * Of a number on the do-not-call list only that stays. Who has put it there may be words that somebody typed, or the
 * person.
 */
function eraseNumber(
  { phoneKey, suppressedAt, suppressedBy, fileId }: NumberRow,
  addresses: ReadonlySet<string>,
  by: string,
): Omit<EraseNumber, 'keepsLines'> {
  if (suppressedAt === '') return { kind: 'eraseNumber', phoneKey, listed: null };
  const isAccount = /^\S+@\S+$/.test(suppressedBy) && !addresses.has(suppressedBy.toLowerCase());
  const listedBy = isAccount ? suppressedBy : by || PERSON_WORDS.listedByOwner;
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
