import type { Translation } from '#contract/words/translation.ts';
import type * as en from '#src/content/en/pages/slot-grid.ts';

/** The days of which a visitor chooses one. */
export const SLOT_GRID = {
  tomorrow: 'Mañana',
  soonest: 'lo más pronto',
  inDays: (days: number) => `En ${days} días`,
  date: (weekday: string, date: string) => `${weekday}, ${date}`,
  dateFault: {
    corrected: 'La fecha de este teléfono parece incorrecta. Los días de abajo son correctos.',
    unknown:
      'La fecha de este teléfono parece incorrecta, así que los días de abajo también pueden estar mal. Corrija la fecha en los ajustes, o llámenos.',
  },
} as const satisfies Translation<typeof en.SLOT_GRID>;
