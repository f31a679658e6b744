import { isBatchEvent } from '#backend/core/audit.ts';
import { compareText } from '#backend/core/compare-text.ts';
import { idStart, isTaken, isWorked } from '#backend/core/import/import-ids.ts';
import { unknownNumber } from '#backend/core/leads/lead-numbers.ts';
import type { Queries, QueueArgs, Results, StoreQuery } from '#backend/core/queries.ts';
import {
  countOverdue,
  countUnavailableLeads,
  findAssignedCallbacks,
  findCallbacks,
  sortServableLeads,
} from '#backend/core/queue/queue-order.ts';
import type { AuditRow, BatchCountsRow, BatchRow, LeadRow, RepRow } from '#backend/core/rows.ts';
import { allBatches, offered } from './batches.ts';
import { bookingsOfPeriod, heldLeads, newLeads, overdueLeads, savesOfPeriod } from './counted.ts';
import { findLeads } from './find.ts';
import { contactMessages, failedMessages, messages, messagesOfLead } from './messages.ts';
import { numberRows, numbersOfFile, suppressedNumbers } from './numbers.ts';
import { ownerSettings } from './owner-settings.ts';
import { bookingsOfLead, oldAudit, placesByEmail, placesOfClosed } from './people.ts';
import { NO_PHONES, type PhoneIndex, withOwnKeys } from './phone-index.ts';
import { photoCounts, photoImages, photosOfBooking, photosOfLead } from './photos.ts';
import { closedByStatus, type QueueEntry } from './queue-index.ts';
import { bookingsByDay, newBookings, repWork, savesByDay, TRAIL } from './recent.ts';
import type { PhotoFiles } from './services.ts';
import type { Tabs } from './tabs/create-tabs.ts';
import type { Tab } from './tabs/tab.ts';
import {
  bookedSlots,
  findVisit,
  visitsOfDays,
  visitsOfLead,
  visitsToAgree,
  visitToRemind,
  withVisitId,
} from './visits.ts';

/** Lines to look at: reps may have written the email into the notes of leads as well. */
const LINES_AT_MOST = 100;
/** Each of these lines may be one read. */
const LINES_AT_ONCE = 10;

/** Searches the notes for the email, and reads the lines found from the newest on until they are enough. */
export function auditOfAccount(
  { audit }: Tabs,
  { email, notes, limit }: Queries['auditOfAccount'],
): AuditRow[] {
  const places = audit.findPart('note', email).slice(-LINES_AT_MOST);
  const found: AuditRow[] = [];
  while (places.length > 0 && found.length < limit) {
    const lines = audit.rowsAt(places.splice(-LINES_AT_ONCE)).map(({ row }) => row);
    found.push(...lines.filter((row) => isOfAccount(row, notes)).reverse());
  }
  return found.sort((one, other) => compareText(other.at, one.at)).slice(0, limit);
}

const isOfAccount = ({ leadId, action, note }: AuditRow, notes: readonly string[]): boolean =>
  leadId === '' && !isBatchEvent(action) && notes.includes(note);

export interface Sources {
  tabs: Tabs;
  /** The queue fields of every lead; read once. */
  index: () => QueueEntry[];
  /** The rows of every number's leads; read once. */
  phones: () => PhoneIndex;
  /** The rows of the leads in each language; read once. */
  languages: () => ReadonlyMap<string, ReadonlySet<number>>;
  files: PhotoFiles;
}

type Answers = { [K in StoreQuery]: (sources: Sources, args: Queries[K]) => Results[K] };

const small = <Row extends object>(tab: Tab<Row>, key: string): Row | null =>
  tab.all().find(({ row }) => row[tab.spec.key] === key)?.row ?? null;

const findBatch = (tabs: Tabs, batchId: string): BatchRow | null =>
  allBatches(tabs).find((batch) => batch.batchId === batchId) ?? null;

const leadsAt = ({ tabs }: Sources, places: readonly number[]): LeadRow[] =>
  tabs.leads.rowsAt(places).map(({ row }) => withOwnKeys(closedByStatus(row)));

