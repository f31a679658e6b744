import * as z from 'zod/mini';
import { stored } from '#src/stored/stored.ts';
import { LANGUAGE_KEY } from './key.ts';

/** The code of the language that the visitor has chosen; empty before. */
export const chosenLanguage = stored({ area: 'local', key: LANGUAGE_KEY, schema: z.string(), fallback: '' });
