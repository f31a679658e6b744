import type { Translation } from '#contract/words/translation.ts';
import type * as en from '#src/content/en/pages/services.ts';

/** Specification, section 2. Every card links to the schedule. */
export const SERVICES_PAGE = {
  description:
    'Respuesta rápida a emergencias, lonas profesionales, apoyo para administradores de propiedades y documentación de daños en el condado de Brevard.',
  heading: 'Trabajamos con su aseguradora, NO con su bolsillo.',
  lead: 'Facturamos directamente a su aseguradora el trabajo de emergencia cubierto, así que no paga nada por adelantado. Usted sigue siendo responsable de su deducible.',
  action: 'Reserve su servicio ahora',
  actionTitle: 'Elija un día y una hora',
  actionText:
    'Tenemos mañanas y tardes en los próximos siete días. Si está entrando agua en este momento, mejor llame.',
} as const satisfies Translation<typeof en.SERVICES_PAGE>;

export const SERVICE_CARDS = [
  {
    id: 'rapid-response',
    title: 'Respuesta rápida a emergencias',
    text: 'Llame a toda hora. Le decimos cómo limitar el daño adentro y enviamos la cuadrilla más cercana.',
    points: ['Cuadrillas en Brevard', 'Nadie sube con rayos ni viento fuerte'],
  },
  {
    id: 'tarping',
    title: 'Lonas profesionales para techos',
    text: 'Una lona suelta se rasga. Enrollamos una lona gruesa en tiras de madera, llamadas listones, y las atornillamos con firmeza.',
    points: ['Bordes envueltos y sellados', 'Sobre la cumbrera, no solo el hueco'],
  },
  {
    id: 'property-management',
    title: 'Apoyo para administradores',
    text: 'Juntas de condominio, arrendadores y empresas de techos tienen una sola persona de contacto y un informe por dirección.',
    points: ['Visitas acordadas con sus inquilinos', 'Informes ordenados por unidad'],
  },
  {
    id: 'documentation',
    title: 'Documentación de daños',
    text: 'Fotografiamos el daño antes de que la lona lo cubra. Usted y su aseguradora reciben las fotos, fechadas y numeradas.',
    points: ['Antes, durante y después, adentro y afuera', 'Son suyas, aun sin reclamo'],
  },
] as const satisfies Translation<typeof en.SERVICE_CARDS>;

export const SERVICES_WORDS = {
  cardAction: 'Reservar',
  cards: 'Nuestros servicios',
} as const satisfies Translation<typeof en.SERVICES_WORDS>;
