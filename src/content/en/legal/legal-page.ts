export const LEGAL_WORDS = {
  effective: <Part>(day: Part) => ['Effective ', day] as const,
  contents: 'On this page',
} as const;
