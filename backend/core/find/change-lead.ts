import { auditLead } from '#backend/core/audit.ts';
import { isArchived } from '#backend/core/leads/batches.ts';
import { read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { withEndedLease } from '#backend/core/queue/lease.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { answerOnly, refuse } from '#backend/core/writes.ts';
import { moveLeadAction, releaseLeadAction } from '#contract/actions/manager/find-leads.ts';

/**
 * `release_lead`: ends a lead's lease; the rep who had it can still save it while nobody else has it. Changes
 * nothing when nobody holds it. Managers only; `not_found` for an unknown lead.
 */
export const releaseLead = signedIn(releaseLeadAction, function* ({ leadId }, context, caller) {
  const lead = yield* read('lead', { leadId });
  if (!lead) return refuse('not_found', ANSWERS.leadGone);
  const row = withEndedLease(lead, context.nowMs);
  if (row === lead) return answerOnly({ ok: true });
  const line = { rep: caller.rep.email, action: 'released', note: lead.leaseRep } as const;
  return {
    answer: { ok: true },
    // Without an end, because this line says whose lease it was (`notSaved`).
    writes: [{ kind: 'putLead', row: { ...row, leaseUntil: '' } }, auditLead(context, lead, line)],
  };
});

/**
 * `move_lead`: moves a lead to another batch, and ends its lease and the reps' skips of it. Changes nothing
 * when it is there already. Managers only; `not_found` for an unknown lead or batch,
 * `bad_request` for an archived one.
 */
export const moveLead = signedIn(moveLeadAction, function* ({ leadId, batch }, context, caller) {
  const lead = yield* read('lead', { leadId });
  if (!lead) return refuse('not_found', ANSWERS.leadGone);
  const to = yield* read('batch', { batchId: batch });
  if (!to) return refuse('not_found', ANSWERS.batchGone);
  if (lead.batchId === batch) return answerOnly({ ok: true });
  if (isArchived(to)) return refuse('bad_request', ANSWERS.batchArchived, { batch: ANSWERS.batchArchived });
  const from = yield* read('batch', { batchId: lead.batchId });
  const note = `${from?.name ?? lead.batchId} → ${to.name}`;
  return {
    answer: { ok: true },
    writes: [
      { kind: 'putLead', row: { ...withEndedLease(lead, context.nowMs), batchId: batch } },
      { kind: 'deleteSkipsOfLead', leadId },
      auditLead(context, lead, { rep: caller.rep.email, action: 'transferred', note }),
    ],
  };
});
