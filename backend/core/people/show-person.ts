import { auditReading } from '#backend/core/find/find-leads.ts';
import { wireLead } from '#backend/core/leads/lead-facts.ts';
import { getKeys, readNumbers } from '#backend/core/leads/lead-numbers.ts';
import { pick } from '#backend/core/pick.ts';
import { type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import type { AuditRow, LeadRow } from '#backend/core/rows.ts';
import { isUndated } from '#backend/core/suppression/numbers.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { withoutReps } from '#backend/core/words/history.ts';
import { refuse } from '#backend/core/writes.ts';
import { type LeadOfPerson, type Person, showPersonAction } from '#contract/actions/manager/people.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { findPerson, type PersonSearch } from './find-person.ts';

/** `show_person`: returns all that is kept about the person of a lead. Managers only, audited; else `not_found`. */
export const showPerson = signedIn(showPersonAction, function* ({ leadId }, context, caller) {
  const person = yield* readPerson({ leadId });
  if (!person.leads.some(({ lead }) => lead.leadId === leadId)) return refuse('not_found', ANSWERS.leadGone);
  const writes = yield* auditReading(caller.rep.email, context);
  return { answer: { ok: true, ...person }, writes };
});

/** Returns all that is kept about a person; no leads if nobody is found. Locks nothing. */
export function* readPerson(search: PersonSearch): Plan<Person> {
  const { leads: found, more } = yield* findPerson(search);
  const leads: LeadOfPerson[] = [];
  for (const { row, isSameName } of found) leads.push({ ...(yield* readLead(row)), isSameName });
  const keys = [...(search.phoneKeys ?? []), ...found.flatMap(({ row }) => getKeys(row))];
  const rows = yield* readNumbers([...new Set(keys)]);
  const numbers = rows.map(({ phoneKey, suppressedAt }) => ({
    key: phoneKey,
    listed: suppressedAt !== '',
    listedAt: isUndated(suppressedAt) ? '' : suppressedAt,
  }));
  return { leads, numbers, more };
}

function* readLead(row: LeadRow): Plan<Omit<LeadOfPerson, 'isSameName'>> {
  const { leadId } = row;
  const limit = PAGE_SIZES.rowsOfPerson;
  const batch = yield* read('batch', { batchId: row.batchId });
  const bookings = yield* read('bookingsOfLead', { leadId, limit });
  const visits = yield* read('visitsOfLead', { leadId, limit });
  const photos = yield* read('photosOfLead', { leadId, limit });
  const messages = yield* read('messagesOfLead', { leadId, limit });
  const history = yield* read('history', { leadId, limit, siteLimit: limit });
  return {
    lead: wireLead(row),
    batch: batch?.name ?? row.batchId,
    ...pick(row, ['open', 'attempts', 'workedAt', 'callbackAt']),
    bookings: bookings.map((booking) =>
      pick(booking, ['reference', 'receivedAt', 'contactConsent', 'marketingConsent']),
    ),
    visits: visits
      .map((visit) =>
        pick(visit, [
          ...(['reference', 'state', 'apptDate', 'apptTime', 'toAgree'] as const),
          ...(['agreedTime', 'service', 'words', 'createdAt'] as const),
        ]),
      )
      .reverse(),
    photos: photos.map((photo) => pick(photo, ['photoId', 'receivedAt'])),
    messages: messages
      .map(({ recipient, ...message }) => ({ ...pick(message, ['at', 'subject', 'sentAt']), to: recipient }))
      .reverse(),
    history: history.map(toLine).reverse(),
  };
}

const toLine = (line: AuditRow): LeadOfPerson['history'][number] => ({
  ...pick(line, ['at', 'action', 'toStatus']),
  byHomeowner: line.rep === '',
  note: withoutReps(line),
});
