import type { Translation } from '#contract/words/translation.ts';
import type * as en from '#src/content/en/pages/full-slots.ts';

/** About slots without a place; a link to the hotline follows. */
export const FULL_SLOTS = {
  none: 'No hay horarios disponibles ahora. ¿Necesita otro horario?',
  noneButAgree:
    'No hay horarios disponibles ahora. Elija el que le gustaría, y le llamaremos para acordar una hora. ¿No puede esperar?',
  chosen:
    'El horario que eligió no está disponible. Elija otro, o envíe el formulario de todos modos: le llamaremos para acordar una hora. ¿No puede esperar?',
  some: 'Algunos horarios no están disponibles. ¿No puede esperar al próximo?',
} as const satisfies Translation<typeof en.FULL_SLOTS>;
