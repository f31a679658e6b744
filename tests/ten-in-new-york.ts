import { dayInNewYork, dayToMs } from '#contract/calendar.ts';

const HOUR = 3_600_000;

const hourInNewYork = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** 10 in the morning in Palm Bay on the day it is there at `nowMs`, as milliseconds since 1970: an hour to call in. */
export function tenInNewYork(nowMs: number): number {
  const midnightUtc = dayToMs(dayInNewYork(nowMs));
  const inSummer = midnightUtc + 14 * HOUR;
  return hourInNewYork.format(inSummer) === '10' ? inSummer : inSummer + HOUR;
}
