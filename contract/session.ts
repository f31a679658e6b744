import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

export const ROLES = ['rep', 'manager'] as const;
export type Role = (typeof ROLES)[number];

/** What the browser keeps under `repAuth` after a login (specification, section 3). `auth` is the session's secret. */
export const sessionSchema = z.object({
  auth: z.string().check(z.minLength(1)),
  email: z.string(),
  name: z._default(z.string(), ''),
  role: z._default(z.string(), ''),
});
export type Session = z.infer<typeof sessionSchema>;

/** The field `auth` of a request: the session's secret. */
export const authField = z.string().check(z.maxLength(LIMITS.session));
