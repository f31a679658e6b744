import type * as en from '#contract/words/en/contact-form.ts';
import type { Translation } from '#contract/words/translation.ts';
import { INVALID_EMAIL } from './text-rules.ts';

/** The services of the contact form by id. */
export const CONTACT_SERVICES = {
  'emergency-tarping': 'Lona de emergencia',
  'roof-repair': 'Reparación de techo',
  'damage-assessment': 'Evaluación de daños',
  'insurance-coordination': 'Coordinación con el seguro',
  'full-replacement': 'Reemplazo completo',
} as const satisfies Translation<typeof en.CONTACT_SERVICES>;

/** What visitors read on the contact form where a field is missing or wrong. */
export const CONTACT_FORM = {
  firstName: 'Falta el nombre',
  lastName: 'Falta el apellido',
  phone: 'Falta el número de teléfono',
  badPhone: 'Escriba un número de teléfono válido',
  email: 'Falta el correo',
  badEmail: INVALID_EMAIL,
  address: 'Falta la dirección',
  service: 'Elija un servicio',
} as const satisfies Translation<typeof en.CONTACT_FORM>;
