import type { Translation } from '#contract/words/translation.ts';
import type * as en from '#src/content/en/pages/about.ts';
import { PLACES_SERVED } from '#src/content/places/service-areas.ts';

export const ABOUT = {
  ...__STORY__,
  description:
    'Una empresa local de lonas de emergencia en Palm Bay, de guardia para la Costa Espacial desde 2020. Quiénes somos y cómo trabajamos.',
  callAction: 'Llame ahora',
  inspectionAction: 'Pida una inspección sin costo',
} satisfies Translation<typeof en.ABOUT>;

export const STATISTICS = [
  { id: 'since', value: 'Desde 2020', label: 'en la Costa Espacial' },
  { id: 'hours', value: '24/7', label: 'de guardia, hasta en feriados' },
  { id: 'response', value: '24 horas', label: 'o menos para responder a una emergencia' },
  { id: 'cities', value: String(PLACES_SERVED), label: 'ciudades y pueblos atendidos' },
] as const satisfies Translation<typeof en.STATISTICS>;

export const ABOUT_WORDS = {
  story: 'Cómo empezamos',
  principles: 'Cómo trabajamos',
} as const satisfies Translation<typeof en.ABOUT_WORDS>;
