import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import type { Translation } from '#contract/words/translation.ts';
import type * as en from '#src/content/en/pages/booking-card.ts';
import { BOOKING_MESSAGES } from './booking.ts';

/** A booking that this device keeps, and its photos. */
export const BOOKING_CARD = {
  label: 'Su reserva',
  reference: 'Su referencia:',
  slot: (slot: string) => `${slot}, hora del Este`,
  askedFor: (slot: string) => `Usted pidió: ${slot}, hora del Este`,
  mailed: (address: string) => `Enviamos un correo a ${address}.`,
  dismiss: 'Ocultar',
  change: 'Para cambiar o cancelar, llámenos y dé su referencia:',
  visit: 'Cambiar o cancelar',
  send: 'Enviar ahora',
  sending: 'Enviando…',
  reopen: 'Abrir formulario',
  remove: 'Borrar',
  untilWeCome: 'Qué hacer hasta que lleguemos',
  questions: {
    reopen: {
      text: 'Tiene otra reserva a medio llenar. Si abre esta, se borra lo que escribió en la otra.',
      yes: 'Abrir esta',
      no: 'Volver',
    },
    photos: {
      text: 'Algunas fotos de esta reserva no se han enviado. Si la oculta, se borran de este dispositivo.',
      yes: 'Ocultarla',
      no: 'Conservarla',
    },
    remove: {
      text: 'Esta reserva no se ha enviado. Si la borra, se borra todo lo que escribió.',
      yes: 'Borrarla',
      no: 'Conservarla',
    },
  },
} as const satisfies Translation<typeof en.BOOKING_CARD>;

export const BOOKING_STATES = {
  asking: {
    title: 'Reserva enviada',
    text: 'Comprobando que su reserva llegó…',
  },
  received: {
    title: 'Reserva recibida',
    text: 'Le llamaremos para confirmar la hora. Hasta que lleguemos, no suba al techo ni se acerque a cielos rasos mojados o tomacorrientes.',
  },
  confirmed: {
    title: 'Visita confirmada',
    text: 'Hasta que lleguemos, no suba al techo ni se acerque a cielos rasos mojados o tomacorrientes.',
  },
  toAgree: {
    title: 'Reserva recibida, hora por acordar',
    text: 'El horario que pidió no está disponible. Le llamaremos para acordar otro. Hasta que lleguemos, no suba al techo ni se acerque a cielos rasos mojados o tomacorrientes.',
  },
  unknown: {
    title: 'Reserva enviada',
    text: 'Su solicitud se envió. Si no sabe de nosotros en menos de una hora, llámenos.',
  },
  offline: {
    title: 'Reserva aún sin enviar',
    text: 'Está guardada en este dispositivo. Deje este sitio abierto y la enviaremos en cuanto vuelva la conexión. Siempre puede llamarnos.',
  },
  failed: {
    title: BOOKING_MESSAGES.failure,
    text: 'Está guardada en este dispositivo, y lo intentamos cada minuto mientras este sitio esté abierto.',
  },
  unstored: {
    title: BOOKING_MESSAGES.failure,
    text: 'Este navegador no pudo guardarla. Deje esta página abierta hasta que se envíe, o llámenos.',
  },
  lost: {
    title: 'Es posible que su reserva no haya llegado',
    text: 'Nuestro sistema aún no la muestra. Está guardada en este dispositivo y la enviaremos otra vez. Llámenos para confirmar que la recibimos.',
  },
  slotGone: {
    title: 'Reserva aún sin enviar',
    text: 'El horario que eligió ya pasó. Elija otro en el formulario y envíela otra vez, o llámenos.',
  },
  refused: {
    title: 'Reserva no aceptada',
    text: 'Corríjala en el formulario y envíela otra vez, o llámenos.',
  },
} as const satisfies Translation<typeof en.BOOKING_STATES>;

export const PHOTOS = {
  title: 'Sus fotos',
  subject: (reference: string) => `Fotos para mi reserva ${reference}`.trim(),
  removeShort: 'Quitar',
  remove: (number: number) => `Quitar foto ${number}`,
  adding: (number: number, count: number) => `Agregando foto ${number} de ${count}…`,
  full: `Una reserva puede tener hasta ${PHOTO_LIMITS.count} fotos. Las demás no se agregaron; puede enviarlas por correo.`,
  unreadable: (name: string) => `No pudimos abrir “${name}” como foto. Envíela por correo.`,
  cutOff: (name: string) =>
    `“${name}” está incompleta: le falta el final. Elíjala otra vez cuando se haya descargado por completo, o envíela por correo.`,
  guarded:
    'Este navegador no deja que los sitios reduzcan las fotos lo suficiente para enviarlas. Permita que este sitio use datos de “canvas” (el ícono de imagen junto a la dirección) y elija las fotos otra vez. O envíelas por correo.',
  unstored:
    'Este navegador no puede guardar fotos en este dispositivo. Deje esta página abierta hasta que se envíen, o mándelas por correo.',
  sending: (number: number, count: number) => `Enviando foto ${number} de ${count}…`,
  waiting: (count: number) => (count === 1 ? '1 foto aún sin enviar' : `${count} fotos aún sin enviar`),
  afterBooking: 'Sus fotos se enviarán después de su reserva.',
  received: (count: number) => (count === 1 ? 'Tenemos su foto' : `Tenemos sus ${count} fotos`),
  refused: 'No se aceptaron las fotos',
  mail: 'Sus fotos no se pudieron enviar desde aquí. Puede enviárnoslas por correo:',
} as const satisfies Translation<typeof en.PHOTOS>;

export const PHOTO_STATES = {
  waiting: 'Aún sin enviar',
  sending: 'Enviando…',
  sent: 'Enviada',
  refused: 'No aceptada',
} as const satisfies Translation<typeof en.PHOTO_STATES>;
