import type { Translation } from '#contract/words/translation.ts';
import type * as en from '#src/content/en/company/storm-banner.ts';

/** As the National Weather Service in San Juan calls its alerts (src/content/company/alert-kinds.ts). */
const ALERTS: Readonly<Record<string, string>> = {
  'Extreme Wind Warning': 'Aviso de viento extremo',
  'Tornado Warning': 'Aviso de tornado',
  'Hurricane Warning': 'Aviso de huracán',
  'Tropical Storm Warning': 'Aviso de tormenta tropical',
  'Severe Thunderstorm Warning': 'Aviso de tormenta eléctrica severa',
  'High Wind Warning': 'Aviso de vientos fuertes',
  'Hurricane Watch': 'Vigilancia de huracán',
  'Tornado Watch': 'Vigilancia de tornado',
  'Tropical Storm Watch': 'Vigilancia de tormenta tropical',
  'Severe Thunderstorm Watch': 'Vigilancia de tormenta eléctrica severa',
  'High Wind Watch': 'Vigilancia de vientos fuertes',
  'Wind Advisory': 'Advertencia de viento',
};

/** An alert's name in the page's language. @param event its English name */
export const alertName = (event: string): string => ALERTS[event] ?? event;

/** `la 1 p.m.`, and `las 9 p.m.`. */
const hour = (clock: string) => `${/^1\b/.test(clock) ? 'la' : 'las'} ${clock} hora del Este`;

export const STORM_BANNER = {
  label: 'Alerta de tormenta',
  calm: {
    label: 'Línea de emergencia',
    title: '¿Le entra agua?',
    text: 'No suba al techo. Llámenos.',
  },
  general: {
    title: '¿Daños de tormenta ahora?',
    text: 'No suba al techo y llame. Las cuadrillas empiezan cuando sea seguro trabajar y manejar.',
  },
  more: '¿Cuándo iremos?',
  period: (from: string, until: string, more: number) =>
    `Para el condado de Brevard ${from && `desde ${from} `}${until}${more > 0 ? `, y ${more} más` : ''}.`,
  until: (time: string) => `hasta ${time}`,
  open: 'hasta nuevo aviso',
  today: (clock: string) => hour(clock),
  tomorrow: (clock: string) => `mañana a ${hour(clock)}`,
  later: (clock: string, day: string) => `el ${day}, a ${hour(clock)}`,
  crews: {
    watch:
      'Todavía no ha llegado. Las cuadrillas trabajan hasta que haya demasiado viento para estar en un techo. Llame o reserve ahora para que tengamos su dirección.',
    advisory:
      'Las cuadrillas revisan el viento en cada casa. Su techo quizá tenga que esperar a que baje el viento.',
    ahead:
      'Las cuadrillas trabajan hasta que haya demasiado viento para estar en un techo, y vuelven a empezar cuando sea seguro trabajar y manejar.',
    during: (time: string) => `No ponemos lonas hasta ${time}, y solo cuando sea seguro trabajar y manejar.`,
    duringOpen: (event: string) =>
      `No ponemos lonas hasta que se levante el ${alertName(event)}, y solo cuando sea seguro trabajar y manejar.`,
  },
} as const satisfies Translation<typeof en.STORM_BANNER>;
