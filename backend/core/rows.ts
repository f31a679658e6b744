import { ACCOUNT_EVENTS } from '#contract/actions/accounts/list-audit.ts';
import { HISTORY_ACTIONS, type LeadOrigin } from '#contract/lead/lead.ts';
import type { LeadField } from '#contract/lead/lead-fields.ts';
import type { LeadStatus } from '#contract/lead/status.ts';
import type { OwnerSettingName } from '#contract/owner-settings/names.ts';
import type { Role } from '#contract/session.ts';
import type { VisitState } from '#contract/visits/visit.ts';

/** ISO 8601 in UTC with milliseconds (`2026-11-20T18:30:00.000Z`), so it sorts as text. Empty means none. */
export type Instant = string;

/**
 * When a lead's number may be called: at `any` hour (the homeowner asked for the call), or in the calling
 * hours of its places (calling-hours/calling-hours.ts). The windows of one time zone come first, then those
 * that keep the hours of several: `panhandle` of eastern and central (Florida's panhandle), `continental` of
 * the continental US, `states` of all states, and `anywhere` of the territories too. The list is short
 * because PostgreSQL looks into its index once for each open window.
 */
export const CALL_WINDOWS = [
  'any',
  'atlantic',
  'eastern',
  'central',
  'mountain',
  'pacific',
  'alaska',
  'hawaii',
  'samoa',
  'guam',
  'atlantic-eastern',
  'panhandle',
  'mountain-pacific',
  'continental',
  'states',
  'anywhere',
] as const;
export type CallWindow = (typeof CALL_WINDOWS)[number];

/** Counts wrong PINs (accounts/wrong-pins.ts). */
export interface PinCounter {
  /** Wrong PINs since the last lock. */
  failures: number;
  locks: number;
  lockedUntil: Instant;
  /** When the last wrong PIN was typed; what is counted is forgotten some time after it. */
  failedAt: Instant;
}

/**
 * `approved`: a manager has approved the account, but nobody has proved yet to own its email. Until the
 * emailed code comes back, the PIN is the one of whoever sent the request, and does not sign in.
 */
export const REP_STATES = ['pending', 'approved', 'active', 'denied'] as const;

/** Its counter is for browsers that have not signed in to the account before. */
export interface RepRow extends PinCounter {
  /** Lowercase. Primary key. */
  email: string;
  name: string;
  phone: string;
  role: Role;
  state: (typeof REP_STATES)[number];
  pinHash: string;
  pinSalt: string;
  createdAt: Instant;
  /** Empty if the account never signed in, or only before this was recorded. */
  lastSignInAt: Instant;
  /** When a manager last ended its access; empty if never, or if it is open again. */
  blockedAt: Instant;
  /** Codes of the languages the rep speaks besides English (contract/languages.ts), a space between; empty for none. */
  languages: string;
}

/** A browser that has signed in to an account. */
export interface DeviceRow extends PinCounter {
  /** Digest of the browser's secret and the account's email. Primary key. */
  hash: string;
  email: string;
  expiresAt: Instant;
}

export interface SessionRow {
  /** SHA-256 of the session's secret; the secret itself is never stored. */
  hash: string;
  email: string;
  expiresAt: Instant;
}

/** The code itself is not stored: it follows from the salt and the host's secret (accounts/reset-code.ts). */
export interface ResetCodeRow {
  email: string;
  /** Empty: the code is used up by wrong tries. */
  salt: string;
  /** When it was last emailed. */
  sentAt: Instant;
  expiresAt: Instant;
  /** Wrong tries, of all senders together. */
  tries: number;
}

export interface BatchRow {
  batchId: string;
  name: string;
  description: string;
  createdAt: Instant;
  /** Empty unless it is archived. In a sheet, a hand may have written something else than an instant. */
  archivedAt: Instant;
}

export interface BatchCountsRow extends BatchRow {
  countOpen: number;
  countTotal: number;
}

/** Fields that people fill in (contract/lead/lead-fields.ts), stored as typed, and the backend's own. */
export interface LeadRow extends Record<LeadField, string> {
  leadId: string;
  batchId: string;
  source: LeadOrigin;
  createdAt: Instant;
  /** The key of its first number that can be dialed (contract/phone.ts); empty for none. */
  phoneKey: string;
  /**
   * The keys of its other numbers, and with a `?` those of digits that only may be one, with a space between;
   * empty for none (leads/lead-numbers.ts).
   */
  otherKeys: string;
  status: LeadStatus;
  /** Saves that counted as a call. `workedAt` is the moment of the last save. */
  attempts: number;
  workedAt: Instant;
  /** Whether the lead still needs a call. A suppressed number closes it whatever its status. */
  open: boolean;
  /** Sort order of open leads; each is served from `readyAt` on, within its `callWindow` (queue/queue.ts). */
  queueKey: string;
  readyAt: Instant;
  /** What `readyAt` waits for; empty when the lead is not waiting. */
  waitsFor: '' | 'callback' | 'attempts' | 'rest';
  callWindow: CallWindow;
  callbackAt: Instant;
  /** Empty: any rep may take the callback. */
  callbackRep: string;
  leaseRep: string;
  /** With a rep, empty: a manager has ended the lease. The rep can still save the lead while nobody else has it. */
  leaseUntil: Instant;
}

