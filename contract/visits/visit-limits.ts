import { dayToMs, parseDay } from '#contract/dates/calendar.ts';
import type { OwnerSettingName } from '#contract/owner-settings/names.ts';
import { PERIODS, type Period, type Slot } from '#contract/slots.ts';
import { WEEKDAYS } from '#contract/words/manager-forms.ts';

/** How many visits the company makes, as the owner has set it. Without a setting there is no limit. */
export interface VisitLimits {
  /** Visits in each morning and afternoon; null for any number. */
  jobs: Readonly<Record<Period, number | null>>;
  /** Days without visits, as `yyyy-mm-dd`. */
  closedDays: readonly string[];
  /** Days of the week without visits: 0 is Sunday, 6 Saturday. */
  closedWeekdays: readonly number[];
}

/** The settings that hold the limits, as texts. */
export const VISIT_SETTINGS = ['jobsPerMorning', 'jobsPerAfternoon', 'closedDays'] as const;
export type VisitSetting = (typeof VISIT_SETTINGS)[number] & OwnerSettingName;
export type VisitSettings = Readonly<Partial<Record<VisitSetting, string>>>;

/** The setting that limits the visits of a period. */
export const JOBS_SETTINGS = {
  morning: 'jobsPerMorning',
  afternoon: 'jobsPerAfternoon',
} as const satisfies Record<Period, VisitSetting>;

/** Why a slot has no place left. */
export const TAKEN_STATES = ['full', 'closed'] as const;
export type TakenState = (typeof TAKEN_STATES)[number];

/** The slots without a place, by the id of the slot (contract/slots.ts, `slotId`). */
export type TakenSlots = Readonly<Record<string, TakenState>>;

/** Reads a number of visits from 0 to 999; null for an empty text, undefined for any other text. */
export function parseJobs(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,3}$/.test(typed) ? Number(typed) : undefined;
}

/**
 * Reads days separated by commas, semicolons or new lines: `12/25/2026`, `2026-12-25`, `Sunday` or `Sundays`.
 * @returns days as `yyyy-mm-dd`, weekdays from 0 for Sunday, and in `wrong` what is none of them
 */
export function parseClosedDays(text: string) {
  const days: string[] = [];
  const weekdays: number[] = [];
  const wrong: string[] = [];
  for (const typed of text.split(/[,;\n]/).map((part) => part.trim())) {
    if (typed === '') continue;
    const weekday = WEEKDAYS.indexOf(typed.toLowerCase().replace(/s$/, ''));
    const day = parseDay(typed);
    if (weekday >= 0) weekdays.push(weekday);
    else if (day === null) wrong.push(typed);
    else days.push(day);
  }
  return { days, weekdays, wrong };
}

/** Reads the owner's settings. What cannot be read limits nothing. */
export function parseVisitLimits(settings: VisitSettings): VisitLimits {
  const jobs = (period: Period) => parseJobs(settings[JOBS_SETTINGS[period]] ?? '') ?? null;
  const { days, weekdays } = parseClosedDays(settings.closedDays ?? '');
  return {
    jobs: { morning: jobs('morning'), afternoon: jobs('afternoon') },
    closedDays: days,
    closedWeekdays: weekdays,
  };
}

/** Whether the limits leave every slot open, whatever is booked. */
export const isUnlimited = ({ jobs, closedDays, closedWeekdays }: VisitLimits): boolean =>
  closedDays.length + closedWeekdays.length === 0 && PERIODS.every((period) => jobs[period] === null);

/** Why a slot takes no further visit, or null if it does. @param booked visits that have a place in it */
export function findTaken(limits: VisitLimits, { date, period }: Slot, booked: number): TakenState | null {
  const weekday = new Date(dayToMs(date)).getUTCDay();
  if (limits.closedDays.includes(date) || limits.closedWeekdays.includes(weekday)) return 'closed';
  const jobs = limits.jobs[period];
  return jobs !== null && booked >= jobs ? 'full' : null;
}
