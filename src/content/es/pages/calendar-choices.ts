import type { Translation } from '#contract/words/translation.ts';
import type * as en from '#src/content/en/pages/calendar-choices.ts';

/** The calendars to which a visit can be added, beside it. */
export const CALENDAR_CHOICES = {
  label: 'Agregar al calendario',
  google: 'Google',
  outlook: 'Outlook',
  newTab: '(se abre en otra pestaña)',
  file: 'Apple, otros',
  download: '(archivo de calendario)',
} as const satisfies Translation<typeof en.CALENDAR_CHOICES>;
