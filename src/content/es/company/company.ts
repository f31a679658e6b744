import type { Translation } from '#contract/words/translation.ts';
import type * as en from '#src/content/en/company/company.ts';

/** What the company says of itself on every page. */
export const COMPANY_WORDS = {
  serviceArea: 'Condado de Brevard y centro de FL',
  blurb:
    'Lonas de emergencia e inspecciones de techos en la Costa Espacial de Florida. Desde Palm Bay, desde 2020.',
} as const satisfies Translation<typeof en.COMPANY_WORDS>;

export const RATING_LABEL = 'calificación promedio';

export const HERO_FACTS = {
  since: (year: number) => `Desde ${year}`,
  license: (license: string) => `Licencia de Florida ${license}`,
  rating: (average: string) => `${average} de ${RATING_LABEL}`,
} as const satisfies Translation<typeof en.HERO_FACTS>;

export const SOCIAL_CARD_LINES = ['Emergencias 24/7', 'Lonas para techos'] as const satisfies Translation<
  typeof en.SOCIAL_CARD_LINES
>;

export const SOCIAL_CARD_ALT = 'Una casa bajo una lona azul nueva mientras se aleja una tormenta';

export const TRADE = 'Lonas de emergencia para techos';

export const PROMISES = {
  answer:
    'Contestamos llamadas de día y de noche, respondemos mensajes en menos de una hora y mandamos una cuadrilla a las emergencias en menos de 24 horas.',
  emergency: 'Respuesta a emergencias en menos de 24 horas, de día o de noche.',
  emergencyShort: 'Respuesta a emergencias en menos de 24 horas',
  inspection: 'Servicio al día siguiente para inspecciones programadas.',
  hours: 'De guardia las 24 horas, los 7 días de la semana, los 365 días del año.',
} as const satisfies Translation<typeof en.PROMISES>;

export const EMERGENCY_BANNER = {
  title: 'Lonas de emergencia 24/7',
  call: '¡Llame ahora!',
} as const satisfies Translation<typeof en.EMERGENCY_BANNER>;

export const HOME = {
  headline: 'Proteja su casa. Proteja su tranquilidad.',
  subtitle:
    '¿Daños de tormenta? Cubrimos su techo con una lona, fotografiamos cada parte dañada y facturamos directamente a su aseguradora. Su deducible lo paga usted.',
  area: 'Condado de Brevard y centro de Florida, todos los días del año.',
  action: 'Pida una inspección',
} as const satisfies Translation<typeof en.HOME>;

export const TRUST_BADGES = [
  {
    id: 'local',
    title: 'Empresa local, de dueños locales',
    text: 'Desde Palm Bay, cerca cuando llega una tormenta.',
  },
  {
    id: 'emergency',
    title: 'Equipo de emergencias 24/7',
    text: HOME.area,
  },
  {
    id: 'documentation',
    title: 'Documentación y fotos profesionales',
    text: 'Cada parte dañada, antes y después, en un solo expediente. Usted recibe una copia.',
  },
] as const satisfies Translation<typeof en.TRUST_BADGES>;

export const HOME_STEPS = [
  {
    id: 'call',
    title: 'Usted llama o reserva',
    text: 'Si es una emergencia, llame. Para una inspección, elija una mañana o una tarde.',
  },
  {
    id: 'cover',
    title: 'Fotografiamos y cubrimos',
    text: 'Primero las fotos, luego la lona, sujeta con listones de madera.',
  },
  {
    id: 'paperwork',
    title: 'Su aseguradora recibe el expediente',
    text: 'Enviamos las fotos y nuestra factura a su aseguradora. Usted recibe copia de todo.',
  },
] as const satisfies Translation<typeof en.HOME_STEPS>;

export const INSURANCE_FOOTNOTE =
  '“Sin costo para usted” significa que facturamos directamente a su aseguradora el trabajo que ella cubre. Usted sigue siendo responsable de su deducible. Si su aseguradora le paga a usted el trabajo que facturamos, ese dinero está destinado a nuestra factura según la Autorización de Trabajo (Work Authorization) que usted firmó, y usted nos lo remite. Esto no es una cesión de beneficios.';

export const TIME_SLOT_LABELS = [
  '8:00 a.m. - 10:00 a.m.',
  '10:00 a.m. - 12:00 p.m.',
  '12:00 p.m. - 2:00 p.m.',
  '2:00 p.m. - 4:00 p.m.',
  '4:00 p.m. - 6:00 p.m.',
] as const satisfies Translation<typeof en.TIME_SLOT_LABELS>;

export const CLOSING = {
  title: 'Llame esta noche o elija un horario',
  text: 'Contestamos el teléfono de día y de noche. Para una inspección, elija una mañana o una tarde de los próximos siete días.',
  action: 'Elija un horario',
} as const satisfies Translation<typeof en.CLOSING>;
