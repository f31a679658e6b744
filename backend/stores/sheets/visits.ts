import { compareText } from '#backend/core/compare-text.ts';
import { pick } from '#backend/core/pick.ts';
import type { BookedSlot, Queries } from '#backend/core/queries.ts';
import type { BookingRow, VisitRow } from '#backend/core/rows.ts';
import { countSlots } from '#backend/core/visits/slot-counts.ts';
import type { OnFault } from './faults.ts';
import type { Spreadsheet } from './services.ts';
import { toCell } from './tabs/cells.ts';
import { added, isInstant, mark, text } from './tabs/columns.ts';
import type { Tabs } from './tabs/create-tabs.ts';
import { getFields, readHeadings } from './tabs/layout.ts';
import { Tab } from './tabs/tab.ts';
import { BOOKINGS, type TabSpec, VISITS } from './tabs/tabs.ts';

/** Implements `visit` of backend/core/queries.ts. */
export const findVisit = ({ visits }: Tabs, { visitId }: Queries['visit']): VisitRow | null =>
  visits.rowsAt(visits.find('visitId', visitId))[0]?.row ?? null;

/** Implements `visitsOfLead` of backend/core/queries.ts. */
export const visitsOfLead = ({ visits }: Tabs, { leadId, limit }: Queries['visitsOfLead']): VisitRow[] =>
  visits
    .rowsAt(visits.find('leadId', leadId))
    .map(({ row }) => row)
    .sort((one, other) => compareText(other.createdAt, one.createdAt))
    .slice(0, limit);

/** Implements `visitsOfDays` of backend/core/queries.ts. */
export function visitsOfDays({ visits }: Tabs, args: Queries['visitsOfDays']): VisitRow[] {
  const { from, until, isPlanned, limit } = args;
  const { state: states, toAgree: isYes } = visits.spec.columns;
  const seen = new Set<string>();
  const places = visits
    .block(['apptDate', 'state', 'toAgree', 'visitId'])
    .flatMap(([day = '', state = '', toAgree = '', visitId = ''], index) => {
      // A copied row is not the visit's.
      const isFirst = !seen.has(visitId);
      seen.add(visitId);
      const takesPlace = states.read(state) !== 'canceled' && !isYes.read(toAgree);
      const isWanted = isFirst && day >= from && day <= until && (takesPlace || !isPlanned);
      return isWanted ? [{ day, place: index + 2 }] : [];
    })
    .sort((one, other) => compareText(one.day, other.day))
    .map(({ place }) => place);
  // What cannot be read is left out.
  return visits
    .rowsAt(places.slice(0, 2 * limit))
    .map(({ row }) => row)
    .sort((one, other) => compareText(one.apptDate, other.apptDate))
    .slice(0, limit);
}

/** Implements `visitsToAgree` of backend/core/queries.ts. */
export function visitsToAgree({ visits }: Tabs, { limit }: Queries['visitsToAgree']): VisitRow[] {
  const { state: states, toAgree: isYes } = visits.spec.columns;
  const places = visits.block(['toAgree', 'state']).flatMap(([toAgree = '', state = ''], index) => {
    const stands = !['canceled', 'done'].includes(states.read(state));
    return isYes.read(toAgree) && stands ? [index + 2] : [];
  });
  return firstOfEach(visits.rowsAt(places))
    .sort((one, other) => compareText(one.createdAt, other.createdAt))
    .slice(0, limit);
}

/** A copied row is not the visit's. */
const firstOfEach = (rows: readonly { row: VisitRow }[]): VisitRow[] => {
  const byId = new Map<string, VisitRow>();
  for (const { row } of rows) if (!byId.has(row.visitId)) byId.set(row.visitId, row);
  return [...byId.values()];
};

/** Implements `visitToRemind` of backend/core/queries.ts. A read, and another one for each row that is none. */
export function visitToRemind({ visits }: Tabs, { day }: Queries['visitToRemind']): VisitRow | null {
  const { state: states, toAgree: isYes } = visits.spec.columns;
  const seen = new Set<string>();
  const cells = visits.block(['apptDate', 'state', 'toAgree', 'remindedFor', 'visitId']);
  for (const [index, [apptDate, state = '', toAgree = '', remindedFor, visitId = '']] of cells.entries()) {
    // A copied row is not the visit's.
    const isFirst = !seen.has(visitId);
    seen.add(visitId);
    const isDue = apptDate === day && remindedFor !== day && states.read(state) !== 'canceled';
    const [found] = isFirst && isDue && !isYes.read(toAgree) ? visits.rowsAt([index + 2]) : [];
    if (found) return found.row;
  }
  return null;
}

/** Implements `bookedSlots` of backend/core/queries.ts. One read. */
export function bookedSlots({ visits }: Tabs, days: readonly string[]): BookedSlot[] {
  const { state: states, toAgree: isYes } = visits.spec.columns;
  const slots = visits
    .block(['apptDate', 'apptTime', 'state', 'toAgree'])
    .map(([apptDate = '', apptTime = '', state = '', toAgree = '']) => ({
      apptDate,
      apptTime,
      state: states.read(state),
      toAgree: isYes.read(toAgree),
    }));
  return countSlots(slots, days);
}

