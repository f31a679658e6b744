import { Mail, MailCheck } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type ListedMessage, listMessagesAction } from '#contract/actions/manager/list-messages.ts';
import { LIMITS } from '#contract/limits.ts';
import { EmptyNote } from '#src/components/rep/empty-note.tsx';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { Alert } from '#src/components/ui/alert.tsx';
import { MESSAGES } from '#src/content/rep/messages.ts';
import { easternDateTime } from '#src/features/manage/eastern-date.ts';
import { ManagedListView } from '#src/features/manage/managed-list-view.tsx';
import { SearchForm } from '#src/features/manage/search-form.tsx';
import { useManagedList } from '#src/features/manage/use-managed-list.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { emailsTo, readEmailsTo } from './emails-to.ts';

const ALL = '?view=messages';
const UNSENT = `${ALL}&show=unsent`;

interface MessagesPanelProps {
  auth: string;
  onExpired: () => void;
}

/** What was sent to whom and when, and what waits and why, newest first. */
export function MessagesPanel({ auth, onExpired }: MessagesPanelProps) {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isUnsent = query.get('show') === 'unsent';
  const to = readEmailsTo(state);
  const search = useMemo(() => ({ failed: isUnsent ? '1' : '', to }), [isUnsent, to]);
  const list = useManagedList({
    fetchPage: (signal, until = '') => call(listMessagesAction, { auth, ...search, until }, { signal }),
    toPage: ({ messages, next }) => ({ rows: messages, next }),
    getKey: ({ id }) => id,
    search,
    onExpired,
  });

  const newest = to === '' && !isUnsent ? list.rows?.find(({ kind }) => kind !== 'webhook') : undefined;
  const isNoServer = newest?.state === 'caught';

  const show = (address: string) =>
    navigate(isUnsent ? UNSENT : ALL, { state: emailsTo(address), replace: true, preventScrollReset: true });

  return (
    <section aria-labelledby="messages" aria-busy={list.isLoading}>
      <h2 id="messages">{MESSAGES.title}</h2>
      <p className="mt-1 mb-5 text-slate-700">{MESSAGES.lead}</p>
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
      <nav aria-label={MESSAGES.filter} className="mb-5 flex gap-3">
        <FilterLink to={ALL} words={MESSAGES.all} isShown={!isUnsent} state={state} />
        <FilterLink to={UNSENT} words={MESSAGES.unsent} isShown={isUnsent} state={state} />
      </nav>
      {to !== '' && (
        <p className="mb-4 flex flex-wrap items-center gap-x-4 text-slate-700 wrap-anywhere">
          {MESSAGES.only(to)}
          <TextButton onClick={() => show('')}>{MESSAGES.everyone}</TextButton>
        </p>
      )}
      <Alert kind="warning" className="mb-5">
        {isNoServer && MESSAGES.noServer}
      </Alert>
      <ManagedListView
        list={list}
        failed={MESSAGES.failed}
        empty={<NoMessages isUnsent={isUnsent} to={to} />}
      >
        {(message) => <MessageLine message={message} />}
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

function NoMessages({ isUnsent, to }: { isUnsent: boolean; to: string }) {
  if (isUnsent) return <EmptyNote Icon={MailCheck} text={MESSAGES.allSent} hint={MESSAGES.allSentHint} />;
  return to === '' ? (
    <EmptyNote Icon={Mail} text={MESSAGES.none} hint={MESSAGES.noneHint} />
  ) : (
    <EmptyNote Icon={Mail} text={MESSAGES.noneTo(to)} hint={MESSAGES.noneToHint} />
  );
}

function MessageLine({ message }: { message: ListedMessage }) {
  const { to, subject, state, reason, sentId } = message;
  const hasFailed = state === 'waiting' && reason !== '';
  return (
    <div className="border-b border-line pb-3 wrap-anywhere lg:grid lg:grid-cols-2 lg:gap-x-8">
      <div>
        <p className="font-semibold text-navy-900">{subject}</p>
        <p className="text-slate-700">{to || MESSAGES.webhook}</p>
      </div>
      <div>
        <p
          className={`text-sm tabular-nums ${hasFailed ? 'font-semibold text-coral-700' : 'text-slate-600'}`}
        >
          {MESSAGES.state(message, easternDateTime)}
        </p>
        {hasFailed && <p className="text-sm text-slate-700">{MESSAGES.lastTry(reason)}</p>}
        {sentId !== '' && <p className="text-xs text-slate-600">{MESSAGES.sentId(sentId)}</p>}
      </div>
    </div>
  );
}
