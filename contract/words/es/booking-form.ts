import type * as en from '#contract/words/en/booking-form.ts';
import type { Translation } from '#contract/words/translation.ts';

/** What homeowners read on the booking form where a field is missing or wrong, by field. */
export const BOOKING_FORM = {
  service: 'Elija un servicio',
  firstName: 'Falta el nombre',
  lastName: 'Falta el apellido',
  email: 'Falta el correo',
  phone: 'Falta el número de teléfono',
  address: 'Falta la dirección',
  city: 'Falta la ciudad',
  state: 'Falta el estado',
  zip: 'Falta el código postal',
  insuranceCarrier: 'Falta la aseguradora',
  policyNumber: 'Falta el número de póliza',
  previousClaims: 'Elija Sí, No o No sé',
  notes: 'Cuéntenos qué pasó',
  apptDate: 'Elija fecha y hora',
  apptTime: 'Elija fecha y hora',
  dateOfLoss: 'Elija la fecha del daño',
  ownerConfirmed: 'Confirme que usted es el propietario del inmueble o el representante legal autorizado.',
} as const satisfies Translation<typeof en.BOOKING_FORM>;

/** What homeowners read about a photo that is not taken. */
export const UNREADABLE_PHOTO = 'No podemos leer esta foto. Envíela por correo.';
export const PHOTO_TOO_LARGE = 'Esta foto es demasiado grande';
