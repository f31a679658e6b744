import { pick } from '#backend/core/pick.ts';
import type { Context } from '#backend/core/plan.ts';
import type { AuditRow, LeadRow, VisitRow } from '#backend/core/rows.ts';
import { BOOKING_NOTES, findBefore, findMovedFrom, referenceLine } from '#backend/core/words/history.ts';
import type { VisitNews } from '#contract/actions/next-lead.ts';
import type { HistoryAction } from '#contract/lead/lead.ts';
import type { VisitNewsKind } from '#contract/visits/visit.ts';
import { isAhead } from './visit-facts.ts';

type Line = Pick<AuditRow, 'at' | 'rep' | 'action' | 'note'>;

/** A line of a homeowner that no rep has dealt with yet, and what it is about. */
export interface NewsLine extends Line {
  what: VisitNewsKind;
}

/** What somebody of the company does with a lead besides saving it. */
const DEALT_WITH: readonly string[] = [
  'noted',
  'visit_set',
  'visit_canceled',
  'visit_done',
] satisfies HistoryAction[];

function toNewsLine(line: Line): NewsLine | null {
  if (line.rep !== '') return null;
  switch (line.action) {
    case 'canceled':
    case 'moved':
    case 'restored':
      return { ...line, what: line.action };
    case 'booked':
      return { ...line, what: 'booked again' };
    case 'changed':
      if (line.note.split('\n').includes(BOOKING_NOTES.bookedAgain)) return { ...line, what: 'booked again' };
      return movedFrom(line) === null ? null : { ...line, what: 'moved' };
    default:
      return null;
  }
}

/** The slot before, of a visit moved with its link or by the booking sent again; null if neither. */
function movedFrom({ action, note }: Line): { apptDate: string | null; apptTime: string | null } | null {
  if (action === 'moved') return findMovedFrom(note);
  const [apptDate, apptTime] = [findBefore(note, 'apptDate'), findBefore(note, 'apptTime')];
  return apptDate === null && apptTime === null ? null : { apptDate, apptTime };
}

/**
 * Returns what the homeowner has last done with a visit, if that is later than the lead's last save and than what a
 * manager has done with lead or visit since; else null. A save that was undone does not count.
 * @param history of the lead, newest first
 */
export function findNewsLine(lead: Pick<LeadRow, 'workedAt'>, history: readonly Line[]): NewsLine | null {
  const [line] = history.flatMap((each) => toNewsLine(each) ?? []);
  if (!line || line.at <= lead.workedAt) return null;
  // `workedAt` has the visit that was set with a save, and forgets it when the save is undone.
  const saves = history.filter(({ action }) => action === 'saved').map(({ at }) => at);
  const isDealtWith = history.some(
    ({ rep, action, at }) => rep !== '' && DEALT_WITH.includes(action) && at > line.at && !saves.includes(at),
  );
  return isDealtWith ? null : line;
}

/** Whether the line is about this visit. */
export const isAbout = ({ note }: Pick<NewsLine, 'note'>, { reference }: VisitRow): boolean =>
  note.split('\n')[0] === referenceLine(reference);

/**
 * Returns the news as sent to a rep's screen; null if the visit is gone, or is over without having been canceled.
 * @param visits of the lead
 */
export function toVisitNews(line: NewsLine, visits: readonly VisitRow[], context: Context): VisitNews | null {
  const { what, at } = line;
  const visit = visits.find((each) => isAbout(line, each));
  if (!visit || (visit.state === 'canceled') !== (what === 'canceled')) return null;
  if (what !== 'canceled' && !isAhead(visit, context)) return null;
  const was = what === 'moved' ? movedFrom(line) : null;
  return {
    what,
    at,
    ...pick(visit, ['apptDate', 'apptTime', 'toAgree', 'agreedTime']),
    wasDate: was ? (was.apptDate ?? visit.apptDate) : '',
    wasTime: was ? (was.apptTime ?? visit.apptTime) : '',
  };
}