export interface BookingRow {
  submissionId: string;
  reference: string;
  leadId: string;
  receivedAt: Instant;
  /** The service and the slot, as of the last time the booking was sent: the visit has its own. */
  service: string;
  apptDate: string;
  apptTime: string;
  /** Version of the consent text, as of the last time the booking was sent; empty without consent. */
  contactConsent: string;
  marketingConsent: string;
  /** Tells a corrected booking from an identical resend; empty when unknown. */
  digest: string;
  visitId: string;
  /**
   * Tells the bookings of one sender of one day apart from others, without the network address; empty where
   * the host does not know it.
   */
  sender: string;
}

/** A visit of the company to a home. Whoever changes it has locked its lead. */
export interface VisitRow {
  /** Primary key. The homeowner's link names it (visits/visit-link.ts). */
  visitId: string;
  /** What homeowner and company name it by, and the id of its calendar entry for life: `RT-7K3M9Q`. */
  reference: string;
  leadId: string;
  /** Id of the service (contract/form-choices.ts); empty for none. */
  service: string;
  /** What the homeowner wrote about the damage in the booking; empty for a visit that the company made. */
  words: string;
  state: VisitState;
  /** The slot: a day as `yyyy-mm-dd` and one of PERIODS. A canceled visit has the one it had. */
  apptDate: string;
  apptTime: string;
  /**
   * It has no place in a slot: the company agrees on a time with the homeowner. `apptDate` and `apptTime` are
   * what the homeowner asked for.
   */
  toAgree: boolean;
  /** The clock time agreed on, `HH:MM` in Palm Bay; empty for any time of the slot. */
  agreedTime: string;
  /** Where the last email about it to the homeowner went; empty when there was none. */
  mailedTo: string;
  createdAt: Instant;
  /** The rep's email; empty for the homeowner on the site. */
  madeBy: string;
  /** When its slot, time or state last changed, and by whom, as in `madeBy`. At first, when it was made. */
  changedAt: Instant;
  changedBy: string;
  /** How often those have changed: the `SEQUENCE` of its calendar entry. */
  changes: number;
  /** The day (`yyyy-mm-dd`) that the homeowner was reminded of, or needed no reminder of; empty for none. */
  remindedFor: string;
}

/** A photo that a homeowner has sent with a booking. */
export interface PhotoRow {
  /** Digest of the booking's id and the browser's name of the photo. Primary key. */
  photoId: string;
  submissionId: string;
  leadId: string;
  receivedAt: Instant;
}

/** JPEG as base64url without padding. */
export interface PhotoImages {
  photo: string;
  thumbnail: string;
}

/** Counts events since a moment; restarts when its period is over, at `until`. */
export interface MeterRow {
  meterId: string;
  since: Instant;
  until: Instant;
  count: number;
}

/** A setting of the owner, as typed; an empty value removes it. */
export interface OwnerSettingRow {
  name: OwnerSettingName;
  value: string;
}

/** A phone number's state, shared by all batches. */
export interface NumberRow {
  phoneKey: string;
  suppressedAt: Instant;
  suppressedBy: string;
  /** The file that alone has put it on the list (suppression/number-files.ts); empty when a person did. */
  fileId: string;
  /** Calls in the 24 hours before the last write, oldest first. */
  calls: Instant[];
  /** When its rest ends after its last call, which had no answer; empty for none. */
  restUntil: Instant;
}

/** A lead's history, and events that concern no lead. */
export const AUDIT_ACTIONS = [...HISTORY_ACTIONS, ...ACCOUNT_EVENTS] as const;

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

export interface UndoRow {
  /** Primary key. */
  rep: string;
  leadId: string;
  at: Instant;
  /** Values before the save, as JSON that only the core parses. */
  before: string;
}

/**
 * What a message is, in the order in which they are sent. `manager`: to an account, because a manager acted
 * on it. `account`: to an account, because somebody asked for it who need not be signed in, or because its
 * PIN changed. `company`: a notice to the company. `homeowner`: a confirmation. `contact`: a visitor's
 * message to the company. `webhook`: an event for the owner's own program.
 */
export const MESSAGE_KINDS = ['manager', 'account', 'company', 'homeowner', 'contact', 'webhook'] as const;

/**
 * `waiting`: not sent yet, or not accepted. `sent`: the mail server, or the webhook, has accepted it.
 * `caught`: there was no mail server to send it with. `expired`: its code or link ended before it was sent, or
 * what it said was no longer so.
 */
export const MESSAGE_STATES = ['waiting', 'sent', 'caught', 'expired'] as const;

/** An email, or an event for the webhook, that is stored in the transaction of what it tells of. */
export interface MessageRow {
  /** Primary key. */
  messageId: string;
  at: Instant;
  kind: (typeof MESSAGE_KINDS)[number];
  /** Empty when it is about no lead. */
  leadId: string;
  /** The email's address; empty for the webhook. */
  recipient: string;
  /** Empty: replies go to the company. */
  replyTo: string;
  /** The email's subject, or the name of the event. */
  subject: string;
  /** The text of the email or the body of the call (JSON); empty once it is sent or has expired. */
  body: string;
  /** The salt of the code that stands for `CODE_PLACE` in the body (core/messages.ts); empty for none. */
  codeSalt: string;
  /** All three empty: no attachment. `attachment` is its text. */
  attachmentName: string;
  attachmentType: string;
  attachment: string;
  /** When the code or the link in the body ends; empty without one. */
  expiresAt: Instant;
  state: (typeof MESSAGE_STATES)[number];
  /** Why it was not accepted the last time; empty while it has not failed. */
  fault: string;
  /** Whether it was refused itself, while others may be accepted. */
  isRefused: boolean;
  tries: number;
  /** When it is sent next; empty for never. */
  nextAt: Instant;
  sentAt: Instant;
  /** What the mail server named it, to find it there. */
  sentId: string;
}
