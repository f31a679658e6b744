import type { CrewVisit } from '#contract/actions/crew.ts';
import { formatDay } from '#contract/dates/calendar.ts';
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
import { DAY_WORDS } from '#contract/words/day.ts';
import { speaks } from '#contract/words/languages.ts';
import { TIME_TO_AGREE } from '#contract-words/visit.ts';
import { placeInOneLine } from './calendar-file.ts';
import { isClockTime } from './visit.ts';
import { TO_AGREE } from './visit-choice.ts';

/** A visit as the company's pages have it, with all its numbers, or as the crew has it. */
type Stop = CrewVisit & { forbiddenNumbers?: readonly string[] };

/** The title of a day: `Saturday, November 21, 2026`. @param day `yyyy-mm-dd` */
export const dayTitle = (day: string): string =>
  formatDay(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

/** Whether the crew drives there. */
export const isPlanned = ({ state, toAgree }: Pick<Stop, 'state' | 'toAgree'>): boolean =>
  state !== 'canceled' && !toAgree;

/** Names whom the crew visits; the words for that if there is no name. */
export function visitorName(visit: Stop): string {
  if (visit.isElsewhere) return DAY_WORDS.elsewhere;
  const name = `${visit.contact.firstName} ${visit.contact.lastName}`.trim();
  return name || (visit.isGone ? DAY_WORDS.gone : DAY_WORDS.noName);
}

/** Whether the do-not-call list forbids to call a number of a visit. @param key of the number */
export const isNotCallable = ({ forbidden, forbiddenNumbers }: Stop, key: string): boolean =>
  forbidden || forbiddenNumbers?.includes(key) === true;

/** The numbers of a visit that may be called, formatted; empty for none, or for a text that is no number. */
export const callableNumbers = (visit: Stop): string =>
  readPhones(visit.contact.phone)
    .numbers.filter(({ key }) => !isNotCallable(visit, key))
    .map(formatNumber)
    .join(' / ');

/** Whether no number of a visit may be called. */
export const isForbidden = (visit: Stop): boolean =>
  visit.forbidden || (readPhones(visit.contact.phone).numbers.length > 0 && callableNumbers(visit) === '');

/** The numbers of a visit that may be called, formatted; else that none may be. */
export const phoneWords = (visit: Stop): string =>
  isForbidden(visit) ? DAY_WORDS.doNotCall : callableNumbers(visit) || formatPhone(visit.contact.phone);

/** The half-day of a visit with a place in it; null for one whose time is to be agreed on. */
export const periodOf = ({ toAgree, apptTime }: Pick<Stop, 'toAgree' | 'apptTime'>): Period | null =>
  !toAgree && isPeriod(apptTime) ? apptTime : null;

/** `2026-11-21_morning`, or `agree`. */
export function slotOf(visit: Stop): string {
  const slot = visit.toAgree ? null : parseSlot(visit.apptDate, visit.apptTime);
  return slot ? slotId(slot) : TO_AGREE;
}

/** `9:30 AM`; empty if no clock time is agreed on. */
export const agreedTimeOf = ({ agreedTime, toAgree }: Stop): string =>
  !toAgree && isClockTime(agreedTime) ? clockInWords(agreedTime) : '';

/**
 * What a rep has noted besides the homeowner's own words, which the notes begin with unless somebody has
 * changed them.
 */
export const otherNotes = ({ words, notes }: Stop): string =>
  (words !== '' && `${notes}\n`.startsWith(`${words}\n`) ? notes.slice(words.length) : notes).trim();

/** The visits by half-day, then those whose time is to be agreed on, without empty groups. */
export const byPeriod = <Visit extends Pick<Stop, 'toAgree' | 'apptTime'>>(
  visits: readonly Visit[],
): { period: Period | null; visits: Visit[] }[] =>
  [...PERIODS, null]
    .map((period) => ({ period, visits: visits.filter((visit) => periodOf(visit) === period) }))
    .filter((group) => group.visits.length > 0);

/** What a crew has to know of a stop, in lines; its first line has the name and the numbers. */
export function stopLines(visit: Stop): string[] {
  const notes = otherNotes(visit);
  return [
    [
      agreedTimeOf(visit),
      [visitorName(visit), speaks(visit.contact.language), phoneWords(visit)].filter(Boolean).join(', '),
    ]
      .filter(Boolean)
      .join(' '),
    visit.isElsewhere || visit.isGone ? DAY_WORDS.askOffice : placeInOneLine(visit.contact),
    `${serviceLabel(visit.service)} (${DAY_WORDS.states[visit.state]}) ${visit.reference}`,
    visit.words && `${DAY_WORDS.words}: ${visit.words}`,
    notes && `${DAY_WORDS.notes}: ${notes}`,
  ].filter(Boolean);
}

/** The planned visits by half-day, each with its number on the day. */
export function numberedStops<Visit extends Stop>(visits: readonly Visit[]) {
  const planned = visits.filter(isPlanned);
  return byPeriod(planned).map(({ period, visits: ofPeriod }) => ({
    title: period ? periodLabel(period) : TIME_TO_AGREE,
    stops: ofPeriod.map((visit) => ({ visit, number: planned.indexOf(visit) + 1 })),
  }));
}

/** What a crew has to know of a day, as text for a message. */
export const dayAsText = (title: string, visits: readonly Stop[]): string =>
  [
    title,
    ...numberedStops(visits).map(({ title: period, stops }) =>
      [
        period.toUpperCase(),
        ...stops.map(({ visit, number }) => `${number}. ${stopLines(visit).join('\n')}`),
      ].join('\n\n'),
    ),
  ].join('\n\n');
