import { formatEasternTime } from '#contract/dates/eastern-time.ts';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { DURATIONS } from '#contract/limits.ts';
import type { Translation } from '#contract/words/translation.ts';
import type * as en from '#src/content/en/pages/visit.ts';

export type { VisitProblem } from '#src/content/en/pages/visit.ts';

/** The page that the link of a booking opens. */
export const VISIT_PAGE = {
  description: 'Vea su visita reservada, elija otro horario o cancélela.',
  title: 'Su visita',
  lead: 'Vea cuándo iremos, elija otro horario o cancele.',
  loading: 'Cargando su visita…',
} as const satisfies Translation<typeof en.VISIT_PAGE>;

export const VISIT_WORDS = {
  label: 'Su visita',
  reference: 'Su referencia:',
  booked: 'Le llamaremos para confirmar la hora. Hasta que lleguemos, no suba al techo.',
  confirmed: 'Nos vemos entonces. Hasta que lleguemos, no suba al techo.',
  cancel: 'Cancelar visita',
  canceled: {
    title: 'Esta visita está cancelada',
    text: 'No iremos. Por favor, quítela de su calendario.',
  },
  past: {
    title: 'Esta visita ya pasó',
    text: 'El día ya pasó, así que no puede cambiarla aquí.',
  },
  again: 'Reservar otra visita',
} as const satisfies Translation<typeof en.VISIT_WORDS>;

export const VISIT_STANDING = {
  asked: 'Falta nuestra llamada para confirmar',
  confirmed: 'Confirmada',
} as const satisfies Translation<typeof en.VISIT_STANDING>;

export const VISIT_TO_AGREE = {
  title: 'Hora por acordar',
  askedFor: (day: string, period: string) => `Usted pidió: ${day}, ${period}`,
  noTime:
    'Le llamaremos para acordar una hora, o puede elegir una aquí. Hasta que lleguemos, no suba al techo.',
  text: 'Ese horario no está disponible. Le llamaremos para acordar otro, o puede elegir uno aquí. Hasta que lleguemos, no suba al techo.',
} as const satisfies Translation<typeof en.VISIT_TO_AGREE>;

const toCalendar = (isMailed: boolean, otherwise: string): string =>
  isMailed
    ? 'Le enviamos el cambio por correo. Abra el archivo adjunto para actualizar su calendario. Si agregó la visita con Google u Outlook, borre esa entrada.'
    : otherwise;
const ADD_AGAIN = 'Si la guardó en su calendario, agréguela otra vez.';

export const VISIT_CHANGE = {
  title: 'Elija otro horario',
  now: 'Toque un horario y luego Cambiar.',
  chosen: (slot: string) => `Nuevo horario: ${slot}`,
  submit: 'Cambiar',
  sending: 'Cambiando…',
  done: (slot: string, isMailed: boolean) =>
    `Nuevo horario de su visita: ${slot}. ${toCalendar(isMailed, ADD_AGAIN)}`,
} as const satisfies Translation<typeof en.VISIT_CHANGE>;

const RESTORE_HOURS = DURATIONS.visitRestore / HOUR_MS;
const RESTORE_TIME = RESTORE_HOURS === 1 ? 'una hora' : `${RESTORE_HOURS} horas`;

export const VISIT_CANCEL = {
  title: '¿Cancelar esta visita?',
  text: 'Entonces no iremos. Puede reservar otra vez cuando quiera.',
  forAnHour: `Entonces no iremos. Puede deshacerlo durante ${RESTORE_TIME}.`,
  doneToAgree: 'No iremos.',
  confirm: 'Sí, cancelarla',
  sending: 'Cancelando…',
  keep: 'Conservar visita',
  done: (isMailed: boolean) =>
    `No iremos. ${toCalendar(isMailed, 'Por favor, quite la visita de su calendario.')}`,
} as const satisfies Translation<typeof en.VISIT_CANCEL>;

export const VISIT_RESTORE = {
  until: (until: string) =>
    `¿Cambió de idea? Puede reactivarla hasta: ${formatEasternTime(until, { hour: 'numeric', minute: '2-digit' })}, hora del Este.`,
  submit: 'Reactivar la visita',
  sending: 'Reactivando…',
  // The zone ends the sentence: a clock time ends with a period of its own.
  done: (when: string, isMailed: boolean) =>
    `Su visita está reactivada: ${when}, hora del Este. ${toCalendar(isMailed, ADD_AGAIN)}`,
  toAgree: (when: string) =>
    when === ''
      ? 'Su visita está reactivada. Le llamaremos para acordar una hora.'
      : `Su visita está reactivada. Este horario ya no está disponible: ${when}. La hora queda por acordar: le llamaremos.`,
  tooLate: `Una visita cancelada se puede reactivar durante ${RESTORE_TIME}, y ese plazo ya pasó. Reserve otra visita o llámenos.`,
} as const satisfies Translation<typeof en.VISIT_RESTORE>;

export const VISIT_PROBLEMS = {
  none: {
    title: 'Abra el enlace de su correo',
    text: 'Cuando reserva, le enviamos por correo un enlace a su visita. Abra ese enlace o llámenos.',
  },
  bad_link: {
    title: 'Este enlace no funciona',
    text: 'Quizá se cortó. Ábralo otra vez desde su correo o llámenos.',
  },
  expired_link: {
    title: 'Este enlace venció',
    text: `Funcionó durante ${DURATIONS.visitLink / DAY_MS} días después de la reserva. Llámenos para hablar de su visita.`,
  },
  not_found: {
    title: 'No encontramos esta reserva',
    text: 'Llámenos, por favor. Contestamos de día y de noche.',
  },
  offline: {
    title: 'Sin conexión',
    text: 'Su visita no ha cambiado. Intente otra vez cuando vuelva la conexión, o llámenos.',
  },
  failed: {
    title: 'No pudimos cargar su visita',
    text: 'No ha cambiado. Intente otra vez o llámenos.',
  },
} as const satisfies Translation<typeof en.VISIT_PROBLEMS>;

export const VISIT_ERRORS = {
  offline: 'No hay conexión, así que no sabemos si esto se completó. Intente otra vez o llámenos.',
  failed: 'Eso no funcionó. Intente otra vez o llámenos.',
  retry: 'Reintentar',
} as const satisfies Translation<typeof en.VISIT_ERRORS>;
