import type { Language } from '#contract/languages.ts';

export const LANGUAGE: Language = 'es';
