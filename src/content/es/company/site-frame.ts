import type { Translation } from '#contract/words/translation.ts';
import type * as en from '#src/content/en/company/site-frame.ts';

/** What is around every public page. */
export const SITE_FRAME = {
  skip: 'Ir al contenido',
  bar: 'Principal',
  menu: 'Menú',
  breadcrumbs: 'Ruta',
  home: 'Inicio',
  scheduleShortcut: 'Programar una inspección',
  stay: 'Seguir en español',
  language: 'Idioma',
  quickLinks: 'Enlaces rápidos',
  cities: 'Ciudades',
  rights: (year: number, company: string) => `© ${year} ${company}. Todos los derechos reservados.`,
} as const satisfies Translation<typeof en.SITE_FRAME>;