const ofImport = ({ index }: Sources, importId: string): QueueEntry[] =>
  index().filter(({ leadId }) => leadId.startsWith(idStart(importId)));

const oldestFirst = (leads: LeadRow[], limit: number): LeadRow[] =>
  leads
    .sort(
      (one, other) => compareText(one.createdAt, other.createdAt) || compareText(one.leadId, other.leadId),
    )
    .slice(0, limit);

function sameNumber(sources: Sources, keys: readonly string[], limit: number): LeadRow[] {
  const { places } = keys.length === 0 ? NO_PHONES : sources.phones();
  const found = new Set(keys.flatMap((key) => places.get(key) ?? []));
  return oldestFirst(leadsAt(sources, [...found]), limit);
}

/** Returns the first lead that can be parsed in full; an unreadable row does not block the queue. */
function firstWhole(sources: Sources, entries: readonly QueueEntry[]): LeadRow | null {
  for (const { place } of entries) {
    const [lead] = leadsAt(sources, [place]);
    if (lead) return lead;
  }
  return null;
}

/** Returns the batch's leads that may be served, in order. */
function queue({ tabs, index, languages }: Sources, args: QueueArgs): QueueEntry[] {
  const skips = tabs.skips.all().filter(({ row }) => row.rep === args.rep);
  const skipped = new Map(skips.map(({ row }) => [row.leadId, row.at]));
  const spoken = args.languages.map((code) => languages().get(code));
  return sortServableLeads(
    index(),
    (leadId) => skipped.get(leadId) ?? '',
    ({ place }) => spoken.some((places) => places?.has(place)),
    args,
  );
}

function withCounts({ index }: Sources, batches: readonly BatchRow[]): BatchCountsRow[] {
  const counts = new Map(batches.map(({ batchId }) => [batchId, { countOpen: 0, countTotal: 0 }]));
  for (const { batchId, open } of index()) {
    const count = counts.get(batchId);
    if (!count) continue;
    count.countTotal += 1;
    if (open) count.countOpen += 1;
  }
  return batches.map((batch) => ({ ...batch, countOpen: 0, countTotal: 0, ...counts.get(batch.batchId) }));
}

/** Returns the last elements. `slice(-0)` would return all. */
const last = <Item>(items: readonly Item[], most: number): Item[] =>
  items.slice(Math.max(0, items.length - most));

function history({ tabs: { audit } }: Sources, { leadId, limit, siteLimit }: Queries['history']): AuditRow[] {
  const places = audit.find('leadId', leadId);
  return audit
    .rowsAt(places.length <= Math.min(limit, siteLimit) ? places : newest(audit, places, limit, siteLimit))
    .reverse()
    .map(({ row }) => row)
    .sort((one, other) => compareText(other.at, one.at));
}

/** Returns the last places with lines of reps and of the site itself. One read, of one column. */
function newest(audit: Tab<AuditRow>, places: readonly number[], limit: number, siteLimit: number): number[] {
  const [first = 0] = places;
  const reps = audit.block(['rep'], first, places.at(-1));
  const isOfSite = (place: number): boolean => reps[place - first]?.[0] === '';
  const ofReps = places.filter((place) => !isOfSite(place));
  return [...last(ofReps, limit), ...last(places.filter(isOfSite), siteLimit)].sort(
    (one, other) => one - other,
  );
}

/** Reads the ends of the audit trail, longer and longer, until they hold enough rows without a lead. */
function auditTrail({ tabs: { audit } }: Sources, until: string, limit: number): AuditRow[] {
  const last = audit.at.lastRow;
  let places: number[] = [];
  for (let length = TRAIL; ; length *= 4) {
    const first = Math.max(2, last - length + 1);
    places = audit
      .block(['at', 'leadId'], first, last)
      .flatMap(([at = '', leadId], index) =>
        leadId === '' && at !== '' && (until === '' || at <= until) ? [first + index] : [],
      );
    if (first === 2 || places.length >= limit) break;
  }
  return audit
    .rowsAt(places.slice(-limit))
    .reverse()
    .map(({ row }) => row)
    .sort((one, other) => compareText(other.at, one.at));
}

