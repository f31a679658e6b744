import type { Translation } from '#contract/words/translation.ts';
import { INVALID_EMAIL } from '#contract-words/text-rules.ts';
import type * as en from '#src/content/en/pages/support.ts';
import { SUPPORT_PAGE as ENGLISH } from '#src/content/en/pages/support.ts';

/** The support request about credits; it is not for homeowners. Its readers read English. */
export const SUPPORT_PAGE = {
  description: 'Envíe una solicitud de soporte.',
  heading: 'Solicitud de soporte',
  lead: 'Este formulario pide un reembolso de créditos a la plataforma en la que se creó este sitio al principio.',
  roof: { title: '¿Necesita ayuda con su techo?', action: 'Envíe una solicitud de servicio' },
  requestType: ENGLISH.requestType,
  subject: ENGLISH.subject,
  message: ENGLISH.message,
  name: 'Nombre',
  email: 'Correo',
  subjectLabel: 'Asunto',
  messageLabel: 'Mensaje',
  submit: 'Enviar mensaje',
  sending: 'Enviando...',
  sent: 'Mensaje enviado con éxito',
  success: 'Respondemos en un plazo de 24 a 48 horas.',
  incomplete: 'Llene todos los campos obligatorios',
  failure: 'No se pudo enviar su mensaje. Intente otra vez o escriba directamente a soporte.',
} as const satisfies Translation<typeof en.SUPPORT_PAGE>;

export const SUPPORT_ERRORS = {
  name: 'Falta el nombre',
  email: 'Falta el correo',
  badEmail: INVALID_EMAIL,
  message: 'Falta el mensaje',
} as const satisfies Translation<typeof en.SUPPORT_ERRORS>;
