import * as z from 'zod/mini';
import type { Action } from '#contract/actions/action.ts';
import { answerFlag, answerInstant, answerStatus, answerText } from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { accountEmail, plainText } from '#contract/text.ts';

/**
 * What the audit trail records of accounts, lists and settings. `role`: an account's role changed. `opened`:
 * a rep set the first PIN with the emailed code; `pin`: a later one. `visit_limits`: how many visits there
 * may be, or on which days; `rest_hours`: how long a number rests between calls; `retention`: how long data is kept; `script`: what reps say on a call; `link_made` and `link_ended`: the link of the crew
 * or of the calendar. `archived` and `unarchived`: a batch.
 * `erased`: what was kept about a person.
 * `looked_up`: a manager has searched or opened leads, once an hour. `unsaved_leads`: a rep was given many
 * leads and saved none.
 */
export const ACCOUNT_EVENTS = [
  'approved',
  'denied',
  'blocked',
  'role',
  'locked',
  'unlocked',
  'opened',
  'pin',
  'imported',
  'import_undone',
  'exported',
  'visit_limits',
  'rest_hours',
  'retention',
  'script',
  'link_made',
  'link_ended',
  'archived',
  'unarchived',
  'erased',
  'looked_up',
  'unsaved_leads',
] as const;

/** Those that are about a batch, whose name their note is or begins with. */
export const BATCH_EVENTS = [
  'imported',
  'import_undone',
  'exported',
  'archived',
  'unarchived',
] as const satisfies readonly (typeof ACCOUNT_EVENTS)[number][];

/** Everything in the audit trail that is not part of a lead's history alone. */
export const AUDIT_EVENTS = [...ACCOUNT_EVENTS, 'suppressed', 'lifted'] as const;
export type AuditEvent = (typeof AUDIT_EVENTS)[number];

/** What an event is about. The notes of `accounts`, and of no other, start with an account's email. */
export const AUDIT_KINDS = ['accounts', 'lists', 'numbers', 'settings', 'leads'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

export const KIND_OF_EVENT: Readonly<Record<AuditEvent, AuditKind>> = {
  approved: 'accounts',
  denied: 'accounts',
  blocked: 'accounts',
  role: 'accounts',
  locked: 'accounts',
  unlocked: 'accounts',
  opened: 'accounts',
  pin: 'accounts',
  imported: 'lists',
  import_undone: 'lists',
  exported: 'lists',
  archived: 'lists',
  unarchived: 'lists',
  visit_limits: 'settings',
  rest_hours: 'settings',
  retention: 'settings',
  script: 'settings',
  link_made: 'settings',
  link_ended: 'settings',
  erased: 'leads',
  looked_up: 'leads',
  unsaved_leads: 'accounts',
  suppressed: 'numbers',
  lifted: 'numbers',
};

const auditedEventSchema = z.object({
  id: answerText,
  at: answerInstant,
  /** Who did it: the name of an account, its email if it has none, or empty for the owner or nobody known. */
  by: answerText,
  action: z.enum(AUDIT_EVENTS),
  /** The account, batch or phone number concerned. */
  note: answerText,
  /** The name of the account concerned, whose email `note` starts with; empty for none. */
  account: answerText,
});
export type AuditedEvent = z.infer<typeof auditedEventSchema>;

/**
 * `list_audit`, managers only: what was done to accounts, lists and numbers, newest first, from the instant
 * `until` back; that instant's events are included, so a following page may repeat some. With `account`, an
 * email: what was done to this account only, at most PAGE_SIZES.accountEvents; `until` and `next` are not
 * used.
 */
export const listAuditAction = {
  name: 'list_audit',
  isReadOnly: true,
  role: 'manager',
  request: z.object({
    until: z._default(plainText(LIMITS.label), ''),
    account: z.optional(accountEmail()),
  }),
  answer: z.extend(answerStatus, {
    events: z.array(auditedEventSchema),
    /** Value to send as `until` for the next page; empty on the last page. */
    next: answerText,
    /** With `account`: whether there are older events. */
    more: answerFlag,
  }),
} as const satisfies Action;
