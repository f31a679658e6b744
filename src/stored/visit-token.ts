import * as z from 'zod/mini';
import { LIMITS } from '#contract/limits.ts';
import { stored } from './stored.ts';

/** The token of the link of a booking that this tab has opened; empty for none. */
export const visitToken = stored({
  area: 'session',
  key: 'visitToken',
  schema: z.string().check(z.maxLength(LIMITS.visitLink)),
  fallback: '',
});
