/** The company's zone. */
export const ZONE = 'America/New_York';
const MINUTE_MS = 60_000;

const wall = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment as a clock in Palm Bay shows it, in the form of a `datetime-local` control: `2026-11-20T16:30`. */
export function easternWall(ms: number): string {
  const part = new Map(wall.formatToParts(ms).map(({ type, value }) => [type, value]));
  return `${part.get('year')}-${part.get('month')}-${part.get('day')}T${part.get('hour')}:${part.get('minute')}`;
}

/**
 * The moment at which a clock in Palm Bay shows this time, in milliseconds since 1970; NaN when the text is no time. Of an
 * hour that comes twice in autumn it is the first; one that is left out in spring counts on from the hour before.
 */
export function easternMoment(typed: string): number {
  const target = Date.parse(`${typed}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) || Number.isNaN(target)) return Number.NaN;
  const found = [4, 5].map((hours) => target + hours * 60 * MINUTE_MS);
  return found.find((ms) => easternWall(ms) === typed) ?? target + 5 * 60 * MINUTE_MS;
}

const clock = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, hour: 'numeric', minute: '2-digit' });
const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Intl parts the time with a narrow no-break space, which no keyboard has and a search does not find. */
export const plain = (text: string): string => text.replaceAll('\u202f', ' ');

/** `8:00 AM` */
export const easternClock = (ms: number): string => plain(clock.format(ms));

/** `Fri, Nov 20, 4:30 PM` */
export const easternMomentWords = (ms: number): string => plain(moment.format(ms));
