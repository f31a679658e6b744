import { History } from 'lucide-react';
import { useState } from 'react';
import {
  AUDIT_KINDS,
  type AuditedEvent,
  type AuditKind,
  KIND_OF_EVENT,
  listAuditAction,
} from '#contract/actions/accounts/list-audit.ts';
import { EmptyNote } from '#src/components/rep/empty-note.tsx';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { ACTIVITY } from '#src/content/rep/manage.ts';
import { easternClock, easternHeading } from '#src/features/manage/eastern-date.ts';
import { type ColumnHeads, ManagedListView } from '#src/features/manage/managed-list-view.tsx';
import { numberInWords } from '#src/features/manage/numbers/number-search.ts';
import { useManagedList } from '#src/features/manage/use-managed-list.ts';
import { times } from '#src/lib/number-words.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { doneBy } from './done-by.ts';

interface ActivityPanelProps {
  auth: string;
  onExpired: () => void;
}

const HEADS: ColumnHeads = {
  columns: 'lg:grid-cols-[10rem_12rem_1fr]',
  names: ACTIVITY.heads,
};

/** What was done to accounts, lists and numbers, newest first. */
export function ActivityPanel({ auth, onExpired }: ActivityPanelProps) {
  const list = useManagedList({
    fetchPage: (signal, until = '') => call(listAuditAction, { auth, until }, { signal }),
    toPage: ({ events, next }) => ({ rows: events, next }),
    getKey: ({ id }) => id,
    onExpired,
  });

  const [openedAt] = useState(Date.now);
  const [kind, setKind] = useState<AuditKind | ''>('');
  const [by, setBy] = useState('');
  const rows = list.rows ?? [];
  const people = [...new Set(rows.map(doneBy))].sort((one, other) => one.localeCompare(other, 'en'));
  const isChosen = (event: AuditedEvent) =>
    (kind === '' || KIND_OF_EVENT[event.action] === kind) && (by === '' || doneBy(event) === by);
  const dayOf = ({ at }: AuditedEvent) => easternHeading(at, openedAt, ACTIVITY.today);
  const repeats = gatherRepeats(rows.filter(isChosen), dayOf);

  return (
    <section aria-labelledby="activity" aria-busy={list.isLoading}>
      <h2 id="activity">{ACTIVITY.title}</h2>
      <p className="mt-1 mb-5 text-slate-700">{ACTIVITY.lead}</p>
      {rows.length > 0 && (
        <div className="grid two-up mb-6 max-w-xl gap-4">
          <SelectField
            name="kind"
            label={ACTIVITY.kind}
            options={[
              { value: '', label: ACTIVITY.everything },
              ...AUDIT_KINDS.map((value) => ({ value, label: ACTIVITY.kinds[value] })),
            ]}
            value={kind}
            onChange={({ currentTarget: { value } }) =>
              setKind(AUDIT_KINDS.find((each) => each === value) ?? '')
            }
          />
          <SelectField
            name="doneBy"
            label={ACTIVITY.doneBy}
            options={[
              { value: '', label: ACTIVITY.everybody },
              ...people.map((value) => ({ value, label: value })),
            ]}
            value={by}
            onChange={({ currentTarget }) => setBy(currentTarget.value)}
          />
        </div>
      )}
      <ManagedListView
        list={list}
        failed={ACTIVITY.failed}
        empty={<EmptyNote Icon={History} text={ACTIVITY.none} hint={ACTIVITY.noneHint} />}
        isShown={({ id }) => repeats.has(id)}
        look="lines"
        heads={HEADS}
        headingOf={dayOf}
      >
        {(event) => <EventRow event={event} {...repeats.get(event.id)} />}
      </ManagedListView>
      <p role="status" className="text-slate-700">
        {rows.length > 0 && repeats.size === 0 && ACTIVITY.noMatch(rows.length)}
      </p>
      {list.hasMore && (
        <div className="mt-3">
          <TextButton onClick={list.load}>{ACTIVITY.older}</TextButton>
        </div>
      )}
    </section>
  );
}

interface Repeats {
  count: number;
  /** The time of the earliest. */
  since: string;
}

/** What the same person did several times in a row on one day is one line: by the id of the newest. */
function gatherRepeats(
  events: readonly AuditedEvent[],
  dayOf: (event: AuditedEvent) => string,
): ReadonlyMap<string, Repeats> {
  const gathered = new Map<string, Repeats>();
  let newest: AuditedEvent | undefined;
  const keyOf = (event: AuditedEvent) => [event.action, event.note, doneBy(event), dayOf(event)].join('|');
  for (const event of events) {
    if (!newest || keyOf(newest) !== keyOf(event)) newest = event;
    gathered.set(newest.id, { count: (gathered.get(newest.id)?.count ?? 0) + 1, since: event.at });
  }
  return gathered;
}

interface EventRowProps extends Partial<Repeats> {
  event: AuditedEvent;
}

function EventRow({ event, count = 1, since = event.at }: EventRowProps) {
  return (
    <div
      className={`flex flex-wrap items-baseline gap-x-4 px-4 py-3 wrap-anywhere lg:grid lg:px-5 [&>*]:min-w-0 ${HEADS.columns}`}
    >
      <p className="text-slate-700 max-lg:w-full lg:order-3">
        <span className="font-semibold text-navy-900">
          {`${ACTIVITY.events[event.action]}${times(count)}`}
        </span>
        <span className="max-lg:block lg:ml-3">{concerned(event)}</span>
      </p>
      <p className="text-slate-700 lg:order-2">{doneBy(event)}</p>
      <p className="text-sm text-slate-700 tabular-nums lg:order-1">
        {ACTIVITY.fromTo(easternClock(since), easternClock(event.at))}
      </p>
    </div>
  );
}

/** An account by its name, a number in words. The note about either starts with the email or the digits. */
function concerned({ action, note, account }: AuditedEvent): string {
  const kind = KIND_OF_EVENT[action];
  if (kind === 'numbers') return note.replace(/^\+?\d+/, (key) => numberInWords(key));
  return kind === 'accounts' && account !== '' ? note.replace(/^[^ :]+/, () => account) : note;
}
