import { auditOnce, createAuditWrite } from '#backend/core/audit.ts';
import { getKeys, lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import type { NumberRow } from '#backend/core/rows.ts';
import { fileNameOf, fileNote } from '#backend/core/words/history.ts';
import { answerOnly, type Write } from '#backend/core/writes.ts';
import { liftFileAction, showFileAction, suppressFileAction } from '#contract/actions/number-files.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { getSyncWrites } from './number-leads.ts';
import { withMoreReason, withoutSuppression, withSuppression } from './numbers.ts';
import { countReopened } from './suppressions.ts';

/** The id of the audit row that tells a file's name, so that it is found by the id of the file. */
const fileLineId = (fileId: string, { digest }: Context): string => digest(JSON.stringify(['file', fileId]));

/** Returns a file's name; empty when it is not known. */
function* readFileName(fileId: string, context: Context): Plan<string> {
  const line = yield* read('auditLine', { auditId: fileLineId(fileId, context) });
  return line ? fileNameOf(line.note) : '';
}

/**
 * Returns the write of the audit row about a file, if no number is on the list by it yet: one row for all its
 * requests. A file that was taken off and is put on again gets another row.
 */
export function* auditFile(fileId: string, fileName: string, rep: string, context: Context): Plan<Write[]> {
  if ((yield* read('numbersOfFile', { fileId, limit: 1 })).length > 0) return [];
  const auditId = fileLineId(fileId, context);
  const isFirst = (yield* read('auditLine', { auditId })) === null;
  const line = { rep, action: 'suppressed', note: fileNote(fileName) } as const;
  return [createAuditWrite(context, isFirst ? { ...line, auditId } : line)];
}

/** Returns those of these numbers that leads have; few of a registry's do. */
function* withLeads(numbers: readonly NumberRow[]): Plan<NumberRow[]> {
  if (numbers.length === 0) return [];
  const phoneKeys = numbers.map(({ phoneKey }) => phoneKey);
  const limit = PAGE_SIZES.leadsOfNumber * PAGE_SIZES.importRows;
  const keys = new Set((yield* read('sameNumber', { phoneKeys, limit })).flatMap(getKeys));
  return numbers.filter(({ phoneKey }) => keys.has(phoneKey));
}

const putNumbers = (numbers: readonly NumberRow[]): Write[] =>
  numbers.map((row) => ({ kind: 'putNumber', row }));

/**
 * `suppress_file`: puts a chunk of a file's numbers on the do-not-call list and closes their leads in every
 * batch, each with a line in its history. A number that is on the list stays as it is, but from then on two
 * reasons keep it there, so that undoing one of them does not lift it. Managers only.
 */
export const suppressFile = signedIn(suppressFileAction, function* (request, context, caller) {
  const { fileId, fileName } = request;
  const rep = caller.rep.email;
  const before = yield* lockNumbers([...new Set(request.numbers)]);
  const fresh = before
    .filter(({ suppressedAt }) => suppressedAt === '')
    .map((number) => withSuppression(number, rep, context.nowMs, fileId));
  const others = before.filter((number) => number.suppressedAt !== '' && number.fileId !== fileId);
  const kept = others.flatMap((number) => withMoreReason(number, rep, context.nowMs));
  const audit = fresh.length === 0 ? [] : yield* auditFile(fileId, fileName, rep, context);
  const syncWrites = yield* getSyncWrites(yield* withLeads(fresh), '', rep, context, fileName);
  return {
    answer: {
      ok: true,
      added: before.length - others.length,
      already: others.length,
      closed: syncWrites.filter(({ kind }) => kind === 'insertAudit').length,
    },
    writes: [...putNumbers([...fresh, ...kept]), ...audit, ...syncWrites],
  };
});

/** `show_file`: tells the name of a file and how many numbers `lift_file` would lift. Managers only. */
export const showFile = signedIn(showFileAction, function* ({ fileId }, context) {
  const count = yield* read('countOfFile', { fileId });
  return answerOnly({ ok: true, fileName: yield* readFileName(fileId, context), count });
});

/**
 * `lift_file`: removes a page of the numbers that this file alone has put on the do-not-call list, and
 * reopens their leads as `lift_suppression` does. Managers only.
 */
export const liftFile = signedIn(liftFileAction, function* ({ fileId }, context, caller) {
  const rep = caller.rep.email;
  const keys = yield* read('numbersOfFile', { fileId, limit: PAGE_SIZES.importRows });
  const lifted = (yield* lockNumbers(keys))
    .filter((number) => number.fileId === fileId)
    .map(withoutSuppression);
  const fileName = yield* readFileName(fileId, context);
  const note = fileNote(fileName || fileId);
  const audit =
    lifted.length === 0 ? [] : yield* auditOnce(context, `lifts ${fileId}`, { rep, action: 'lifted', note });
  const syncWrites = yield* getSyncWrites(yield* withLeads(lifted), '', rep, context, fileName);
  return {
    answer: {
      ok: true,
      lifted: lifted.length,
      reopened: countReopened(syncWrites),
      more: keys.length === PAGE_SIZES.importRows,
    },
    writes: [...putNumbers(lifted), ...audit, ...syncWrites],
  };
});
