import type { Language } from '#contract/languages.ts';

/** The language that the words of this folder are in. */
export const LANGUAGE: Language = 'en';
