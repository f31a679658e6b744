import { isBatchEvent, isOldAudit } from '#backend/core/audit.ts';
import { compareText } from '#backend/core/compare-text.ts';
import { matchesSearch } from '#backend/core/find/search.ts';
import { idStart, isTaken, isWorked } from '#backend/core/import/import-ids.ts';
import { isWebsiteOrigin } from '#backend/core/leads/lead-facts.ts';
import { getKeys } from '#backend/core/leads/lead-numbers.ts';
import { isEmailOfLead } from '#backend/core/messages/messages.ts';
import type { CountedRow, Queries, QueueArgs, Results, StoreQuery } from '#backend/core/queries.ts';
import {
  countNewBookings,
  countOverdue,
  countUnavailableLeads,
  countWaiting,
  findAssignedCallbacks,
  findCallbacks,
  isOverdue,
  sortServableLeads,
} from '#backend/core/queue/queue-order.ts';
import { countSavesByDay, countWork, findDay, isWithin, withoutUndone } from '#backend/core/queue/saves.ts';
import type { BatchCountsRow, BatchRow, LeadRow, MessageRow, PhotoRow } from '#backend/core/rows.ts';
import { countSlots } from '#backend/core/visits/slot-counts.ts';
import type { Write } from '#backend/core/writes.ts';
import { limitConcurrency } from '#backend/hosts/node/limits.ts';
import type { Store } from '#backend/stores/store.ts';
import type { FoundLead } from '#contract/actions/manager/find-leads.ts';
import { applyWrite, emptyTables, skipKey, type Tables, type Undo } from './memory-tables.ts';

/** The tests' store. Also has synchronous methods, for hosts that cannot wait. */
export interface MemoryStore extends Store {
  read<K extends StoreQuery>(query: K, args: Queries[K]): Results[K];
  /** Writes all or nothing. @throws Error when a row that must be new already exists */
  write(writes: readonly Write[]): void;
  /** Every row of every table. */
  tables: Readonly<Tables>;
}

/** Rows in memory. Transactions run one after another. */
export function createMemoryStore(): MemoryStore {
  const tables = emptyTables();
  const oneAtATime = limitConcurrency(1);

  const read: MemoryStore['read'] = (query, args) => structuredClone(answers[query](tables, args));

  function write(writes: readonly Write[], journal: Undo[] = []): void {
    const start = journal.length;
    try {
      for (const one of writes) journal.push(applyWrite(tables, one));
    } catch (error) {
      for (const undo of journal.splice(start).reverse()) undo();
      throw error;
    }
  }

  return {
    read,
    tables,
    write: (writes) => write(writes),
    transact: (work) =>
      oneAtATime(async () => {
        const journal: Undo[] = [];
        try {
          return await work({
            read: async (query, args) => read(query, args),
            write: async (writes) => write(writes, journal),
          });
        } catch (error) {
          for (const undo of journal.reverse()) undo();
          throw error;
        }
      }),
    close: async () => {},
  };
}

const hasFailed = ({ state, fault }: MessageRow): boolean => state === 'waiting' && fault !== '';

type Answers = { [K in StoreQuery]: (tables: Tables, args: Queries[K]) => Results[K] };

