import { toInstant } from './instants.ts';
import type { Context } from './plan.ts';
import type { AuditRow } from './rows.ts';
import type { Write } from './writes.ts';

/** The record of one change of a lead: who (empty for the site itself), what, from and to which status, with which note. */
export const audit = (
  context: Context,
  row: Pick<AuditRow, 'leadId' | 'rep' | 'action'> &
    Partial<Pick<AuditRow, 'fromStatus' | 'toStatus' | 'note'>>,
): Write => ({
  kind: 'insertAudit',
  row: {
    fromStatus: '',
    toStatus: '',
    note: '',
    ...row,
    auditId: context.newId(),
    at: toInstant(context.nowMs),
  },
});
