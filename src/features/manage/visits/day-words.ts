import type { DayVisit } from '#contract/actions/manager/visits.ts';
import { serviceLabel } from '#contract/form-choices.ts';
import { formatNumber, formatPhone, readPhones } from '#contract/phone.ts';
import {
  clockInWords,
  isPeriod,
  PERIODS,
  type Period,
  parseSlot,
  periodLabel,
  slotId,
} from '#contract/slots.ts';
import { isClockTime } from '#contract/visits/visit.ts';
import { TO_AGREE } from '#contract/visits/visit-choice.ts';
import { FIND } from '#src/content/rep/find.ts';
import { LEAD_VISIT } from '#src/content/rep/lead-visit.ts';
import { DAY_SHEET } from '#src/content/rep/visits.ts';

/** Whether the crew drives there. */
export const isPlanned = ({ state, toAgree }: DayVisit): boolean => state !== 'canceled' && !toAgree;

/** Whether its lead was deleted. */
export const isOfNoLead = ({ status }: DayVisit): boolean => status === '';

export function visitorName(visit: DayVisit): string {
  if (visit.isElsewhere) return DAY_SHEET.elsewhere;
  const name = `${visit.contact.firstName} ${visit.contact.lastName}`.trim();
  return name || (isOfNoLead(visit) ? DAY_SHEET.gone : FIND.noName);
}

/** Why a number of a visit, by its key, must not be called; null if it may be. */
export const whyNotCalled =
  ({ forbidden, forbiddenNumbers }: DayVisit) =>
  (key: string): string | null =>
    forbidden || forbiddenNumbers.includes(key) ? DAY_SHEET.doNotCall : null;

/** The numbers of a visit that may be called; else that none may be. */
function phoneWords(visit: DayVisit): string {
  const { phone } = visit.contact;
  const { numbers } = readPhones(phone);
  const why = whyNotCalled(visit);
  const callable = numbers.filter(({ key }) => why(key) === null);
  if (visit.forbidden || (numbers.length > 0 && callable.length === 0)) return DAY_SHEET.doNotCall;
  return numbers.length === 0 ? formatPhone(phone) : callable.map(formatNumber).join(' / ');
}

/** `411 Hibiscus Street, Palm Bay, FL 32907`. */
export const addressInWords = ({ address, city, state, zip }: DayVisit['contact']): string =>
  [address, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ');

/** The half-day of a visit with a place in it; null for one whose time is to be agreed on. */
export const periodOf = ({ toAgree, apptTime }: DayVisit): Period | null =>
  !toAgree && isPeriod(apptTime) ? apptTime : null;

/** `2026-11-21_morning`, or `agree`. */
export function slotOf(visit: DayVisit): string {
  const slot = visit.toAgree ? null : parseSlot(visit.apptDate, visit.apptTime);
  return slot ? slotId(slot) : TO_AGREE;
}

/** `9:30 AM`; empty if no clock time is agreed on. */
export const agreedTimeOf = ({ agreedTime, toAgree }: DayVisit): string =>
  !toAgree && isClockTime(agreedTime) ? clockInWords(agreedTime) : '';

/**
 * What a rep has noted besides the homeowner's own words, which the notes begin with unless somebody has
 * changed them.
 */
export const otherNotes = ({ words, notes }: DayVisit): string =>
  (words !== '' && `${notes}\n`.startsWith(`${words}\n`) ? notes.slice(words.length) : notes).trim();

/** The visits by half-day, then those whose time is to be agreed on, without empty groups. */
export const byPeriod = (visits: readonly DayVisit[]): { period: Period | null; visits: DayVisit[] }[] =>
  [...PERIODS, null]
    .map((period) => ({ period, visits: visits.filter((visit) => periodOf(visit) === period) }))
    .filter((group) => group.visits.length > 0);

/** What a crew has to know of a day, as text for a message. */
export function dayAsText(title: string, visits: readonly DayVisit[]): string {
  const planned = visits.filter(isPlanned);
  const numbers = new Map(planned.map((visit, index) => [visit, index + 1]));
  const groups = byPeriod(planned).map(({ period, visits: ofPeriod }) =>
    [
      (period ? periodLabel(period) : LEAD_VISIT.toAgree).toUpperCase(),
      ...ofPeriod.map((visit) => stopAsText(visit, numbers.get(visit) ?? 0)),
    ].join('\n\n'),
  );
  return [title, ...groups].join('\n\n');
}

function stopAsText(visit: DayVisit, number: number): string {
  const notes = otherNotes(visit);
  return [
    [`${number}.`, agreedTimeOf(visit), [visitorName(visit), phoneWords(visit)].filter(Boolean).join(', ')]
      .filter(Boolean)
      .join(' '),
    visit.isElsewhere ? DAY_SHEET.elsewhereHint : addressInWords(visit.contact),
    `${serviceLabel(visit.service)} (${LEAD_VISIT.states[visit.state]}) ${visit.reference}`,
    visit.words && `${DAY_SHEET.words}: ${visit.words}`,
    notes && `${DAY_SHEET.notes}: ${notes}`,
  ]
    .filter(Boolean)
    .join('\n');
}
