import * as z from 'zod/mini';
import { answerList } from './answer-fields.ts';
import { LIMITS } from './limits.ts';
import { plainText } from './text.ts';

export const ROLES = ['rep', 'manager'] as const;
export type Role = (typeof ROLES)[number];

/**
 * The session that the browser stores under `repAuth` after sign-in (specification, section 3). `auth` is the
 * secret.
 */
export const sessionSchema = z.object({
  auth: z.string().check(z.minLength(1)),
  email: z.string(),
  name: z._default(z.string(), ''),
  role: z._default(z.string(), ''),
});
export type Session = z.infer<typeof sessionSchema>;

/** The session secret in a request. */
export const authField = plainText(LIMITS.session);

/** Fields of every signed-in request, next to the action's own fields. */
export const sessionFields = z.object({ auth: authField });

/**
 * What a backend supports beyond the specification's section 7. It lists them as `features` in its answers to
 * `auth_login` and `list_batches`. The site uses only the specified actions with a backend that lists none
 * (docs/interfaces.md, section 5).
 */
export const FEATURES = [
  /** `blocked` and `lastSignInAt` of `list_reps`, and `account` of `list_audit`. */
  'accounts',
  /** The manager actions `show_batches` and `archive_batch`. */
  'archive',
  /** `update_lead` takes `callbackAt` and `callbackMine`. */
  'callback',
  /** The manager action `check_numbers`. */
  'check_numbers',
  /** The manager action `correct_lead`. */
  'correct',
  /** The manager action `list_counted`. */
  'counted',
  /** The manager actions `find_leads`, `show_lead`, `release_lead` and `move_lead`. */
  'find',
  /** `check_numbers` takes `addresses`; `import_leads` adds a number's second house, and takes `reopen`. */
  'houses',
  /** `import_leads` takes `status`, `callback`, `doNotCall` and the fields of a visit. */
  'import_do_not_call',
  /** `show_languages` and `save_languages`; `translations` of `call_scripts`, and `language` of `save_call_script`. */
  'languages',
  /** `next_lead` leases the lead, and `resume` returns the leased one. */
  'lease',
  'logout',
  'lookup_number',
  /** The manager actions: accounts, do-not-call list, import and export. */
  'manage',
  /** The manager actions `suppress_file`, `show_file` and `lift_file`, and `fileId` of `list_suppressed`. */
  'number_files',
  'new_leads',
  /** The manager action `list_messages`, and `unsentMessages` of `show_today`. */
  'messages',
  /** `next_lead` takes `peek`. */
  'peek',
  /** `update_lead` takes `saveId`. */
  'save_id',
  /** `call_scripts`, and for managers `save_call_script`. */
  'scripts',
  /** `lead_photos` and `show_photo`. */
  'photos',
  /** The manager actions `unlock_rep` and `list_audit`. */
  'security',
  /** The manager actions `show_person` and `erase_person`. */
  'people',
  /** The manager actions `show_rest_hours` and `save_rest_hours`. */
  'rest_hours',
  /** The manager actions `show_retention` and `save_retention`. */
  'retention',
  /** `next_lead` takes `skip`. */
  'skip',
  /** The manager action `show_today`. */
  'today',
  /** The manager actions `list_imports` and `undo_import`. */
  'undo_import',
  'undo_lead',
  /** The manager actions `show_visit_limits` and `save_visit_limits`. */
  'visit_limits',
  /**
   * `visit` of a served lead; `update_lead` takes `visitSlot` and `visitTime`; `add_lead` makes a visit of a slot. The
   * manager actions `list_visits`, `manage_lead`, `book_visit`, `show_day_links`, `make_day_link` and `end_day_link`.
   */
  'visits',
] as const;
export type Feature = (typeof FEATURES)[number];

export const featuresField = answerList(z.enum(FEATURES));

/** Features as the browser stores them. */
export const featureListSchema = z.object({ features: featuresField });
