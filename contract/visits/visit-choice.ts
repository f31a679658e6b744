import { addDays, isDay } from '#contract/dates/calendar.ts';
import { easternDay, toEasternLocalTime } from '#contract/dates/eastern-time.ts';
import { COUNTS } from '#contract/limits.ts';
import {
  PERIOD_HOURS,
  PERIODS,
  type Period,
  parseSlot,
  type Slot,
  slotDays,
  slotId,
} from '#contract/slots.ts';
import { TIME_TO_AGREE } from '#contract-words/visit.ts';
import { isClockTime } from './visit.ts';

/** What somebody of the company chooses for a visit besides a slot: its time is still to be agreed on. */
export const TO_AGREE = 'agree';
/** And: it is canceled. */
export const CANCEL = 'cancel';
/** And, for a manager: the crew was there. */
export const DONE = 'done';

/** Returns the slot of its id (contract/slots.ts, `slotId`): `2026-11-21_morning`; null for another text. */
export function readSlotId(id: string): Slot | null {
  const [date = '', period = '', ...rest] = id.split('_');
  return rest.length === 0 ? parseSlot(date, period) : null;
}

/** Whether a text is a choice for a visit: a slot's id, `agree`, `cancel`, or empty for none. */
export const isVisitChoice = (text: string): boolean =>
  text === '' || text === TO_AGREE || text === CANCEL || readSlotId(text) !== null;

/**
 * Whether the company can set a visit for this slot: one that is not over, further ahead than for a homeowner.
 * @param time agreed on in it, `HH:MM`; empty for any
 */
export function isSettable({ date, period }: Slot, nowMs: number, time = ''): boolean {
  const today = easternDay(nowMs);
  if (date === today) {
    const clock = toEasternLocalTime(nowMs).slice(11);
    return time === '' ? Number(clock.slice(0, 2)) < PERIOD_HOURS[period].until : time > clock;
  }
  return date > today && date <= addDays(today, COUNTS.visitDaysAhead);
}

/** Names a visit as somebody has seen it: `RT-7K3M9Q 2`; empty for none. */
export const visitSeen = (visit: { reference: string; changes: number } | null | undefined): string =>
  visit ? `${visit.reference} ${visit.changes}` : '';

/** The days from today on for which the company sets visits, without the periods of today that are over. */
export function companyDays(nowMs: number): { date: string; periods: Period[] }[] {
  const today = easternDay(nowMs);
  return [today, ...slotDays(today)]
    .map((date) => ({ date, periods: PERIODS.filter((period) => isSettable({ date, period }, nowMs)) }))
    .filter(({ periods }) => periods.length > 0);
}

/** The slots of these days. */
export const companySlots = (nowMs: number): Slot[] =>
  companyDays(nowMs).flatMap(({ date, periods }) => periods.map((period) => ({ date, period })));

/** Every slot for which the company can set a visit, from today on. */
export function settableSlots(nowMs: number): Slot[] {
  const today = easternDay(nowMs);
  const days = Array.from({ length: COUNTS.visitDaysAhead + 1 }, (_, index) => addDays(today, index));
  return days
    .flatMap((date) => PERIODS.map((period) => ({ date, period })))
    .filter((slot) => isSettable(slot, nowMs));
}

/** Whether a visit in this period can begin at a clock time (`HH:MM`). */
export function isTimeOfPeriod(time: string, period: Period): boolean {
  const { from, until } = PERIOD_HOURS[period];
  const hour = Number(time.slice(0, 2));
  return isClockTime(time) && hour >= from && hour < until;
}

/**
 * Reads the day (`yyyy-mm-dd`) and the time of an appointment as a new lead has them: `morning`,
 * `Morning (8 AM to 12 PM)`, `9:30 AM`, `2 pm`, `14:00`, `Time to be agreed`.
 * @returns the choice for a visit (`isVisitChoice`), and the clock time in its slot, `HH:MM` or empty; both empty
 * for what is no slot: no such day or time, or one outside of all slots
 */
export function readAppointment(date: string, time: string): { choice: string; time: string } {
  const written = time.trim().toLowerCase();
  if (written === TIME_TO_AGREE.toLowerCase()) return { choice: TO_AGREE, time: '' };
  if (!isDay(date)) return { choice: '', time: '' };
  const named = PERIODS.find((period) => written === period || written.startsWith(`${period} (`));
  if (named) return { choice: slotId({ date, period: named }), time: '' };
  const clock = toClockTime(written);
  const period = PERIODS.find((each) => isTimeOfPeriod(clock, each));
  return period ? { choice: slotId({ date, period }), time: clock } : { choice: '', time: '' };
}

/** Returns `HH:MM` for a written time; empty for another text. An hour alone needs its am or pm. */
function toClockTime(written: string): string {
  const [, hour = '', minutes = '', half = ''] =
    /^(\d{1,2})(?::(\d\d))? ?(?:([ap])\.?m\.?)?$/.exec(written) ?? [];
  if (half === '') return minutes === '' ? '' : `${hour.padStart(2, '0')}:${minutes}`;
  if (Number(hour) < 1 || Number(hour) > 12) return '';
  const hours = (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes || '00'}`;
}

/** The clock times that can be chosen in a slot: every half hour that is not over, and the one that is chosen. */
export function timesOf(slot: Slot, chosen: string, nowMs: number): string[] {
  const { period } = slot;
  const { from, until } = PERIOD_HOURS[period];
  const times = Array.from({ length: (until - from) * 2 }, (_, index) =>
    [from + Math.floor(index / 2), (index % 2) * 30].map((part) => String(part).padStart(2, '0')).join(':'),
  );
  const ahead = times.filter((time) => isSettable(slot, nowMs, time));
  return [...new Set([...ahead, ...(chosen ? [chosen] : [])])].sort();
}
