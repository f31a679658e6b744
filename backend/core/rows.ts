import type { LeadField } from '#contract/lead/lead-fields.ts';
import type { LeadStatus } from '#contract/lead/status.ts';
import type { Role } from '#contract/session.ts';

/**
 * The rows a store keeps. Everything people typed is text and comes back as it went in. Instants are ISO-8601 UTC with
 * milliseconds (`2026-11-20T18:30:00.000Z`), so they sort as text; an empty text means "none".
 */
export type Instant = string;

/**
 * When a lead's number may be called: at `any` hour (the homeowner asked for the call), or in the calling hours of its place
 * (calling-hours/call-hours.ts): eastern or central; in both, where it may be either (the panhandle of Florida, states with the
 * time line through them); everywhere on the continent; anywhere in the country. From narrow to wide.
 */
export const CALL_WINDOWS = ['any', 'eastern', 'central', 'panhandle', 'continental', 'anywhere'] as const;
export type CallWindow = (typeof CALL_WINDOWS)[number];

/** How a lead came in; the first is what a row says without a word. */
export const LEAD_ORIGINS = ['rep', 'booking', 'import', 'demo'] as const;

export interface RepRow {
  /** Lowercase; the key. */
  email: string;
  name: string;
  phone: string;
  role: Role;
  state: 'pending' | 'active' | 'denied';
  pinHash: string;
  pinSalt: string;
  /** Wrong PINs since the last right one, and how often that has locked the account. */
  failures: number;
  locks: number;
  lockedUntil: Instant;
  createdAt: Instant;
}

export interface SessionRow {
  /** SHA-256 of the session's secret; the secret itself is never stored. */
  hash: string;
  email: string;
  expiresAt: Instant;
}

export interface ResetCodeRow {
  email: string;
  codeHash: string;
  expiresAt: Instant;
  tries: number;
}

export interface BatchRow {
  batchId: string;
  name: string;
  description: string;
  createdAt: Instant;
}

export interface BatchCountsRow extends BatchRow {
  countOpen: number;
  countTotal: number;
}

/** What people say of a lead (contract/lead/lead-fields.ts), and what the script keeps of it. */
export interface LeadRow extends Record<LeadField, string> {
  leadId: string;
  batchId: string;
  source: (typeof LEAD_ORIGINS)[number];
  createdAt: Instant;
  /** contract/phone.ts: what makes two numbers the same. */
  phoneKey: string;
  status: LeadStatus;
  /** Saves with an outcome, ever; and the last one's moment. */
  attempts: number;
  workedAt: Instant;
  /** Whether somebody still has to call. A suppressed number closes the lead whatever its status. */
  open: boolean;
  /** queue/queue.ts: open leads are served in this order, from their moment on, within their window. */
  queueKey: string;
  readyAt: Instant;
  /** What `readyAt` waits for; empty when it waits for nothing. */
  waitsFor: '' | 'callback' | 'attempts';
  callWindow: CallWindow;
  callbackAt: Instant;
  /** Empty: anyone may take the callback. */
  callbackRep: string;
  leaseRep: string;
  leaseUntil: Instant;
}

export interface BookingRow {
  submissionId: string;
  reference: string;
  leadId: string;
  receivedAt: Instant;
  service: string;
  apptDate: string;
  apptTime: string;
  /** The consents that were given at `receivedAt`: the version of each text; empty when it was not given. */
  contactConsent: string;
  marketingConsent: string;
  /** Tells whether the same booking, sent again, says something else; empty when that is not known. */
  digest: string;
}

/** How often something has happened since a moment; it is counted anew when its time is over. */
export interface MeterRow {
  meterId: string;
  since: Instant;
  count: number;
}

/** Everything known of a number, in every batch. */
export interface NumberRow {
  phoneKey: string;
  suppressedAt: Instant;
  suppressedBy: string;
  /** Moments of calls, oldest first, of the last 24 hours at the time of writing. */
  calls: Instant[];
}

/** `booked`: another booking of its number was added to the lead; `changed`: what is known of it was sent again, corrected; `blocked`: an account's access was ended, no lead's doing. */
export const AUDIT_ACTIONS = [
  'created',
  'saved',
  'undone',
  'skipped',
  'suppressed',
  'lifted',
  'booked',
  'changed',
  'blocked',
] as const;

export interface AuditRow {
  auditId: string;
  at: Instant;
  /** The rep's email; empty for the site itself. */
  rep: string;
  leadId: string;
  action: (typeof AUDIT_ACTIONS)[number];
  fromStatus: string;
  toStatus: string;
  note: string;
}

export interface SkipRow {
  rep: string;
  leadId: string;
  at: Instant;
}

/** What a rep's last save changed, for as long as it can be undone. */
export interface UndoRow {
  /** The key. */
  rep: string;
  leadId: string;
  /** The moment of the save. */
  at: Instant;
  /** The rows before the save, as JSON text that only the core reads. */
  before: string;
}