const repsInState = ({ tabs }: Sources, state: RepRow['state']): RepRow[] =>
  tabs.reps
    .all()
    .map(({ row }) => row)
    .filter((rep) => rep.state === state)
    .sort((one, other) => compareText(one.createdAt, other.createdAt));

/** Implements each query of backend/core/queries.ts. */
export const ANSWERS: Answers = {
  rep: ({ tabs }, { email }) => small(tabs.reps, email),
  repsInState: (sources, { state, limit }) => repsInState(sources, state).slice(0, limit),
  managers: (sources) =>
    repsInState(sources, 'active').flatMap(({ email, role }) => (role === 'manager' ? [email] : [])),
  repNames: ({ tabs }, { emails }) =>
    tabs.reps.all().flatMap(({ row: { email, name } }) => (emails.includes(email) ? [{ email, name }] : [])),
  session: ({ tabs }, { hash }) => {
    const session = small(tabs.sessions, hash);
    const rep = session && small(tabs.reps, session.email);
    return session && rep ? { session, rep } : null;
  },
  device: ({ tabs }, { hash }) => small(tabs.devices, hash),
  resetCode: ({ tabs }, { email }) => small(tabs.resetCodes, email),
  batches: (sources) => withCounts(sources, allBatches(sources.tabs)),
  batch: ({ tabs }, { batchId }) => findBatch(tabs, batchId),
  batchCounts: (sources, { batchId }) => {
    const batch = findBatch(sources.tabs, batchId);
    return batch && (withCounts(sources, [batch])[0] ?? null);
  },
  queueHead: (sources, args) => firstWhole(sources, queue(sources, args)),
  queuePeek: (sources, args) =>
    firstWhole(
      sources,
      queue(sources, args).filter(({ leadId }) => !args.lastLeadIds.includes(leadId)),
    ),
  unavailableLeads: (sources, args) => countUnavailableLeads(sources.index(), args),
  callbacks: (sources, args) => findCallbacks(offered(sources.tabs, sources.index()), args),
  newBookings,
  overdueCallbacks: (sources, args) => countOverdue(offered(sources.tabs, sources.index()), args),
  holders: (sources, { now, limit }) =>
    sources
      .index()
      .flatMap(({ leaseRep, leaseUntil }) => (leaseRep !== '' && leaseUntil > now ? [leaseRep] : []))
      .slice(0, limit),
  newLeads,
  overdueLeads,
  heldLeads,
  lead: (sources, { leadId }) =>
    leadsAt(sources, sources.tabs.leads.find('leadId', leadId).slice(0, 1))[0] ?? null,
  leads: (sources, { leadIds }) => {
    const leads = new Map<string, LeadRow>();
    // Of a copied row, the first one is the lead.
    for (const lead of leadsAt(sources, sources.tabs.leads.findAny('leadId', leadIds)))
      if (!leads.has(lead.leadId)) leads.set(lead.leadId, lead);
    return [...leads.values()];
  },
  leadsByPhone: (sources, { phoneKey, limit }) => sameNumber(sources, [phoneKey], limit),
  sameNumber: (sources, { phoneKeys, limit }) => sameNumber(sources, phoneKeys, limit),
  closedBefore: (sources, args) => leadsAt(sources, placesOfClosed(sources, args)),
  hasOldAudit: ({ tabs }, { before }) => oldAudit(tabs, before).length > 0,
  leadsByEmail: (sources, { emails, limit }) =>
    oldestFirst(leadsAt(sources, placesByEmail(sources.tabs, emails)), limit),
  findLeads,
  leadsOfBatch: (sources, { batchId, after, limit }) =>
    leadsAt(
      sources,
      sources
        .index()
        .filter((lead) => lead.batchId === batchId && lead.leadId > after)
        .sort((one, other) => compareText(one.leadId, other.leadId))
        .slice(0, limit)
        .map(({ place }) => place),
    ),
  untakenOfImport: (sources, { importId, limit }) =>
    leadsAt(
      sources,
      ofImport(sources, importId)
        .filter((lead) => !isTaken(lead))
        .sort((one, other) => compareText(one.leadId, other.leadId))
        .slice(0, limit)
        .map(({ place }) => place),
    ),
  importCounts: (sources, { importId, now }) => {
    const all = ofImport(sources, importId);
    return { total: all.length, worked: all.filter((lead) => isWorked(lead, now)).length };
  },
  assignedCallbacks: (sources, args) =>
    leadsAt(
      sources,
      findAssignedCallbacks(sources.index(), args).map(({ place }) => place),
    ),
  leasesByRep: (sources, { rep }) => leadsAt(sources, sources.tabs.leads.find('leaseRep', rep)),
  history,
  auditLine: ({ tabs: { audit } }, { auditId }) =>
    audit.rowsAt(audit.find('auditId', auditId))[0]?.row ?? null,
  auditTrail: (sources, { until, limit }) => auditTrail(sources, until, limit),
  auditOfAccount: ({ tabs }, args) => auditOfAccount(tabs, args),
  repWork,
  savesByDay,
  bookingsByDay,
  savesOfPeriod,
  bookingsOfPeriod,
  booking: ({ tabs: { bookings } }, { submissionId }) => {
    const [found] = bookings.rowsAt(bookings.find('submissionId', submissionId));
    return found ? withVisitId(found.row) : null;
  },
  bookingsOfLead: ({ tabs }, args) => bookingsOfLead(tabs, args),
  bookingsOfSender: ({ tabs: { bookings } }, { sender, limit }) =>
    bookings.column('sender') === 0
      ? []
      : bookings.rowsAt(bookings.find('sender', sender).slice(0, limit)).map(({ row }) => row),
  visit: ({ tabs }, args) => findVisit(tabs, args),
  visitsOfLead: ({ tabs }, args) => visitsOfLead(tabs, args),
  visitsOfDays: ({ tabs }, args) => visitsOfDays(tabs, args),
  visitsToAgree: ({ tabs }, args) => visitsToAgree(tabs, args),
  visitToRemind: ({ tabs }, args) => visitToRemind(tabs, args),
  bookedSlots: ({ tabs }, { days }) => bookedSlots(tabs, days),
  visitsInSlot: ({ tabs }, { apptDate, apptTime }) =>
    bookedSlots(tabs, [apptDate]).find((slot) => slot.apptTime === apptTime)?.count ?? 0,
  photosOfBooking: ({ tabs }, args) => photosOfBooking(tabs.photos, args),
  photosOfLead: ({ tabs }, args) => photosOfLead(tabs.photos, args),
  photoCounts: ({ tabs }, args) => photoCounts(tabs.photos, args),
  photoImages: ({ tabs, files }, args) => photoImages(tabs.photos, files, args),
  number: ({ tabs }, { phoneKey }) => numberRows(tabs, [phoneKey])[0] ?? null,
  numbers: ({ tabs }, { phoneKeys }) => numberRows(tabs, phoneKeys),
  lockedNumbers: ({ tabs }, { phoneKeys }) => numberRows(tabs, phoneKeys),
  numbersOfFile: ({ tabs }, { fileId, limit }) =>
    numbersOfFile(tabs, fileId).sort(compareText).slice(0, limit),
  countOfFile: ({ tabs }, { fileId }) => numbersOfFile(tabs, fileId).length,
  suppressedNumbers: ({ tabs }, { after, limit }) =>
    [...suppressedNumbers(tabs).values()]
      .filter(({ phoneKey }) => phoneKey > after)
      .sort((one, other) => compareText(one.phoneKey, other.phoneKey))
      .slice(0, limit)
      .map((row) => ({ ...unknownNumber(row.phoneKey), ...row })),
  messages: ({ tabs }, args) => messages(tabs.messages, args),
  messagesOfLead: ({ tabs }, args) => messagesOfLead(tabs.messages, args),
  contactMessages: ({ tabs }, args) => contactMessages(tabs.messages, args),
  failedMessages: ({ tabs }, args) => failedMessages(tabs.messages, args),
  ownerSettings: ({ tabs }) => ownerSettings(tabs),
  meter: ({ tabs }, { meterId }) => small(tabs.meters, meterId),
  undo: ({ tabs }, { rep }) => small(tabs.undos, rep),
};
