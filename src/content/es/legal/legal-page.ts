import type { Translation } from '#contract/words/translation.ts';
import type * as en from '#src/content/en/legal/legal-page.ts';

/** What both legal pages say around their text. */
export const LEGAL_WORDS = {
  effective: <Part>(day: Part) => ['Vigente desde el ', day] as const,
  contents: 'En esta página',
  translated: 'Esta es una traducción. Texto original:',
} as const satisfies Translation<typeof en.LEGAL_WORDS>;
