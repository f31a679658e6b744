import type { Translation } from '#contract/words/translation.ts';
import type * as en from '#src/content/en/pages/missing-pages.ts';
import { paths } from '#src/content/site-map.ts';
import { type NavLink, TOP_LINKS } from '#words/company/navigation.ts';

/** The page of an unknown address, and the one without a connection. */
export const NOT_FOUND = {
  description: 'No hay ninguna página en esta dirección.',
  code: '404',
  heading: '¡Uy! Página no encontrada',
  text: 'La dirección puede tener un error, o la página cambió de lugar. Si su techo tiene una gotera ahora mismo, no busque más. Llámenos.',
  home: 'Volver al inicio',
  elsewhere: 'Quizá usted busca',
} as const satisfies Translation<typeof en.NOT_FOUND>;

export const OFFLINE = {
  description: 'Lo que puede hacer sin conexión.',
  eyebrow: 'Sin conexión',
  heading: 'No podemos cargar esta página ahora mismo',
  text: 'Si su techo tiene una gotera, llámenos. Una llamada funciona sin internet.',
  book: 'Reservar sin conexión',
  bookHint:
    'Aún puede reservar. Guardamos su reserva en este dispositivo y la enviamos cuando vuelva la conexión.',
  elsewhere: 'Páginas que funcionan sin conexión',
} as const satisfies Translation<typeof en.OFFLINE>;

const SUGGESTED: readonly string[] = [paths.schedule, paths.services, paths.serviceArea, paths.contact];

export const SUGGESTED_LINKS: readonly NavLink[] = TOP_LINKS.filter(({ to }) => SUGGESTED.includes(to));
