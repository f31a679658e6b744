import { auditOnce } from '#backend/core/audit.ts';
import { toInstant } from '#backend/core/instants.ts';
import { readRetention } from '#backend/core/owner-settings/retention.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import type { Instant, LeadRow, RepRow } from '#backend/core/rows.ts';
import { RETENTION_NOTES } from '#backend/core/words/history.ts';
import type { Decision, Write } from '#backend/core/writes.ts';
import type { Retention } from '#contract/actions/manager/retention.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { getRetentionEnd, type RetentionName } from '#contract/owner-settings/retention.ts';
import { eraseLeads } from './erase-person.ts';

/** Before which moment something is deleted; null for never. */
function endOf(name: RetentionName, retention: Retention, nowMs: number): Instant | null {
  const endMs = getRetentionEnd(name, retention[name], nowMs);
  return endMs === null ? null : toInstant(endMs);
}

/** Returns before which moment photos are deleted. */
export function* readPhotosEnd(nowMs: number): Plan<Instant> {
  const end = endOf('monthsOfPhotos', yield* readRetention(), nowMs);
  if (end === null) throw new Error('Photos are always deleted after some time.');
  return end;
}

export interface DeleteOptions {
  /** How many leads to delete at once. */
  most: number;
  /** Ids of leads to pass over. */
  except?: readonly string[];
}

/**
 * Deletes what the owner keeps no longer: a few closed leads with all that is kept about them; once none is left,
 * account requests that were denied and never used, and activity. The do-not-call list and what the audit trail says
 * about it stay. The answer's `more` says that there is more to delete. One line of the audit trail an hour says that
 * leads were deleted. Photos are the host's, which has their files.
 */
export function* deleteOld({ most, except = [] }: DeleteOptions, context: Context): Plan<Decision> {
  const retention = yield* readRetention();
  const leadsEnd = endOf('monthsOfClosedLeads', retention, context.nowMs);
  const leads = leadsEnd === null ? [] : yield* deleteClosed(leadsEnd, { most, except }, context);
  if (leads.length > 0) return { answer: { ok: true, more: true }, writes: leads };
  const writes: Write[] = [];
  const requestsEnd = endOf('monthsOfRequests', retention, context.nowMs);
  if (requestsEnd !== null) writes.push(...(yield* deleteRequests(requestsEnd)));
  const activityEnd = endOf('monthsOfActivity', retention, context.nowMs);
  if (activityEnd !== null && (yield* read('hasOldAudit', { before: activityEnd })))
    writes.push({ kind: 'deleteOldAudit', before: activityEnd });
  return { answer: { ok: true, more: writes.length > 0 }, writes };
}

function* deleteClosed(
  before: Instant,
  { most, except }: Required<DeleteOptions>,
  context: Context,
): Plan<Write[]> {
  const closed = yield* read('closedBefore', { before, except, limit: most });
  const leadIds = closed.map(({ leadId }) => leadId);
  // Somebody may have opened or saved it since.
  const isToErase = ({ open, workedAt }: LeadRow) => !open && workedAt < before;
  const { erased, writes } = yield* eraseLeads({ leadIds, by: '' }, { isToErase, keepsProof: true });
  if (erased.leads === 0) return [];
  const line = { rep: '', action: 'erased', note: RETENTION_NOTES.closedLeads } as const;
  return [...writes, ...(yield* auditOnce(context, 'deletes closed leads', line))];
}

/** An account that somebody has signed in with is not only a request: its name is in the histories of leads. */
function* deleteRequests(before: Instant): Plan<Write[]> {
  const isOld = (rep: RepRow) =>
    rep.state === 'denied' && rep.createdAt < before && rep.lastSignInAt === '' && rep.blockedAt === '';
  const denied = yield* read('repsInState', { state: 'denied', limit: PAGE_SIZES.reps });
  const writes: Write[] = [];
  for (const { email } of denied.filter(isOld)) {
    // A manager may have approved it since.
    const rep = yield* read('rep', { email });
    if (rep && isOld(rep)) writes.push({ kind: 'deleteRep', email });
  }
  return writes;
}