const answers: Answers = {
  rep: ({ reps }, { email }) => reps.get(email) ?? null,
  repsInState: ({ reps }, { state, limit }) =>
    pick(reps, (rep) => rep.state === state)
      .sort((one, other) => compareText(one.createdAt, other.createdAt))
      .slice(0, limit),
  managers: ({ reps }) =>
    pick(reps, ({ state, role }) => state === 'active' && role === 'manager').map(({ email }) => email),
  repNames: ({ reps }, { emails }) =>
    pick(reps, (rep) => emails.includes(rep.email)).map(({ email, name }) => ({ email, name })),
  session: ({ sessions, reps }, { hash }) => {
    const session = sessions.get(hash);
    const rep = session && reps.get(session.email);
    return session && rep ? { session, rep } : null;
  },
  device: ({ devices }, { hash }) => devices.get(hash) ?? null,
  resetCode: ({ resetCodes }, { email }) => resetCodes.get(email) ?? null,
  batches: (tables) => [...tables.batches.values()].map((batch) => withCounts(tables, batch)),
  batch: ({ batches }, { batchId }) => batches.get(batchId) ?? null,
  batchCounts: (tables, { batchId }) => {
    const batch = tables.batches.get(batchId);
    return batch ? withCounts(tables, batch) : null;
  },
  queueHead: (tables, args) => queue(tables, args)[0] ?? null,
  queuePeek: (tables, args) =>
    queue(tables, args).find(({ leadId }) => !args.lastLeadIds.includes(leadId)) ?? null,
  unavailableLeads: ({ leads }, args) => countUnavailableLeads(leads.values(), args),
  callbacks: (tables, args) => findCallbacks(offered(tables), args),
  newBookings: (tables, { limit }) => countNewBookings(offered(tables).filter(isNewLead), limit),
  overdueCallbacks: (tables, args) => countOverdue(offered(tables), args),
  holders: ({ leads }, { now, limit }) =>
    pick(leads, (lead) => lead.leaseRep !== '' && lead.leaseUntil > now)
      .slice(0, limit)
      .map(({ leaseRep }) => leaseRep),
  newLeads: (tables, { limit }) =>
    toCounted(offered(tables).filter(isNewLead), ({ createdAt }) => createdAt, limit),
  overdueLeads: (tables, { now, limit }) =>
    toCounted(
      offered(tables).filter((lead) => isOverdue(lead, now)),
      ({ callbackAt }) => callbackAt,
      limit,
      ({ callbackRep }) => callbackRep,
    ),
  heldLeads: ({ leads }, { now, rep, limit }) =>
    toCounted(
      pick(leads, (lead) => lead.leaseRep !== '' && lead.leaseUntil > now).filter(
        ({ leaseRep }) => rep === '' || leaseRep === rep,
      ),
      ({ leaseUntil }) => leaseUntil,
      limit,
      ({ leaseRep }) => leaseRep,
    ),
  lead: ({ leads }, { leadId }) => leads.get(leadId) ?? null,
  leads: ({ leads }, { leadIds }) => leadIds.flatMap((leadId) => leads.get(leadId) ?? []),
  leadsByPhone: ({ leads }, { phoneKey, limit }) => sameNumber(leads, [phoneKey], limit),
  sameNumber: ({ leads }, { phoneKeys, limit }) => sameNumber(leads, phoneKeys, limit),
  findLeads: ({ leads, visits }, args) => {
    const booked = [...visits.values()].filter(
      ({ reference }) => args.reference !== '' && reference.startsWith(args.reference),
    );
    return pick(
      leads,
      (lead) => booked.some(({ leadId }) => leadId === lead.leadId) || matchesSearch(lead, args),
    )
      .sort(
        (one, other) => compareText(other.createdAt, one.createdAt) || compareText(one.leadId, other.leadId),
      )
      .slice(0, args.limit)
      .map(toFoundLead);
  },
  bookingsOfSender: ({ bookings }, { sender, limit }) =>
    pick(bookings, (booking) => sender !== '' && booking.sender === sender).slice(0, limit),
  leadsOfBatch: ({ leads }, { batchId, after, limit }) =>
    pick(leads, (lead) => lead.batchId === batchId && lead.leadId > after)
      .sort((one, other) => compareText(one.leadId, other.leadId))
      .slice(0, limit),
  untakenOfImport: ({ leads }, { importId, limit }) =>
    ofImport(leads, importId)
      .filter((lead) => !isTaken(lead))
      .sort((one, other) => compareText(one.leadId, other.leadId))
      .slice(0, limit),
  importCounts: ({ leads }, { importId, now }) => {
    const all = ofImport(leads, importId);
    return { total: all.length, worked: all.filter((lead) => isWorked(lead, now)).length };
  },
  assignedCallbacks: ({ leads }, args) => findAssignedCallbacks(leads.values(), args),
  leasesByRep: ({ leads }, { rep }) => pick(leads, (lead) => lead.leaseRep === rep),
  auditLine: ({ audits }, { auditId }) => audits.get(auditId) ?? null,
  auditTrail: ({ audits }, { until, limit }) =>
    pick(audits, (row) => row.leadId === '' && (until === '' || row.at <= until))
      .reverse()
      .sort((one, other) => compareText(other.at, one.at))
      .slice(0, limit),
  auditOfAccount: ({ audits }, { notes, limit }) =>
    pick(audits, ({ leadId, action, note }) => leadId === '' && !isBatchEvent(action) && notes.includes(note))
      .reverse()
      .sort((one, other) => compareText(other.at, one.at))
      .slice(0, limit),
  history: ({ audits }, { leadId, limit, siteLimit }) => {
    const lines = pick(audits, (row) => row.leadId === leadId)
      .reverse()
      .sort((one, other) => compareText(other.at, one.at));
    const ofReps = lines.filter(({ rep }) => rep !== '').slice(0, limit);
    const ofSite = lines.filter(({ rep }) => rep === '').slice(0, siteLimit);
    return lines.filter((line) => ofReps.includes(line) || ofSite.includes(line));
  },
  repWork: ({ audits }, { rep, since }) =>
    countWork(pick(audits, (row) => row.rep === rep && row.at >= since)),
  savesByDay: ({ audits }, { dayStarts }) => countSavesByDay([...audits.values()], dayStarts),
  bookingsByDay: ({ bookings }, { dayStarts }) =>
    dayStarts.map(
      (_start, day) => pick(bookings, ({ receivedAt }) => findDay(dayStarts, receivedAt) === day).length,
    ),
  savesOfPeriod: ({ audits, leads }, { rep, statuses, limit, ...period }) =>
    withoutUndone(pick(audits, ({ at }) => isWithin(period, at)).sort(byTime))
      .filter((line) => statuses.includes(line.toStatus) && (rep === '' || line.rep === rep))
      .reverse()
      .slice(0, limit)
      .map((line) => ({
        ...nameOf(leads.get(line.leadId)),
        ...{ at: line.at, rep: line.rep, status: line.toStatus },
      })),
  bookingsOfPeriod: ({ bookings, leads }, { limit, ...period }) =>
    pick(bookings, ({ receivedAt }) => isWithin(period, receivedAt))
      .sort((one, other) => compareText(other.receivedAt, one.receivedAt))
      .slice(0, limit)
      .map(({ receivedAt, leadId }) => {
        const lead = leads.get(leadId);
        return { ...nameOf(lead), at: receivedAt, rep: '', status: lead?.status ?? '' };
      }),
  booking: ({ bookings }, { submissionId }) => bookings.get(submissionId) ?? null,
  visit: ({ visits }, { visitId }) => visits.get(visitId) ?? null,
  visitsOfLead: ({ visits }, { leadId, limit }) =>
    pick(visits, (visit) => visit.leadId === leadId)
      .sort((one, other) => compareText(other.createdAt, one.createdAt))
      .slice(0, limit),
  visitsOfDays: ({ visits }, { from, until, isPlanned, limit }) =>
    pick(visits, ({ apptDate }) => apptDate >= from && apptDate <= until)
      .filter(({ state, toAgree }) => !isPlanned || (state !== 'canceled' && !toAgree))
      .sort((one, other) => compareText(one.apptDate, other.apptDate))
      .slice(0, limit),
  visitsToAgree: ({ visits }, { limit }) =>
    pick(visits, ({ toAgree, state }) => toAgree && state !== 'canceled' && state !== 'done')
      .sort((one, other) => compareText(one.createdAt, other.createdAt))
      .slice(0, limit),
  visitToRemind: ({ visits }, { day }) =>
    [...visits.values()].find(
      (visit) => countSlots([visit], [day]).length > 0 && visit.remindedFor !== day,
    ) ?? null,
  bookedSlots: ({ visits }, { days }) => countSlots([...visits.values()], days),
  visitsInSlot: ({ visits }, { apptDate, apptTime }) =>
    countSlots([...visits.values()], [apptDate]).find((slot) => slot.apptTime === apptTime)?.count ?? 0,
  photosOfBooking: ({ photos }, { submissionId }) =>
    pick(photos, (row) => row.submissionId === submissionId).map(toPhotoRow),
  photosOfLead: ({ photos }, { leadId, limit }) =>
    pick(photos, (row) => row.leadId === leadId)
      .sort(
        (one, other) =>
          compareText(one.receivedAt, other.receivedAt) || compareText(one.photoId, other.photoId),
      )
      .slice(0, limit)
      .map(toPhotoRow),
  bookingsOfLead: ({ bookings }, { leadId, limit }) =>
    pick(bookings, (row) => row.leadId === leadId)
      .sort((one, other) => compareText(one.receivedAt, other.receivedAt))
      .slice(0, limit),
  closedBefore: ({ leads, visits }, { before, except, limit }) =>
    pick(
      leads,
      ({ leadId, open, workedAt, createdAt }) =>
        !open &&
        workedAt < before &&
        createdAt < before &&
        !except.includes(leadId) &&
        pick(visits, (visit) => visit.leadId === leadId && visit.changedAt >= before).length === 0,
    )
      .sort((one, other) => compareText(one.leadId, other.leadId))
      .slice(0, limit),
  hasOldAudit: ({ audits }, { before }) => pick(audits, (row) => isOldAudit(row, before)).length > 0,
  leadsByEmail: ({ leads }, { emails, limit }) =>
    pick(leads, (lead) => emails.includes(lead.email.trim().toLowerCase()))
      .sort(
        (one, other) => compareText(one.createdAt, other.createdAt) || compareText(one.leadId, other.leadId),
      )
      .slice(0, limit),
  photoCounts: ({ photos }, { leadIds }) =>
    leadIds.flatMap((leadId) => {
      const count = pick(photos, (row) => row.leadId === leadId).length;
      return count > 0 ? [{ leadId, count }] : [];
    }),
  photoImages: ({ photos }, { photoIds, image }) => photoIds.map((id) => photos.get(id)?.[image] ?? ''),
  number: ({ numbers }, { phoneKey }) => numbers.get(phoneKey) ?? null,
  numbers: ({ numbers }, { phoneKeys }) => pick(numbers, (row) => phoneKeys.includes(row.phoneKey)),
  lockedNumbers: ({ numbers }, { phoneKeys }) => pick(numbers, (row) => phoneKeys.includes(row.phoneKey)),
  numbersOfFile: (tables, { fileId, limit }) => ofFile(tables, fileId).sort(compareText).slice(0, limit),
  countOfFile: (tables, { fileId }) => ofFile(tables, fileId).length,
  suppressedNumbers: ({ numbers }, { after, limit }) =>
    pick(numbers, (row) => row.suppressedAt !== '' && row.phoneKey > after)
      .sort((one, other) => compareText(one.phoneKey, other.phoneKey))
      .slice(0, limit),
  messagesOfLead: ({ messages }, { leadId, limit }) =>
    pick(messages, (row) => row.leadId === leadId && isEmailOfLead(row))
      .reverse()
      .sort((one, other) => compareText(other.at, one.at))
      .slice(0, limit),
  messages: ({ messages }, { isFailed, recipient, until, limit }) =>
    pick(
      messages,
      (row) =>
        (!isFailed || hasFailed(row)) &&
        (recipient === '' || row.recipient.toLowerCase() === recipient) &&
        (until === '' || row.at <= until),
    )
      .reverse()
      .sort((one, other) => compareText(other.at, one.at))
      .slice(0, limit),
  contactMessages: ({ messages }, { limit }) =>
    pick(messages, ({ kind, body }) => kind === 'contact' && body !== '')
      .reverse()
      .slice(0, limit),
  failedMessages: ({ messages }, { limit }) =>
    countWaiting(
      pick(messages, hasFailed).map(({ at }) => at),
      limit,
    ),
  ownerSettings: ({ ownerSettings }) => [...ownerSettings.values()].filter(({ value }) => value !== ''),
  meter: ({ meters }, { meterId }) => meters.get(meterId) ?? null,
  undo: ({ undos }, { rep }) => undos.get(rep) ?? null,
};

