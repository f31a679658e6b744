import type { ReactNode } from 'react';
import type { Batch } from '#contract/actions/list-batches.ts';
import type { HistoryLine, NextLeadAnswer } from '#contract/actions/next-lead.ts';
import type { Lead } from '#contract/lead/lead.ts';
import { DISPOSITIONS, isLeadStatus } from '#contract/lead/status.ts';
import { HISTORY_WORDS } from '#contract/words/history.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { easternDateTime } from '#src/features/worklist/calling/eastern-words.ts';
import { times } from '#src/lib/number-words.ts';
import { leadDetails } from './lead-words.ts';

export const PANEL = 'rounded-2xl border border-line bg-white p-5';

interface LeadDetailsProps extends Pick<NextLeadAnswer, 'history' | 'sameNumber'> {
  lead: Lead;
  batches: readonly Batch[] | null;
  /** Email of the rep. */
  me: string;
  /** Whether the service is not asked for anymore. */
  isVisitCanceled?: boolean;
  callScript?: ReactNode;
  photos: ReactNode;
  saves?: ReactNode;
}

export function LeadDetails({
  lead,
  history,
  sameNumber,
  batches,
  me,
  isVisitCanceled,
  callScript,
  photos,
  saves,
}: LeadDetailsProps) {
  const details = leadDetails(lead, isVisitCanceled);
  const calls = countCalls(history);
  return (
    <aside className="grid content-start gap-5" aria-label={WORKLIST.details}>
      {callScript}
      {/* So that nobody is called twice about the same roof by accident. */}
      {sameNumber.length > 0 && (
        <section className={PANEL}>
          <h3>{WORKLIST.sameNumber}</h3>
          <ul className="mt-3 grid gap-3">
            {sameNumber.map(({ leadId, firstName, lastName, batchId, status, workedAt }) => (
              <li key={leadId} className="border-l-4 border-amber-400 pl-3">
                <p className="font-medium wrap-anywhere">
                  {`${firstName} ${lastName}`.trim() || WORKLIST.noName}
                </p>
                <p className="text-sm wrap-anywhere text-slate-600">
                  {batches?.find((batch) => batch.batchId === batchId)?.name ?? WORKLIST.otherBatch} ·{' '}
                  {status}
                  {workedAt && `, ${easternDateTime(workedAt)}`}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {details.length > 0 && (
        <section className={PANEL}>
          <h3>{WORKLIST.details}</h3>
          <dl className="mt-3 grid gap-x-4 xs:grid-cols-[auto_1fr] gap-y-1.5">
            {details.map(({ name, text }) => (
              <div key={name} className="contents">
                <dt className="text-slate-600">{name}</dt>
                <dd className="min-w-0 wrap-anywhere font-medium">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {/* They arrive later than the rest, so they only move the history. */}
      {photos}
      {history.length > 0 && (
        <section className={PANEL}>
          <h3 className="flex flex-wrap items-baseline justify-between gap-3">
            {WORKLIST.history}
            {calls > 0 && (
              <span className="font-sans text-sm font-normal text-slate-600 normal-case">
                {WORKLIST.attempts(calls)}
              </span>
            )}
          </h3>
          <ol className="mt-3 grid gap-3">
            {gatherSkips(history).map(({ at, rep, repName, action, toStatus, note, count }) => (
              <li key={`${at} ${action}`} className="border-l-4 border-foam-300 pl-3">
                <p className="font-medium">
                  {action === 'saved' && toStatus ? toStatus : (HISTORY_WORDS[action] ?? action)}
                  {times(count)}
                </p>
                <p className="text-sm text-slate-600">
                  <time dateTime={at}>{easternDateTime(at)}</time>
                  {rep && (
                    <span className="wrap-anywhere"> · {rep === me ? WORKLIST.you : repName || rep}</span>
                  )}
                </p>
                {note && <p className="mt-0.5 wrap-anywhere whitespace-pre-line">{note}</p>}
              </li>
            ))}
          </ol>
        </section>
      )}
      {saves}
    </aside>
  );
}

/** What the same rep skipped several times in a row is one line, with the newest time. */
function gatherSkips(history: readonly HistoryLine[]): (HistoryLine & { count: number })[] {
  const lines: (HistoryLine & { count: number })[] = [];
  for (const line of history) {
    const newer = lines.at(-1);
    if (
      line.action === 'skipped' &&
      newer?.action === 'skipped' &&
      newer.rep === line.rep &&
      !newer.note &&
      !line.note
    )
      newer.count++;
    else lines.push({ ...line, count: 1 });
  }
  return lines;
}

/** Whether a save with this status counts as a call; with a custom status it does. */
const isCall = (status: string): boolean => !isLeadStatus(status) || DISPOSITIONS[status].isCall;

/** Number of saves that count as a call, without those undone. */
function countCalls(history: HistoryLine[]): number {
  const count = (action: string, status: 'toStatus' | 'fromStatus') =>
    history.filter((line) => line.action === action && isCall(line[status])).length;
  return Math.max(0, count('saved', 'toStatus') - count('undone', 'fromStatus'));
}
