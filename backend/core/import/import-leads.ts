import type { Caller } from '#backend/core/accounts/auth.ts';
import type { Context, Plan } from '#backend/core/plan.ts';
import type { Decision } from '#backend/core/writes.ts';
import type { ImportLeadsRequest } from '#contract/actions/import-leads.ts';
import { importRows } from './import-rows.ts';

/** `import_leads`: a stretch of a file as leads of a batch (import-rows.ts). For managers. */
export const importLeads = (request: ImportLeadsRequest, context: Context, { rep }: Caller): Plan<Decision> =>
  importRows(request, rep.email, context);
