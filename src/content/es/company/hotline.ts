import type { Translation } from '#contract/words/translation.ts';
import type * as en from '#src/content/en/company/hotline.ts';

/** Links to the hotline. */
export const HOTLINE = {
  label: 'Línea directa',
  call: (phone: string) => `Llame al ${phone}`,
  callAnyTime: (phone: string) => `Llame al ${phone}, de día o de noche`,
} as const satisfies Translation<typeof en.HOTLINE>;
