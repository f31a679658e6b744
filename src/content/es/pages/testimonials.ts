import type { Translation } from '#contract/words/translation.ts';
import type * as en from '#src/content/en/pages/testimonials.ts';

export const REVIEWS = __REVIEWS__;

export const TESTIMONIALS = {
  /** While rating and reviews are not those of the company's customers (16 CFR 465 forbids fake reviews). */
  sampleNotice:
    'Calificación y opiniones de muestra, hasta que las de nuestros propios clientes ocupen su lugar.',
  sample: 'Muestra',
  heading: 'Lo que dicen los clientes',
  action: 'Pida una evaluación sin costo',
} as const satisfies Translation<typeof en.TESTIMONIALS>;

export const WHY_CHOOSE_US = [
  {
    id: 'answer',
    title: 'Contestamos el teléfono',
    text: 'La línea está abierta las 24 horas, todos los días del año, incluidos los feriados.',
  },
  {
    id: 'work',
    title: 'Somos de aquí',
    text: 'Tenemos nuestra base en Palm Bay desde 2020, y nuestras cuadrillas conocen los techos del condado de Brevard.',
  },
  {
    id: 'paper',
    title: 'Recibe documentación completa',
    text: 'Usted recibe fotos fechadas de cada área dañada y una sola factura clara, y su aseguradora recibe lo mismo.',
  },
] as const satisfies Translation<typeof en.WHY_CHOOSE_US>;

export const TESTIMONIALS_WORDS = {
  description:
    'Lo que dice la gente de la Costa Espacial sobre nuestras lonas para techos, inspecciones y documentación.',
  why: 'Por qué nos eligen los clientes',
  stars: (rating: number) => `${rating} de 5 estrellas`,
  readOn: (source: string) => `Léala en ${source}`,
} as const satisfies Translation<typeof en.TESTIMONIALS_WORDS>;
