import { toInstant } from './instants.ts';
import type { Context } from './plan.ts';
import type { AuditRow } from './rows.ts';
import type { Write } from './writes.ts';

/** Returns the write of an audit row, usually about one lead. `rep` is empty for the site itself. */
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
