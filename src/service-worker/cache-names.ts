import { LANGUAGE } from '#contract-words/language.ts';

/** The name of a cache. The pages of each language have a worker of their own, which keeps and deletes its own. */
export const cacheOf = (what: string): string => (LANGUAGE === 'en' ? what : `${what}-${LANGUAGE}`);
