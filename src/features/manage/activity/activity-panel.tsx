import { History } from 'lucide-react';
import {
  type AuditEvent,
  type AuditedEvent,
  listAuditAction,
} from '#contract/actions/accounts/list-audit.ts';
import { EmptyNote } from '#src/components/rep/empty-note.tsx';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { ACTIVITY } from '#src/content/rep/manage.ts';
import { easternDateTime } from '#src/features/manage/eastern-date.ts';
import { ManagedListView } from '#src/features/manage/managed-list-view.tsx';
import { numberInWords } from '#src/features/manage/numbers/number-search.ts';
import { useManagedList } from '#src/features/manage/use-managed-list.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { doneBy } from './done-by.ts';

interface ActivityPanelProps {
  auth: string;
  onExpired: () => void;
}

/** What was done to accounts, lists and numbers, newest first. */
export function ActivityPanel({ auth, onExpired }: ActivityPanelProps) {
  const list = useManagedList({
    fetchPage: (signal, until = '') => call(listAuditAction, { auth, until }, { signal }),
    toPage: ({ events, next }) => ({ rows: events, next }),
    getKey: ({ id }) => id,
    onExpired,
  });

  return (
    <section aria-labelledby="activity" aria-busy={list.isLoading}>
      <h2 id="activity">{ACTIVITY.title}</h2>
      <p className="mt-1 mb-5 text-slate-700">{ACTIVITY.lead}</p>
      <ManagedListView
        list={list}
        failed={ACTIVITY.failed}
        empty={<EmptyNote Icon={History} text={ACTIVITY.none} hint={ACTIVITY.noneHint} />}
      >
        {(event) => <EventRow event={event} />}
      </ManagedListView>
      {list.hasMore && (
        <div className="mt-3">
          <TextButton onClick={list.load}>{ACTIVITY.older}</TextButton>
        </div>
      )}
    </section>
  );
}

function EventRow({ event }: { event: AuditedEvent }) {
  const { at, action, note } = event;
  return (
    <div className="border-b border-line pb-3 wrap-anywhere">
      <p className="font-semibold text-navy-900">{ACTIVITY.events[action]}</p>
      <p className="text-slate-700">{concerned(action, note)}</p>
      <p className="text-sm text-slate-600 tabular-nums">
        {easternDateTime(at)}, {doneBy(event)}
      </p>
    </div>
  );
}

/** The note about a number of the do-not-call list starts with its digits. */
const concerned = (action: AuditEvent, note: string): string =>
  action === 'suppressed' || action === 'lifted'
    ? note.replace(/^\+?\d+/, (key) => numberInWords(key))
    : note;