const queue = ({ leads, skips }: Tables, args: QueueArgs): LeadRow[] =>
  sortServableLeads(
    leads.values(),
    (leadId) => skips.get(skipKey(args.rep, leadId))?.at ?? '',
    ({ language }) => args.languages.some((each) => each === language),
    args,
  );

const ofImport = (leads: Tables['leads'], importId: string): LeadRow[] =>
  pick(leads, ({ leadId }) => leadId.startsWith(idStart(importId)));

/** Leads of batches that are not archived. */
const offered = ({ leads, batches }: Tables): LeadRow[] =>
  pick(leads, ({ batchId }) => !batches.get(batchId)?.archivedAt);

const isNewLead = ({ open, source, workedAt }: LeadRow): boolean =>
  open && isWebsiteOrigin(source) && workedAt === '';

const byTime = (one: { at: string }, other: { at: string }): number => compareText(one.at, other.at);

const nameOf = (lead?: LeadRow) => ({
  leadId: lead?.leadId ?? '',
  firstName: lead?.firstName ?? '',
  lastName: lead?.lastName ?? '',
  city: lead?.city ?? '',
});

const toCounted = (
  leads: LeadRow[],
  getTime: (lead: LeadRow) => string,
  limit: number,
  getRep: (lead: LeadRow) => string = () => '',
): CountedRow[] =>
  leads
    .map((lead) => ({ ...nameOf(lead), at: getTime(lead), rep: getRep(lead), status: lead.status }))
    .sort((one, other) => byTime(one, other) || compareText(one.leadId, other.leadId))
    .slice(0, limit);

