import type { Translation } from '#contract/words/translation.ts';
import type * as en from '#src/content/en/company/photo-input.ts';

/** The control that adds photos. */
export const PHOTO_INPUT = {
  add: 'Agregar fotos',
  adding: 'Agregando fotos…',
  failed: 'Ahora no se pueden agregar fotos. Por favor, envíelas por correo.',
} as const satisfies Translation<typeof en.PHOTO_INPUT>;
