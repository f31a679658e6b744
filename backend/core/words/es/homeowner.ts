import type * as en from '#backend/core/words/en/homeowner.ts';
import { formatDay } from '#contract/dates/calendar.ts';
import { easternDay, formatEasternTime } from '#contract/dates/eastern-time.ts';
import { formatE164 } from '#contract/e164.ts';
import { serviceLabel } from '#contract/form-choices.ts';
import { clockInWords, periodLabel } from '#contract/slots.ts';
import { CONTACT_SERVICES } from '#contract/words/es/contact-form.ts';
import { SAFETY_STEPS } from '#contract/words/es/safety-steps.ts';
import * as visit from '#contract/words/es/visit.ts';
import type { Translation } from '#contract/words/translation.ts';

const label = (service: string): string =>
  serviceLabel(service, { ...CONTACT_SERVICES, ...visit.BOOKING_SERVICES });

const inWords = (date: string, period: string): string =>
  `${formatDay(date, undefined, 'es')}, ${periodLabel(period, visit, 'es')}, hora del Este`;

const BY_LINK = 'Si la agregó con el botón de Google o de Outlook, borre esa entrada.';

const SUBJECT = {
  booked: (reference: string): string => `Su visita para el techo ${reference}`,
  moved: (reference: string): string => `Nuevo horario de su visita para el techo ${reference}`,
  canceled: (reference: string): string => `Cancelada: su visita para el techo ${reference}`,
  restored: (reference: string): string => `Reactivada: su visita para el techo ${reference}`,
  reminder: (reference: string): string => `Mañana: su visita para el techo ${reference}`,
  set: (reference: string): string => `Su visita para el techo ${reference}`,
  confirmed: (reference: string): string => `Confirmada: su visita para el techo ${reference}`,
  calledOff: (reference: string): string => `Cancelada: su visita para el techo ${reference}`,
} as const;

const NEWS = {
  booked: 'Recibimos su reserva. Le llamaremos para confirmar la hora.',
  moved: 'Usted eligió otro horario para su visita. Le llamaremos para confirmarlo.',
  canceled: 'Usted canceló su visita, así que no iremos.',
  restored: 'Su visita está reactivada. Le llamaremos para confirmar la hora.',
  reminder: 'Su visita para el techo es mañana. Si aún no le hemos confirmado la hora, llámenos.',
  set: 'Su visita para el techo está programada. Si el horario de abajo no es el que acordamos, llámenos.',
  confirmed: 'Su visita para el techo está confirmada. Nos vemos entonces.',
  calledOff: 'Su visita está cancelada, así que no iremos. Si usted no quería eso, llámenos.',
} as const;

/** The lines of the emails to a homeowner about a visit (mail/homeowner.ts). */
export const HOMEOWNER_MAIL = {
  subject: SUBJECT,
  subjectToAgree: {
    ...SUBJECT,
    moved: (reference: string): string => `Hora por acordar: su visita para el techo ${reference}`,
    set: (reference: string): string => `Hora por acordar: su visita para el techo ${reference}`,
  },
  hello: 'Hola:',
  news: NEWS,
  newsToAgree: {
    ...NEWS,
    booked:
      'Recibimos su reserva. El horario que pidió no está disponible, así que le llamaremos para acordar otro.',
    moved:
      'El horario que eligió para su visita no está disponible, así que le llamaremos para acordar otro.',
    restored:
      'Su visita está reactivada. El horario que pidió no está disponible, así que le llamaremos para acordar otro.',
    set: 'La hora de su visita para el techo aún no está fijada. Le llamaremos para acordarla.',
  },
  reminderOfConfirmed: 'Su visita para el techo es mañana.',
  reference: (reference: string): string => `Referencia: ${reference}`,
  service: (service: string): string => `Servicio: ${label(service)}`,
  askedFor: (date: string, period: string): string => `Usted pidió: ${inWords(date, period)}`,
  where: (address: string): string => `Dónde: ${address}`,
  when: (date: string, period: string): string => `Cuándo: ${inWords(date, period)}`,
  /** `9:30 a.m.` ends with a period of its own. */
  at: (time: string): string => `Hora aproximada de llegada: ${clockInWords(time, 'es')}`,
  toCalendar: {
    booked: 'Abra el archivo adjunto para agregar la visita a su calendario.',
    moved: `Abra el archivo adjunto para cambiar la visita en su calendario. ${BY_LINK}`,
    canceled: `Abra el archivo adjunto para quitar la visita de su calendario. ${BY_LINK}`,
    restored: 'Abra el archivo adjunto para volver a poner la visita en su calendario.',
    confirmed: `Abra el archivo adjunto para cambiar la visita en su calendario. ${BY_LINK}`,
    calledOff: `Abra el archivo adjunto para quitar la visita de su calendario. ${BY_LINK}`,
  },
  link: 'Vea su visita, elija otro horario o cancele:',
  linkOfCanceled: (until: string): string =>
    `¿Cambió de idea? Puede reactivar la visita aquí (hasta: ${formatEasternTime(until, { timeStyle: 'short' }, 'es')}, hora del Este):`,
  linkEnds: (endsAt: string): string =>
    `El enlace funciona hasta el ${formatDay(easternDay(Date.parse(endsAt)), undefined, 'es')}. Cualquiera con este enlace puede cambiar su visita, así que no comparta este correo.`,
  untilThen: 'Hasta que lleguemos:',
  safetySteps: SAFETY_STEPS,
  calendar: { serviceLabel: label, fileName: visit.CALENDAR_FILE_NAME, linkLine: visit.calendarLinkLine },
  callUs: (hotline: string): string =>
    `¿Preguntas, o está entrando agua? Llame al ${formatE164(hotline)}, de día o de noche.`,
  emailUs: (email: string): string => `¿Preguntas? Escriba a ${email}.`,
  notYou:
    'Si usted no reservó con nosotros, otra persona escribió su dirección de correo. No tiene que hacer nada.',
  notYourVisit: 'Si esta visita no es suya, tenemos una dirección de correo equivocada. Avísenos.',
} as const satisfies Translation<typeof en.HOMEOWNER_MAIL>;
