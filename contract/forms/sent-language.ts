import * as z from 'zod/mini';
import { LANGUAGE_CODES } from '#contract/languages.ts';

/** The language of the page that a form was on, as sent; English where it is missing or not known. */
export const sentLanguage = z._default(z.catch(z.enum(LANGUAGE_CODES), 'en'), 'en');