/** The columns of the tab Bookings that a sheet had before it had visits; the oldest ones lack some. */
interface FormerBooking
  extends Pick<BookingRow, 'receivedAt' | 'reference' | 'leadId' | 'service' | 'apptDate' | 'apptTime'> {
  canceledAt: string;
  changes: string;
  toAgree: boolean;
  visitId: string;
  submissionId: string;
}

/** A hand may have written anything into those that only the visits have now: no row is lost by it. */
const FORMER_BOOKINGS: TabSpec<FormerBooking> = {
  name: BOOKINGS.name,
  key: 'submissionId',
  isSmall: true,
  columns: {
    ...pick(BOOKINGS.columns, ['receivedAt', 'reference', 'service', 'apptDate', 'apptTime', 'leadId']),
    canceledAt: added(text('Canceled')),
    changes: added(text('Changes')),
    toAgree: added(mark('Time to be agreed')),
    visitId: added(BOOKINGS.columns.visitId),
    submissionId: BOOKINGS.columns.submissionId,
  },
};

/** Of the columns above, those that only the visits have now. */
const FORMER_HEADINGS = ['canceledAt', 'changes', 'toAgree'] as const;

/**
 * Returns a booking with the id of its visit. One from before there were links has no key: its visit is named
 * by what nobody but the company knows, which no link has had yet.
 */
export const withVisitId = <Row extends Pick<BookingRow, 'visitId' | 'reference' | 'receivedAt'>>(
  row: Row,
): Row => ({
  ...row,
  visitId: row.visitId || `${row.reference}${row.receivedAt}`.replace(/\W/g, ''),
});

/** Whether the sheet has no visits, but bookings of a version that had none, or the columns of one. */
export function lacksVisits(spreadsheet: Pick<Spreadsheet, 'getSheetByName'>): boolean {
  const bookings = spreadsheet.getSheetByName(FORMER_BOOKINGS.name);
  if (bookings === null || (spreadsheet.getSheetByName(VISITS.name)?.getLastRow() ?? 0) > 0) return false;
  const { heading } = FORMER_BOOKINGS.columns.changes;
  return bookings.getLastRow() > 1 || readHeadings(bookings).includes(heading.toLowerCase());
}

/** Returns the visits of a sheet that `lacksVisits`, by its bookings, each once. One read. */
export function formerVisits(spreadsheet: Spreadsheet, onFault: OnFault): VisitRow[] {
  const visits = new Map<string, VisitRow>();
  for (const { row } of new Tab(spreadsheet, FORMER_BOOKINGS, onFault).all()) {
    const visit = formerVisit(withVisitId(row));
    if (!visits.has(visit.visitId)) visits.set(visit.visitId, visit);
  }
  return [...visits.values()];
}

function formerVisit({
  receivedAt,
  canceledAt,
  changes,
  submissionId: _,
  ...facts
}: FormerBooking): VisitRow {
  return {
    ...facts,
    words: '',
    state: canceledAt === '' ? 'asked' : 'canceled',
    agreedTime: '',
    mailedTo: '',
    createdAt: receivedAt,
    madeBy: '',
    changedAt: isInstant(canceledAt) ? canceledAt : receivedAt,
    changedBy: '',
    changes: /^\d{1,9}$/.test(changes) ? Number(changes) : 0,
    remindedFor: '',
  };
}

/**
 * Adds the tab Visits, with a visit for every booking, to a sheet that `lacksVisits`, and says in the headings
 * of Bookings which columns are in Visits now. Call it in the lock. The tab gets all rows at once: after a
 * failure it is filled the next time.
 * @returns whether the sheet was such a one
 */
export function addVisits(spreadsheet: Spreadsheet, onFault: OnFault): boolean {
  if (!lacksVisits(spreadsheet)) return false;
  const fields = getFields(VISITS);
  const rows = formerVisits(spreadsheet, onFault).map((row) =>
    fields.map((field) => toCell(writeField(row, field))),
  );
  const sheet = spreadsheet.getSheetByName(VISITS.name) ?? spreadsheet.insertSheet(VISITS.name);
  const cells = [fields.map((field) => VISITS.columns[field].heading), ...rows];
  const more = cells.length - sheet.getMaxRows();
  if (more > 0) sheet.insertRowsAfter(sheet.getMaxRows(), more);
  sheet.getRange(1, 1, cells.length, fields.length).setNumberFormat('@').setValues(cells);
  const bookings = new Tab(spreadsheet, FORMER_BOOKINGS, onFault);
  for (const field of FORMER_HEADINGS.filter((each) => bookings.column(each) > 0)) {
    const { heading } = FORMER_BOOKINGS.columns[field];
    bookings.at.sheet.getRange(1, bookings.column(field), 1, 1).setValues([[`${heading} (now in Visits)`]]);
  }
  return true;
}

const writeField = <Field extends keyof VisitRow>(row: VisitRow, field: Field): string =>
  VISITS.columns[field].write(row[field]);
