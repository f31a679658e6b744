import type { Translation } from '#contract/words/translation.ts';
import type * as en from '#src/content/en/page-titles.ts';
import type { CitySlug } from '#src/content/places/cities.ts';

/** Titles of the public pages, without the company's name, and the labels of their breadcrumbs. */
export const PAGE_TITLES = {
  home: { title: 'Lonas de emergencia para techos 24/7, condado de Brevard' },
  services: {
    title: 'Servicios de lonas para techos y documentación de daños',
    breadcrumb: 'Servicios',
  },
  serviceArea: {
    title: 'Zona de servicio: condado de Brevard y centro de Florida',
    breadcrumb: 'Zonas de servicio',
  },
  process: { title: 'Cómo cubrimos techos con lonas de emergencia', breadcrumb: 'Proceso' },
  schedule: { title: 'Programe su inspección del techo sin costo', breadcrumb: 'Programar' },
  book: { title: 'Reserve su inspección', breadcrumb: 'Reservar inspección' },
  visit: { title: 'Su visita', breadcrumb: 'Su visita' },
  about: { title: 'Nosotros: lonas para techos desde 2020, en Palm Bay', breadcrumb: 'Nosotros' },
  community: { title: 'Nuestra comunidad en la Costa Espacial', breadcrumb: 'Comunidad' },
  contact: { title: 'Contacto: línea directa 24/7 y solicitud de servicio', breadcrumb: 'Contacto' },
  testimonials: { title: 'Lo que dicen nuestros clientes', breadcrumb: 'Opiniones' },
  requestInspection: { title: 'Redirigiendo a Programar', breadcrumb: 'Pedir inspección' },
  privacy: { title: 'Política de privacidad', breadcrumb: 'Política de privacidad' },
  terms: { title: 'Términos del servicio', breadcrumb: 'Términos del servicio' },
  support: { title: 'Solicitud de soporte', breadcrumb: 'Soporte' },
  offline: { title: 'Sin conexión' },
  notFound: { title: 'Página no encontrada' },
} as const satisfies Translation<typeof en.PAGE_TITLES>;

/** Titles of the cities' pages. */
export const CITY_TITLES: Readonly<Record<CitySlug, string>> = {
  melbourne: 'Lonas de emergencia para techos en Melbourne, FL',
  'palm-bay': 'Lonas de emergencia para techos en Palm Bay, FL',
  'cocoa-beach': 'Lonas de emergencia para techos en Cocoa Beach, FL',
  titusville: 'Lonas de emergencia para techos en Titusville, FL',
  'merritt-island': 'Lonas de emergencia para techos en Merritt Island, FL',
  rockledge: 'Lonas de emergencia para techos en Rockledge, FL',
  'satellite-beach': 'Lonas de emergencia para techos en Satellite Beach, FL',
  indialantic: 'Lonas de emergencia para techos en Indialantic, FL',
};
