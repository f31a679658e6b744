import { type AuditedEvent, listAuditAction } from '#contract/actions/accounts/list-audit.ts';
import { ACTIVITY, REPS } from '#src/content/rep/manage.ts';
import { doneBy } from '#src/features/manage/activity/done-by.ts';
import { easternDateTime } from '#src/features/manage/eastern-date.ts';
import { ManagedListView } from '#src/features/manage/managed-list-view.tsx';
import { useManagedList } from '#src/features/manage/use-managed-list.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';

interface AccountActivityProps {
  auth: string;
  email: string;
  onExpired: () => void;
}

/** What was done to one account: loaded each time it is opened. */
export function AccountActivity({ auth, email, onExpired }: AccountActivityProps) {
  const list = useManagedList({
    fetchPage: (signal) => call(listAuditAction, { auth, account: email }, { signal }),
    toPage: ({ events }) => ({ rows: events }),
    getKey: ({ id }) => id,
    onExpired,
  });
  return (
    <ManagedListView
      list={list}
      failed={REPS.activityFailed}
      empty={<p className="text-slate-700">{REPS.noActivity}</p>}
      cut={list.answer?.more && REPS.activityCut(list.answer.events.length)}
    >
      {(event) => <EventLine event={event} email={email} />}
    </ManagedListView>
  );
}

/** The note starts with the email of the account, which its row shows already. */
function EventLine({ event, email }: { event: AuditedEvent; email: string }) {
  const { at, action, note } = event;
  const more = note.startsWith(email) ? note.slice(email.length) : ` ${note}`;
  return (
    <div className="wrap-anywhere">
      <p className="font-semibold text-navy-900">{ACTIVITY.events[action] + more}</p>
      <p className="text-sm text-slate-600 tabular-nums">
        {easternDateTime(at)}, {doneBy(event)}
      </p>
    </div>
  );
}
