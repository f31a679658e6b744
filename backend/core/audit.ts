import { AUDIT_EVENTS, BATCH_EVENTS, KIND_OF_EVENT } from '#contract/actions/accounts/list-audit.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { ROLES, type Role } from '#contract/session.ts';
import { toInstant } from './instants.ts';
import type { Context, Plan } from './plan.ts';
import { incrementMeter, putMeter } from './rate-limit.ts';
import type { AuditRow, Instant, LeadRow } from './rows.ts';
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
    auditId: context.newId(),
    ...line,
    at: toInstant(context.nowMs),
  },
});

/** The notes of audit rows about an account start with its email; the others are the email alone. */
export const approvedNote = (email: string, role: Role): string => `${email} (${role})`;
export const roleNote = (email: string, before: Role, after: Role): string =>
  `${email}: ${before} to ${after}`;

/** Returns every note that an audit row about this account can have. */
export const accountNotes = (email: string): string[] => [
  email,
  ...ROLES.flatMap((role) => [
    approvedNote(email, role),
    ...ROLES.filter((other) => other !== role).map((other) => roleNote(email, role, other)),
  ]),
];

/** Returns the email of the account that an audit row is about; empty for none. */
export function accountOf({ action, note }: Pick<AuditRow, 'action' | 'note'>): string {
  const isOfAccount = AUDIT_EVENTS.some((event) => event === action && KIND_OF_EVENT[event] === 'accounts');
  return isOfAccount ? (note.split(/[ :]/)[0] ?? '') : '';
}

/** Whether an audit row is about a batch: its note is the batch's name, which may be an email. */
export const isBatchEvent = (action: AuditRow['action']): boolean =>
  BATCH_EVENTS.some((event) => event === action);

const isOfNumbers = ({ action }: Pick<AuditRow, 'action'>): boolean =>
  action === 'suppressed' || action === 'lifted';

/** Whether an audit row goes when its time is over: those about the do-not-call list are proof, and stay. */
export const isOldAudit = (row: Pick<AuditRow, 'at' | 'leadId' | 'action'>, before: Instant): boolean =>
  row.leadId === '' && row.at !== '' && row.at < before && !isOfNumbers(row);

/** Whether an audit row is about a number itself: its note is the number's key, with or without a reason. */
export const isLineOfNumber = (
  row: Pick<AuditRow, 'leadId' | 'action' | 'note'>,
  phoneKey: string,
): boolean =>
  row.leadId === '' && isOfNumbers(row) && (row.note === phoneKey || row.note.startsWith(`${phoneKey}: `));

/** Returns the write of an audit row about a lead, whose status is the one after the change. */
export const auditLead = (
  context: Context,
  { leadId, status }: Pick<LeadRow, 'leadId' | 'status'>,
  line: Line,
): Write => createAuditWrite(context, { leadId, toStatus: status, ...line });

/**
 * Returns the writes of an audit row about work that takes many requests: only the first of them within an
 * hour adds the row.
 * @param work names the work and who does it
 */
export function* auditOnce(context: Context, work: string, line: Line): Plan<Write[]> {
  const meter = yield* incrementMeter(work, HOUR_MS, context.nowMs);
  return meter.count === 1 ? [...putMeter(meter, context), createAuditWrite(context, line)] : [];
}
