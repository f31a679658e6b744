import type { Language } from '#contract/languages.ts';

/**
 * The address of the service worker for the pages of a language. In the root, because a worker controls only
 * pages below its own address.
 */
export const workerAddress = (language: Language): string =>
  language === 'en' ? '/service-worker.js' : `/service-worker-${language}.js`;
