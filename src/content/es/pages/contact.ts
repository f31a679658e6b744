import type { Translation } from '#contract/words/translation.ts';
import type * as en from '#src/content/en/pages/contact.ts';
import { contactMailText as inEnglish } from '#src/content/en/pages/contact.ts';
import { PROMISES } from '#words/company/company.ts';

/** The office reads it. */
export const contactMailText = inEnglish;

export const CONTACT_PAGE = {
  description:
    'Llame a nuestra línea directa de emergencia 24/7 o envíe una solicitud de servicio. Respuesta a emergencias en menos de 24 horas.',
  heading: 'Cuéntenos qué pasó',
  lead: `¿Está entrando agua? Llámenos. ${PROMISES.answer}`,
  hotlineLabel: 'Línea de emergencia',
  emailLabel: 'Correo',
  areaLabel: 'Zona de servicio',
  area: 'Condado de Brevard y centro de Florida',
  responseLabel: 'Tiempo de respuesta',
  response: 'Emergencias: en menos de 24 horas',
  formHeading: 'Solicite servicio',
  submit: 'Enviar solicitud',
  next: 'Qué sigue',
  nextSteps: [
    'Le respondemos en menos de una hora y acordamos un horario.',
    'Inspeccionamos el techo y tomamos fotos de los daños.',
    'No debe nada hasta que firme una Autorización de Trabajo (Work Authorization).',
  ],
  repairNote:
    'Lo nuestro es cubrir con lonas y documentar con fotos. Una reparación permanente o un techo nuevo requiere un contratista de techos con licencia y, por lo general, un permiso. Pregúntenos qué es posible.',
} as const satisfies Translation<typeof en.CONTACT_PAGE>;

export const CONTACT_LABELS = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  phone: 'Teléfono',
  email: 'Correo',
  address: 'Dirección de la propiedad',
  service: 'Servicio que necesita',
  message: '¿Qué pasó? (opcional)',
} as const satisfies Translation<typeof en.CONTACT_LABELS>;

export const CONTACT_PHONE_HINT =
  'Un solo número en dígitos, como (321) 555-0142 x23. Máximo 16 dígitos, y el primero no es 0.';

export const CONTACT_MESSAGES = {
  sending: 'Enviando...',
  success: '¡Gracias por su solicitud! Nos comunicaremos con usted en menos de una hora.',
  failure: 'Hubo un error al procesar su solicitud. Intente otra vez o llámenos directamente.',
  onCallList: 'Sí tenemos su número: usted está en nuestra lista de llamadas pendientes.',
} as const satisfies Translation<typeof en.CONTACT_MESSAGES>;
