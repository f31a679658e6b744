import { authenticated } from '#backend/core/accounts/auth.ts';
import type { Context, Plan } from '#backend/core/plan.ts';
import type { Decision } from '#backend/core/writes.ts';
import { answerOnly } from '#backend/core/writes.ts';
import type { ImportLeadsRequest } from '#contract/actions/import-leads.ts';
import { importRows } from './import-rows.ts';

/** `import_leads`: a stretch of a file as leads of a batch (import-rows.ts). For managers. */
export function* importLeads(request: ImportLeadsRequest, context: Context): Plan<Decision> {
  const who = yield* authenticated(request.auth, context, 'manager');
  if ('refusal' in who) return answerOnly(who.refusal);
  return yield* importRows(request, who.rep.email, context);
}
