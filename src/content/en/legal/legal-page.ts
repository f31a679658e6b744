export const LEGAL_WORDS = {
  effective: <Part>(day: Part) => ['Effective ', day] as const,
  contents: 'On this page',
  /** Before the link to the English text, where this is a translation. */
  translated: '',
} as const;
