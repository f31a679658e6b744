import { CircleAlert, Mail, MailCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type ListedMessage, listMessagesAction } from '#contract/actions/manager/list-messages.ts';
import { LIMITS } from '#contract/limits.ts';
import { EMERGENCY_SUBJECT } from '#contract/words/alerts.ts';
import { EmptyNote } from '#src/components/rep/empty-note.tsx';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { Alert } from '#src/components/ui/alert.tsx';
import { isUnsent, MESSAGES } from '#src/content/rep/messages.ts';
import { easternShortTime } from '#src/features/manage/eastern-date.ts';
import { type ColumnHeads, ManagedListView } from '#src/features/manage/managed-list-view.tsx';
import { SearchForm } from '#src/features/manage/search-form.tsx';
import { useManagedList } from '#src/features/manage/use-managed-list.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { emailsTo, readEmailsTo } from './emails-to.ts';

const ALL = '?view=messages';
const UNSENT = `${ALL}&show=unsent`;

const HEADS: ColumnHeads = {
  columns: 'lg:grid-cols-[11fr_5fr_3fr_8rem]',
  names: MESSAGES.heads,
};

interface MessagesPanelProps {
  auth: string;
  onExpired: () => void;
}

/** What was sent to whom and when, and what waits and why, newest first. */
export function MessagesPanel({ auth, onExpired }: MessagesPanelProps) {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const onlyUnsent = query.get('show') === 'unsent';
  const to = readEmailsTo(state);
  const search = useMemo(() => ({ failed: onlyUnsent ? '1' : '', to }), [onlyUnsent, to]);
  const list = useManagedList({
    fetchPage: (signal, until = '') => call(listMessagesAction, { auth, ...search, until }, { signal }),
    toPage: ({ messages, next }) => ({ rows: messages, next }),
    getKey: ({ id }) => id,
    search,
    onExpired,
  });

  const newest = to === '' && !onlyUnsent ? list.rows?.find(({ kind }) => kind !== 'webhook') : undefined;
  const isNoServer = newest?.state === 'caught';

  const show = (address: string) =>
    navigate(onlyUnsent ? UNSENT : ALL, {
      state: emailsTo(address),
      replace: true,
      preventScrollReset: true,
    });

  return (
    <section aria-labelledby="messages" aria-busy={list.isLoading}>
      <h2 id="messages">{MESSAGES.title}</h2>
      <p className="mt-1 mb-5 text-slate-700">{MESSAGES.lead}</p>
      <div className="gap-x-6 lg:flex">
        <SearchForm
          name="emails-to"
          label={MESSAGES.field}
          hint={MESSAGES.hint}
          submit={MESSAGES.submit}
          inputMode="email"
          maxLength={LIMITS.email}
          defaultValue={to}
          onSearch={show}
        />
        <nav aria-label={MESSAGES.filter} className="mb-5 flex items-start gap-3 lg:mt-8">
          <FilterLink to={ALL} words={MESSAGES.all} isShown={!onlyUnsent} state={state} />
          <FilterLink to={UNSENT} words={MESSAGES.unsent} isShown={onlyUnsent} state={state} />
        </nav>
      </div>
      {to !== '' && (
        <p className="mb-4 flex flex-wrap items-center gap-x-4 text-slate-700 wrap-anywhere">
          {MESSAGES.only(to)}
          <TextButton onClick={() => show('')}>{MESSAGES.everyone}</TextButton>
        </p>
      )}
      <Alert kind="warning" className="mb-5">
        {isNoServer && (
          <>
            <p>{MESSAGES.noServer}</p>
            <details className="font-normal">
              <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-tarp-700 underline underline-offset-4">
                {MESSAGES.setUp}
              </summary>
              <p className="wrap-anywhere">{MESSAGES.setUpHow}</p>
            </details>
          </>
        )}
      </Alert>
      <ManagedListView
        list={list}
        failed={MESSAGES.failed}
        empty={<NoMessages onlyUnsent={onlyUnsent} to={to} />}
        look="lines"
        heads={HEADS}
      >
        {(message) => <MessageLine message={message} isNoServer={isNoServer} />}
      </ManagedListView>
      {list.hasMore && (
        <div className="mt-3">
          <TextButton onClick={list.load}>{MESSAGES.older}</TextButton>
        </div>
      )}
    </section>
  );
}

interface FilterLinkProps {
  to: string;
  words: string;
  isShown: boolean;
  /** Of this history entry: the address stays. */
  state: unknown;
}

const FilterLink = ({ to, words, isShown, state }: FilterLinkProps) => (
  <Link
    to={to}
    state={state}
    replace
    preventScrollReset
    aria-current={isShown ? 'true' : undefined}
    className="inline-flex min-h-11 items-center rounded-full border-2 border-slate-400 px-4 text-sm font-semibold hover:border-navy-900 aria-[current=true]:border-tarp-700 aria-[current=true]:bg-tarp-100"
  >
    {words}
  </Link>
);

function NoMessages({ onlyUnsent, to }: { onlyUnsent: boolean; to: string }) {
  if (onlyUnsent) return <EmptyNote Icon={MailCheck} text={MESSAGES.allSent} hint={MESSAGES.allSentHint} />;
  return to === '' ? (
    <EmptyNote Icon={Mail} text={MESSAGES.none} hint={MESSAGES.noneHint} />
  ) : (
    <EmptyNote Icon={Mail} text={MESSAGES.noneTo(to)} hint={MESSAGES.noneToHint} />
  );
}

interface MessageLineProps {
  message: ListedMessage;
  /** It is said above all lines. */
  isNoServer: boolean;
}

function MessageLine({ message, isNoServer }: MessageLineProps) {
  const [openedAt] = useState(Date.now);
  const { at, to, subject, sentAt, sentId } = message;
  const { word, why } = MESSAGES.state(message, (instant) => easternShortTime(instant, openedAt));
  const hasFailed = isUnsent(message);
  const look = subject.startsWith(EMERGENCY_SUBJECT) ? 'border-amber-600 bg-amber-100' : 'border-transparent';
  return (
    <div
      className={`grid gap-x-4 border-l-6 px-4 py-3 wrap-anywhere xs:max-lg:grid-cols-[1fr_auto] lg:items-baseline lg:pr-5 lg:pl-3.5 [&>*]:min-w-0 ${HEADS.columns} ${look}`}
    >
      <p className="font-semibold text-navy-900 xs:max-lg:col-span-2">{subject}</p>
      <p className="text-slate-700 xs:max-lg:col-span-2">{to || MESSAGES.webhook}</p>
      <div className="text-sm text-slate-600">
        <p className={hasFailed ? 'font-semibold text-coral-700' : undefined}>
          {hasFailed && <CircleAlert aria-hidden="true" className="mr-1.5 -mt-0.5 inline size-4" />}
          {word}
        </p>
        {why && !(isNoServer && message.state === 'caught') && <p>{why}</p>}
        {sentId !== '' && <p className="text-xs">{MESSAGES.sentId(sentId)}</p>}
      </div>
      <p className="text-sm text-slate-600 tabular-nums">{easternShortTime(sentAt || at, openedAt)}</p>
    </div>
  );
}
