import { toInstant } from './instants.ts';
import type { Context } from './plan.ts';
import type { AuditRow, LeadRow } from './rows.ts';
import type { Write } from './writes.ts';

type Line = Pick<AuditRow, 'rep' | 'action'> & Partial<AuditRow>;

/** Returns the write of an audit row; by default of no lead. `rep` is empty for the site itself. */
export const createAuditWrite = (context: Context, line: Line): Write => ({
  kind: 'insertAudit',
  row: {
    leadId: '',
    fromStatus: '',
    toStatus: '',
    note: '',
    ...line,
    auditId: context.newId(),
    at: toInstant(context.nowMs),
  },
});

/** Returns the write of an audit row about a lead, whose status is the one after the change. */
export const auditLead = (
  context: Context,
  { leadId, status }: Pick<LeadRow, 'leadId' | 'status'>,
  line: Line,
): Write => createAuditWrite(context, { leadId, toStatus: status, ...line });
