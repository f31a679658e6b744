import type * as en from '#contract/words/en/errors.ts';
import type { Translation } from '#contract/words/translation.ts';

/** Errors that homeowners can read, by code. */
export const PUBLIC_ERRORS = {
  bad_request: 'Algunos campos faltan o son demasiado largos. Revíselos e intente otra vez.',
  bad_token: 'Este sitio no está configurado para usar este servidor. Avise a la oficina.',
  unknown_action: 'El servidor aún no puede hacer esto. Quizá necesite una actualización.',
  too_large: 'Es demasiado para enviarlo de una vez.',
  not_found: 'Eso ya no existe.',
  bad_link: 'Este enlace está incompleto o no es nuestro.',
  expired_link: 'Este enlace venció.',
  visit_canceled: 'Esta visita está cancelada.',
  visit_past: 'El día de esta visita ya pasó, así que no se puede cambiar.',
  visit_changed_often: 'Esta visita ya no se puede cambiar en línea. Llámenos para cambiarla.',
  slot_full: 'Ese horario no está disponible. Su visita queda como está. Elija otro horario o llámenos.',
  photos_full: 'No podemos recibir más fotos aquí. Envíelas por correo.',
  busy: 'El servidor está ocupado. Intente otra vez en un momento.',
  internal: 'Algo falló de nuestro lado. No se guardó nada.',
} as const satisfies Translation<typeof en.PUBLIC_ERRORS>;