const ofFile = ({ numbers }: Tables, fileId: string): string[] =>
  pick(numbers, (row) => row.suppressedAt !== '' && row.fileId === fileId).map(({ phoneKey }) => phoneKey);

const toPhotoRow = ({ photoId, submissionId, leadId, receivedAt }: PhotoRow): PhotoRow => ({
  photoId,
  submissionId,
  leadId,
  receivedAt,
});

const toFoundLead = (lead: LeadRow): FoundLead => {
  const { leadId, batchId, firstName, lastName, phone, address, city, status, createdAt, workedAt } = lead;
  return { leadId, batchId, firstName, lastName, phone, address, city, status, createdAt, workedAt };
};

const pick = <Row>(table: Map<string, Row>, wanted: (row: Row) => boolean): Row[] =>
  [...table.values()].filter(wanted);

const sameNumber = (leads: Tables['leads'], keys: readonly string[], limit: number): LeadRow[] =>
  pick(leads, (lead) => getKeys(lead).some((key) => keys.includes(key)))
    .sort(
      (one, other) => compareText(one.createdAt, other.createdAt) || compareText(one.leadId, other.leadId),
    )
    .slice(0, limit);

function withCounts(tables: Tables, batch: BatchRow): BatchCountsRow {
  const leads = pick(tables.leads, (lead) => lead.batchId === batch.batchId);
  return { ...batch, countOpen: leads.filter((lead) => lead.open).length, countTotal: leads.length };
}
