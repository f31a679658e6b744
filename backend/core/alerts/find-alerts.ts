import { getCallingHours, getNextOpening } from '#backend/core/calling-hours/calling-hours.ts';
import { fromInstant, toInstant } from '#backend/core/instants.ts';
import { isCallAskedFor } from '#backend/core/leads/lead-facts.ts';
import { type Plan, read } from '#backend/core/plan.ts';
import type { Instant, MessageRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { DAY_MS } from '#contract/durations.ts';
import { DURATIONS } from '#contract/limits.ts';
import { ALERT_NAMES, type AlertName } from '#contract/words/alerts.ts';
import { readLastBackup } from './last-backup.ts';

export interface Alert {
  name: AlertName;
  /** Of `backupOld` and `messagesRefused`, of when the last one is. Empty if that is not known. */
  since: Instant;
  /** The lead that it is about; empty for none. */
  leadId: string;
}

/** Begins the ids of an alert's meter and emails. */
export const alertId = (name: AlertName): string => `alert ${name}`;

/**
 * When a homeowner who asked for a call at this moment should have had it: after an hour of calling hours where the
 * company is.
 */
export function getFirstCallDue(askedAt: Instant): Instant {
  const start = getNextOpening('eastern', askedAt);
  const dueMs = fromInstant(start) + DURATIONS.firstCall;
  const { closesAt } = getCallingHours('eastern', fromInstant(start));
  const overMs = dueMs - fromInstant(closesAt);
  return toInstant(overMs <= 0 ? dueMs : fromInstant(getNextOpening('eastern', closesAt)) + overMs);
}

/** How many of the oldest leads, or of the newest refused messages, are looked at. */
const LOOKED_AT = 20;

/**
 * The lead of a homeowner who has waited too long for the first call: the oldest one that no rep has now, and whose visit
 * the homeowner has not canceled.
 */
function* findWaiting(nowMs: number): Plan<Alert | null> {
  const oldest = yield* read('newLeads', { limit: LOOKED_AT });
  if (oldest.length === 0) return null;
  const rows = yield* read('leads', { leadIds: oldest.map(({ leadId }) => leadId) });
  const now = toInstant(nowMs);
  const waiting = rows.filter((row) => isCallAskedFor(row) && (row.leaseRep === '' || row.leaseUntil <= now));
  const first = oldest.find(({ leadId }) => waiting.some((row) => row.leadId === leadId));
  if (!first) return null;
  const alert = { name: 'bookingWaits', leadId: first.leadId } as const;
  // A hand may have changed the cell of a sheet. That lead waits, too.
  if (Number.isNaN(fromInstant(first.at))) return { ...alert, since: '' };
  const since = toInstant(fromInstant(first.at));
  return getFirstCallDue(since) > now ? null : { ...alert, since };
}

/** Whether it may tell of `messagesRefused` itself, which would last for good if it is refused as well. */
const tellsOfRefused = ({ kind, subject, messageId }: MessageRow): boolean =>
  (kind === 'webhook' && subject === 'alert') || messageId.startsWith(`${alertId('messagesRefused')} `);

/** A message that was given up long ago is no news: it would be told each day. */
function* findRefused(nowMs: number): Plan<Alert | null> {
  const triedMs = nowMs - DURATIONS.messageTried;
  const newest = { isFailed: true, recipient: '', until: toInstant(triedMs), limit: LOOKED_AT };
  const row = (yield* read('messages', newest)).find((message) => !tellsOfRefused(message));
  if (!row || row.at < toInstant(triedMs - DURATIONS.messageNews)) return null;
  return { name: 'messagesRefused', since: row.at, leadId: '' };
}

function* findOldBackup({ backupDays }: Settings, nowMs: number): Plan<Alert | null> {
  if (backupDays === 0) return null;
  const last = yield* readLastBackup();
  if (!last || fromInstant(last.since) + backupDays * DAY_MS > nowMs) return null;
  return { name: 'backupOld', since: last.isMade ? last.since : '', leadId: '' };
}

/** Returns what the owner has to look after now, in the order of ALERT_NAMES. */
export function* findAlerts(settings: Settings, nowMs: number): Plan<Alert[]> {
  const found = [
    yield* findWaiting(nowMs),
    yield* findRefused(nowMs),
    yield* findOldBackup(settings, nowMs),
    ...settings.hostAlerts().map((name) => ({ name, since: '', leadId: '' })),
  ];
  return ALERT_NAMES.flatMap((name) => found.filter((alert) => alert?.name === name)).filter(
    (alert) => alert !== null,
  );
}
