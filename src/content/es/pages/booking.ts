import { COUNTS } from '#contract/limits.ts';
import type { Translation } from '#contract/words/translation.ts';
import type * as en from '#src/content/en/pages/booking.ts';
import type { DraftField } from '#src/lib/booking-fields.ts';

/** The booking form's page. */
export const BOOKING_PAGE = {
  description: 'Complete su reserva para una visita sin costo.',
  title: 'Reserve su visita',
  lead: 'Último paso. Tenga a mano su póliza.',
  back: 'Volver a los horarios',
} as const satisfies Translation<typeof en.BOOKING_PAGE>;

export const BOOKING_BANNER = {
  label: 'Su visita',
  noSlot: 'Aún no ha elegido un horario. Elija día y hora más abajo.',
  slotGone: 'Ese horario ya no está disponible. Elija otro más abajo.',
  full: 'No disponible: le llamaremos',
  emergency: {
    title: 'Servicio de emergencia:',
    text: 'es más rápido llamarnos.',
  },
} as const satisfies Translation<typeof en.BOOKING_BANNER>;

export const BOOKING_SECTIONS = {
  you: 'Sus datos',
  property: 'Propiedad',
  insurance: 'Seguro',
  damage: 'Daños',
  when: 'Visita',
} as const satisfies Translation<typeof en.BOOKING_SECTIONS>;

export const COLLAPSIBLE_PARTS = {
  contact: { title: BOOKING_SECTIONS.you, action: 'Editar', what: 'sus datos' },
  slot: { title: BOOKING_SECTIONS.when, action: 'Cambiar', what: 'la visita' },
} as const satisfies Translation<typeof en.COLLAPSIBLE_PARTS>;

export const BOOKING_LABELS: Record<DraftField, string> = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  phone: 'Teléfono',
  email: 'Correo',
  address: 'Calle y número',
  city: 'Ciudad',
  state: 'Estado',
  zip: 'Código postal',
  service: 'Servicio',
  apptDate: 'Fecha y hora',
  apptTime: 'Fecha y hora',
  dateOfLoss: 'Fecha del daño',
  insuranceCarrier: 'Aseguradora',
  policyNumber: 'Número de póliza',
  previousClaims: 'Reclamos anteriores por el techo',
  leadSource: 'Cómo nos encontró',
  notes: 'Cuéntenos qué pasó',
  ownerConfirmed: 'Confirmación del propietario',
};

/** In the middle of a sentence. */
export const FIELD_NAMES: Record<DraftField, string> = {
  firstName: 'nombre',
  lastName: 'apellido',
  phone: 'teléfono',
  email: 'correo',
  address: 'calle y número',
  city: 'ciudad',
  state: 'estado',
  zip: 'código postal',
  service: 'servicio',
  apptDate: 'fecha y hora',
  apptTime: 'fecha y hora',
  dateOfLoss: 'fecha del daño',
  insuranceCarrier: 'aseguradora',
  policyNumber: 'número de póliza',
  previousClaims: 'reclamos anteriores',
  leadSource: 'cómo nos encontró',
  notes: 'qué pasó',
  ownerConfirmed: 'confirmación del propietario',
};

export const BOOKING_HINTS = {
  insuranceCarrier: '¿No tiene seguro? Escriba “ninguno”.',
  policyNumber: '¿No lo tiene a mano? Escriba “después” y se lo preguntamos por teléfono.',
  notes: 'Ejemplo: una rama cayó y atravesó el garaje.',
  dateOfLoss: 'Día de la tormenta o la gotera. Basta una fecha aproximada.',
  readLoss: (day: string) => `Leímos esta fecha como ${day}.`,
} as const satisfies Translation<typeof en.BOOKING_HINTS>;

export const CLAIM_LABELS = {
  Yes: 'Sí',
  No: 'No',
  Unsure: 'No sé',
} as const satisfies typeof en.CLAIM_LABELS;

export const SOURCE_LABELS = {
  'Google Search': 'Búsqueda en Google',
  Facebook: 'Facebook',
  'Friend/Family': 'Amigo o familiar',
  'Insurance Company': 'Aseguradora',
  Other: 'Otro',
} as const satisfies typeof en.SOURCE_LABELS;

export const BOOKING_PLACEHOLDERS = {
  dateOfLoss: 'mes/día/año',
  previousClaims: 'Elija',
  leadSource: 'Omitir',
} as const satisfies Translation<typeof en.BOOKING_PLACEHOLDERS>;

export const OWNER_CONFIRMATION = {
  label: 'Confirmo que soy el propietario del inmueble o el representante legal autorizado del propietario.',
  warning:
    'Presentar reclamos falsos o información falsa sobre una propiedad puede violar la ley de Florida y puede procesarse penalmente como fraude de seguros.',
} as const satisfies Translation<typeof en.OWNER_CONFIRMATION>;

export const SUBMIT_LABELS = {
  incomplete: 'Complete los campos obligatorios',
  ready: 'Confirmar reserva de inspección',
  sending: 'Enviando…',
} as const satisfies Translation<typeof en.SUBMIT_LABELS>;

export const stillNeeded = (names: readonly string[], more: number): string =>
  `Por completar: ${names.join(', ')}${more > 0 ? ` y ${more} más` : ''}.`;

export const BOOKING_MESSAGES = {
  success: '¡Su reserva de inspección se envió con éxito! Nos comunicaremos pronto con usted.',
  failure: 'No se pudo enviar. Intente otra vez o llámenos directamente.',
  kept: 'Todo lo que escribió sigue aquí.',
  sentBefore: 'Su reserva se envió. Los cambios que hizo después aún no se han enviado.',
  notStorable:
    'Este navegador no puede guardar su reserva porque su almacenamiento está lleno o bloqueado. Deje esta página abierta hasta que la reserva se envíe.',
  slotGone: 'Ese horario ya no está disponible. Elija otro.',
  noLoss: 'Elija la fecha del daño',
  futureLoss: 'La fecha del daño no puede ser futura',
  unreadableLoss: 'Escriba una fecha válida: mes/día/año',
} as const satisfies Translation<typeof en.BOOKING_MESSAGES>;

export const PHOTO_MAIL = {
  title: `¿Fotos? Agregue hasta ${COUNTS.photos} o envíelas por correo.`,
  action: 'Enviar por correo',
  subject: (name: string) => (name ? `Fotos para mi reserva: ${name}` : 'Fotos para mi reserva'),
  body: 'Mis fotos de los daños:',
  service: 'Servicio',
  slot: 'Fecha y hora',
  name: 'Nombre',
  phone: 'Teléfono',
  email: 'Correo',
  address: 'Dirección',
} as const satisfies Translation<typeof en.PHOTO_MAIL>;

export const LOSS_CALENDAR = {
  open: 'Calendario',
  label: 'Fecha del daño',
  loading: 'Cargando el calendario…',
  unavailable: 'El calendario no cargó. Mejor escriba la fecha.',
} as const satisfies Translation<typeof en.LOSS_CALENDAR>;
