import { pick } from '#backend/core/pick.ts';
import type { LeadRow, NumberRow, VisitRow } from '#backend/core/rows.ts';
import { LINK_NEWS, type LinkNews } from '#backend/core/visits/notices.ts';
import type { SetVisit } from '#backend/core/visits/set-visit.ts';
import { isLeadStatus } from '#contract/lead/status.ts';
import { VISIT_STATES } from '#contract/visits/visit.ts';

/** The fields of a lead that a save changes, besides those of its visit. */
export const SAVED_FIELDS = ['status', 'notes', 'attempts', 'workedAt', 'callbackAt', 'callbackRep'] as const;
/** Of a number, what DO NOT CALL changes. */
export const LISTED_FIELDS = ['suppressedAt', 'suppressedBy', 'fileId'] as const;
const NUMBER_FIELDS = ['phoneKey', 'restUntil', ...LISTED_FIELDS] as const;
type NumberBefore = Pick<NumberRow, (typeof NUMBER_FIELDS)[number]>;

const VISIT_TEXTS = [
  'apptDate',
  'apptTime',
  'agreedTime',
  'mailedTo',
  'changedAt',
  'changedBy',
  'remindedFor',
] as const;

/** What a save has done to the lead's visit. */
export interface VisitBefore extends Pick<LeadRow, 'apptDate' | 'apptTime'> {
  visitId: string;
  /** Of the visit after the save: if it has changed since, it stays as it is. */
  changes: number;
  /** What the homeowner would still have been told of before; null for nothing. */
  owed: LinkNews | null;
  /** What the save has changed, as it was; null if the save made the visit. */
  was: Pick<VisitRow, (typeof VISIT_TEXTS)[number] | 'state' | 'toAgree'> | null;
}

/** The values of a lead, its numbers and its visit that a save changes, as they were before it. */
export interface Before extends Pick<LeadRow, (typeof SAVED_FIELDS)[number]> {
  numbers: NumberBefore[];
  /** Null if the save did not change it. */
  visit: VisitBefore | null;
  /** What the save said about the visit, by which it is known when it comes again. */
  visitSlot: string;
  visitTime: string;
  /** The callback that the save has set, empty for none; null in a record of an earlier version. */
  callbackSet: string | null;
}

/**
 * Returns the JSON for `UndoRow.before`.
 * @param set what the save has done to the lead's visit; null for nothing
 */
export function recordBefore(
  lead: LeadRow,
  rows: readonly NumberRow[],
  set: SetVisit | null,
  request: Pick<Before, 'visitSlot' | 'visitTime' | 'callbackAt'>,
): string {
  const numbers = rows.map((row) => pick(row, NUMBER_FIELDS));
  const visit = set && {
    ...pick(lead, ['apptDate', 'apptTime']),
    ...pick(set.visit, ['visitId', 'changes']),
    owed: set.owed,
    was: set.before && pick(set.before, [...VISIT_TEXTS, 'state', 'toAgree']),
  };
  const said = { ...pick(request, ['visitSlot', 'visitTime']), callbackSet: request.callbackAt };
  return JSON.stringify({ ...pick(lead, SAVED_FIELDS), numbers, visit, ...said } satisfies Before);
}

type Stored<Of> = Partial<Record<keyof Of, unknown>>;
type StoredVisit = Stored<VisitBefore> & { was?: Stored<NonNullable<VisitBefore['was']>> | null };

/**
 * Parses the text that `recordBefore` wrote.
 * @throws Error when the stored text is damaged
 */
export function readBefore(text: string): Before {
  const stored: Stored<Before> & { visit?: StoredVisit | null } = JSON.parse(text);
  const status = toText(stored.status);
  return {
    status: isLeadStatus(status) ? status : damaged(),
    attempts: toNumber(stored.attempts),
    notes: toText(stored.notes),
    workedAt: toText(stored.workedAt),
    callbackAt: toText(stored.callbackAt),
    callbackRep: toText(stored.callbackRep),
    numbers: readNumbersBefore(stored.numbers),
    // A record of an earlier version has none.
    visit: stored.visit ? readVisitBefore(stored.visit) : null,
    visitSlot: toText(stored.visitSlot ?? ''),
    visitTime: toText(stored.visitTime ?? ''),
    callbackSet: typeof stored.callbackSet === 'string' ? stored.callbackSet : null,
  };
}

/** A record of an earlier version has none: then what the save has suppressed stays so. */
function readNumbersBefore(stored: unknown): NumberBefore[] {
  if (!Array.isArray(stored)) return [];
  return stored.map((each: Stored<NumberBefore>) => ({
    phoneKey: toText(each.phoneKey),
    suppressedAt: toText(each.suppressedAt),
    suppressedBy: toText(each.suppressedBy),
    // A record of an earlier version has none of these.
    fileId: toText(each.fileId ?? ''),
    restUntil: toText(each.restUntil ?? ''),
  }));
}

function readVisitBefore(stored: StoredVisit): VisitBefore {
  const { was } = stored;
  return {
    apptDate: toText(stored.apptDate),
    apptTime: toText(stored.apptTime),
    visitId: toText(stored.visitId),
    changes: toNumber(stored.changes),
    owed: LINK_NEWS.find((news) => news === stored.owed) ?? null,
    was: was
      ? {
          apptDate: toText(was.apptDate),
          apptTime: toText(was.apptTime),
          agreedTime: toText(was.agreedTime),
          mailedTo: toText(was.mailedTo),
          changedAt: toText(was.changedAt),
          changedBy: toText(was.changedBy),
          remindedFor: toText(was.remindedFor),
          state: VISIT_STATES.find((state) => state === was.state) ?? damaged(),
          toAgree: was.toAgree === true,
        }
      : null,
  };
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : damaged());
const toNumber = (value: unknown): number => (typeof value === 'number' ? value : damaged());

function damaged(): never {
  throw new Error('An undo record is damaged.');
}
