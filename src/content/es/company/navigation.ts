import type * as en from '#src/content/en/company/navigation.ts';
import { paths } from '#src/content/site-map.ts';

export type NavLink = en.NavLink;

/** Short: the bar holds all of them from 1280 pixels on. */
export const TOP_LINKS: readonly NavLink[] = [
  { label: 'Inicio', to: paths.home },
  { label: 'Servicios', to: paths.services },
  { label: 'Zonas', to: paths.serviceArea },
  { label: 'Proceso', to: paths.process },
  { label: 'Programar', to: paths.schedule },
  { label: 'Nosotros', to: paths.about },
  { label: 'Comunidad', to: paths.community },
  { label: 'Contacto', to: paths.contact },
];

export const QUICK_LINKS: readonly NavLink[] = [
  { label: 'Nosotros', to: paths.about },
  { label: 'Servicios', to: paths.services },
  { label: 'Zonas de servicio', to: paths.serviceArea },
  { label: 'Opiniones', to: paths.testimonials },
  { label: 'Comunidad', to: paths.community },
];

export const LEGAL_LINKS: readonly NavLink[] = [
  { label: 'Política de privacidad', to: paths.privacy },
  { label: 'Términos del servicio', to: paths.terms },
];
