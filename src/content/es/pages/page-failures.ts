import type { Translation } from '#contract/words/translation.ts';
import type * as en from '#src/content/en/pages/page-failures.ts';

/** Instead of a page that could not be drawn; the hotline follows the text. */
export const PAGE_FAILED = {
  title: 'No se pudo cargar esta página.',
  text: 'Revise su conexión e intente otra vez, o llámenos a cualquier hora:',
  retry: 'Reintentar',
} as const satisfies Translation<typeof en.PAGE_FAILED>;

/** In a document, until its script runs. `hotline` is a link, as HTML. */
export const NOTICES = {
  notLoaded: (hotline: string) =>
    `No se pudo cargar parte de esta página. Revise su conexión: lo intentaremos otra vez cuando vuelva. Siempre puede llamar al ${hotline}.`,
  formNeedsScript: (hotline: string) => `Este formulario necesita JavaScript. Llame al ${hotline}.`,
  wait: 'Un momento, por favor.',
} as const satisfies Translation<typeof en.NOTICES>;
