import { auditLead } from '#backend/core/audit.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import type { Decision, Write } from '#backend/core/writes.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';

/** States of accounts that cannot sign in, so that nobody makes the callbacks kept for them. */
const SIGNED_OUT = ['denied', 'pending', 'approved'] as const;

export interface FreedCallbacks {
  /** Leads whose callback is no longer kept, as they will be written. */
  leads: LeadRow[];
  /** Their history lines: only of open leads, because the others have no callback to make. */
  lines: Write[];
  /** Whether more are kept for this rep than one request frees. */
  more: boolean;
}

/**
 * Makes the callbacks that are kept for a rep anybody's, at the same time as before; at most
 * PAGE_SIZES.assignedCallbacks of them.
 * @param by email of who decided it; empty for the owner and for the site itself
 */
export function* freeCallbacks(rep: string, by: string, context: Context): Plan<FreedCallbacks> {
  const limit = PAGE_SIZES.assignedCallbacks;
  const found = yield* read('assignedCallbacks', { rep, limit: limit + 1 });
  const leads = found.slice(0, limit).map((lead) => ({ ...lead, callbackRep: '' }));
  const lines = leads
    .filter(({ open }) => open)
    .map((lead) => auditLead(context, lead, { rep: by, action: 'unreserved', note: rep }));
  return { leads, lines, more: found.length > limit };
}

/**
 * Frees the callbacks of accounts that were blocked by a version whose block did not do so, for a store
 * without migrations. Answers like a denial (decide-account.ts): while `moreCallbacks`, it has more to do.
 */
export function* freeCallbacksOfBlocked(context: Context): Plan<Decision> {
  const writes: Write[] = [];
  let callbacks = 0;
  for (const state of SIGNED_OUT) {
    for (const { email } of yield* read('repsInState', { state, limit: PAGE_SIZES.reps })) {
      const { leads, lines, more } = yield* freeCallbacks(email, '', context);
      writes.push(...leads.map((row): Write => ({ kind: 'putLead', row })), ...lines);
      callbacks += lines.length;
      if (more) return { answer: { ok: true, callbacks, moreCallbacks: true }, writes };
    }
  }
  return { answer: { ok: true, callbacks, moreCallbacks: false }, writes };
}
