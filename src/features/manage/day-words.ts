const DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

const MINUTE = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
});

const written = (format: Intl.DateTimeFormat, instant: string): string => {
  const ms = Date.parse(instant);
  return Number.isNaN(ms) ? instant : format.format(ms);
};

/** The day of an ISO instant in Palm Bay, `Nov 20, 2026`; a text that is no instant as it is. */
export const dayOf = (instant: string): string => written(DAY, instant);

/** An ISO instant as a spreadsheet sorts it, in Palm Bay's time: `2026-11-20 09:12`. A text that is no instant as it is. */
export const minuteOf = (instant: string): string => written(MINUTE, instant);
