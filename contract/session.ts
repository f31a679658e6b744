import * as z from 'zod/mini';
import { answerList } from './answer-fields.ts';
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

/** The session's secret as a request carries it. */
export const authField = z.string().check(z.maxLength(LIMITS.session));

/** What every request of a signed-in rep holds beside its action's own fields. */
export const sessionFields = z.object({ auth: authField });

/**
 * What a script can do beyond the specification's section 7. It says so in `features`, in its answers to `auth_login` and
 * `list_batches`; a script that does not is asked for nothing but what the specification has (docs/interfaces.md, section 5).
 */
export const FEATURES = [
  /** `update_lead` takes `callbackAt` and `callbackMine`. */
  'callback',
  /** A lead is leased, as `next_lead` says, and `resume` asks for the held one again. */
  'lease',
  'logout',
  'lookup_number',
  /** The manager's actions: accounts, the do-not-call list, import and export. */
  'manage',
  /** `next_lead` takes `peek`. */
  'peek',
  /** `next_lead` takes `skip`. */
  'skip',
  'undo_lead',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The features a script has named; empty when it names none. */
export const featuresField = answerList(z.enum(FEATURES));

/** What the browser keeps of them: whose session they are of. */
export const featureListSchema = z.object({ auth: z.string(), features: featuresField });
