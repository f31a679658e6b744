import type { Translation } from '#contract/words/translation.ts';
import type * as en from '#src/content/en/pages/schedule.ts';
import type { ScheduleField } from '#src/lib/hand-off.ts';

/** The page with the days and the first step of a booking. */
export const SCHEDULE_PAGE = {
  description:
    'Elija una mañana o una tarde para una inspección del techo o una lona de emergencia sin costo. Los 7 días, en el condado de Brevard y el centro de Florida.',
  title: 'Programe su visita sin costo',
  process: 'Vea cómo es nuestro proceso',
  emergency: {
    title: '¿Está entrando agua ahora mismo?',
    text: 'Use el botón de llamada:',
  },
} as const satisfies Translation<typeof en.SCHEDULE_PAGE>;

export const SCHEDULE_STEPS = {
  contact: { title: 'Sus datos' },
  slot: { title: 'Elija un horario' },
  slotNote:
    'Atendemos los 7 días de la semana. Al tocar un horario se abre el formulario de reserva. Lo que escribió se conserva.',
  number: (step: number) => `Paso ${step} de 2`,
  firstFree: 'Primer horario libre:',
  seeTimes: 'vea el paso 2',
  free: (day: string, period: string) => `${day}, ${period.toLowerCase()}`,
  freeTomorrow: (period: string) => `mañana, ${period.toLowerCase()}`,
  noneFree: 'lo acordamos por teléfono',
  opening: 'Abriendo el formulario de reserva…',
} as const satisfies Translation<typeof en.SCHEDULE_STEPS>;

export const SCHEDULE_LABELS: Record<ScheduleField, string> = {
  serviceType: 'Tipo de servicio',
  name: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo',
  phone: 'Teléfono',
  address: 'Calle y número de la propiedad',
  city: 'Ciudad',
  state: 'Estado',
  zipCode: 'Código postal',
};

export const ZIP_ANSWERS = {
  before: 'Escriba su código postal y verá enseguida si nuestras cuadrillas cubren su zona.',
  core: (city: string) => `Sí, nuestras cuadrillas trabajan en ${city}.`,
  wider: (city: string) => `Sí, vamos hasta ${city}. Cuente con un poco más de tiempo de viaje.`,
  outside: () =>
    'Está fuera de nuestra zona habitual. Llámenos y le diremos enseguida si puede ir una cuadrilla.',
} as const satisfies Translation<typeof en.ZIP_ANSWERS>;

export const REDIRECTING = {
  description: 'Las inspecciones se solicitan en la página Programar.',
  title: 'Redirigiendo a Programar...',
  link: 'Continuar a Programar',
} as const satisfies Translation<typeof en.REDIRECTING>;
