import type * as en from '#contract/words/en/visit.ts';
import type { Translation } from '#contract/words/translation.ts';

/** The two services a homeowner can book, by id. */
export const BOOKING_SERVICES = {
  'roof-inspection': 'Inspección del techo sin costo',
  'emergency-tarping': 'Lona de emergencia sin costo',
} as const satisfies Translation<typeof en.BOOKING_SERVICES>;

/** The names of the periods of a day. `Mañana` alone is tomorrow, too. */
export const PERIOD_NAMES = {
  morning: 'En la mañana',
  afternoon: 'En la tarde',
} as const satisfies Translation<typeof en.PERIOD_NAMES>;

/** `de 8 a.m. a 12 p.m.`, of two such hours. */
export const hoursInWords = (from: string, until: string): string => `de ${from} a ${until}`;

/** After the day, in the middle of a sentence: `en la mañana (de 8 a.m. a 12 p.m.)`. */
export const periodWithHours = (name: string, hours: string): string =>
  `${name.charAt(0).toLowerCase()}${name.slice(1)} (${hours})`;

/** As it is stored: in English. */
export const TIME_TO_AGREE = 'Time to be agreed';

export const CALENDAR_FILE_NAME = 'visita-techo.ics';

export const calendarLinkLine = (url: string): string => `Verla, cambiarla o cancelarla: ${url}`;
