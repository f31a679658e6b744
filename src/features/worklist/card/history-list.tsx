import type { HistoryLine } from '#contract/actions/next-lead.ts';
import { DISPOSITIONS, isLeadStatus } from '#contract/lead/status.ts';
import { HISTORY_ACTIONS, WORKLIST } from '#src/content/rep/worklist.ts';
import { easternDateTime } from '#src/features/worklist/calling/eastern-words.ts';

interface HistoryListProps {
  history: HistoryLine[];
  me: string;
}

/** Newest first; times are Eastern. */
export function HistoryList({ history, me }: HistoryListProps) {
  if (history.length === 0) return null;
  const calls = callsIn(history);
  return (
    <section className="rounded-2xl border border-line bg-white p-5">
      <h3 className="flex items-baseline justify-between gap-3">
        {WORKLIST.history}
        {calls > 0 && (
          <span className="font-sans text-sm font-normal text-slate-600 normal-case">
            {calls} {calls === 1 ? 'attempt' : 'attempts'} · times Eastern
          </span>
        )}
      </h3>
      <ol className="mt-3 grid gap-3">
        {history.map((line) => (
          <HistoryItem key={`${line.at} ${line.action}`} line={line} me={me} />
        ))}
      </ol>
    </section>
  );
}

/** Whether a save with this status counts as a call; with a custom status it does. */
const isCall = (status: string): boolean => !isLeadStatus(status) || DISPOSITIONS[status].isCall;

/** Number of saves that count as a call, without those undone. */
function callsIn(history: HistoryLine[]): number {
  const count = (action: string, status: 'toStatus' | 'fromStatus') =>
    history.filter((line) => line.action === action && isCall(line[status])).length;
  return Math.max(0, count('saved', 'toStatus') - count('undone', 'fromStatus'));
}

function HistoryItem({
  line: { at, rep, repName, action, toStatus, note },
  me,
}: {
  line: HistoryLine;
  me: string;
}) {
  const what = action === 'saved' && toStatus ? toStatus : (HISTORY_ACTIONS[action] ?? action);
  return (
    <li className="border-l-4 border-foam-300 pl-3">
      <p className="font-medium">{what}</p>
      <p className="text-sm text-slate-600">
        <time dateTime={at}>{easternDateTime(at)}</time>
        {rep && <span className="wrap-anywhere"> · {rep === me ? WORKLIST.you : repName || rep}</span>}
      </p>
      {note && <p className="mt-0.5 wrap-anywhere whitespace-pre-line">{note}</p>}
    </li>
  );
}
