import { CalendarPlus, SearchX } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Batch } from '#contract/actions/list-batches.ts';
import { type FoundLead, findLeadsAction, type LeadRecord } from '#contract/actions/manager/find-leads.ts';
import { LIMITS } from '#contract/limits.ts';
import { formatPhone } from '#contract/phone.ts';
import type { Session } from '#contract/session.ts';
import { DAY_WORDS } from '#contract/words/day.ts';
import { EmptyNote } from '#src/components/rep/empty-note.tsx';
import { Alert } from '#src/components/ui/alert.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { useLatestSignal } from '#src/components/ui/use-latest-signal.ts';
import { BATCHES } from '#src/content/rep/batches.ts';
import { FIND } from '#src/content/rep/find.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { DAY_SHEET } from '#src/content/rep/visits.ts';
import { useArchivedBatches } from '#src/features/manage/batches/use-archived-batches.ts';
import { easternDateTime } from '#src/features/manage/eastern-date.ts';
import { SearchForm } from '#src/features/manage/search-form.tsx';
import { BookForm } from '#src/features/manage/visits/book-form.tsx';
import { createCallerDraft } from '#src/features/manage/visits/caller-draft.ts';
import { call, type RepResult } from '#src/services/rep-endpoint/transport.ts';
import { useBackendFeatures } from '#src/stored/backend-features.ts';
import { foundCallerDraft } from '#src/stored/rep-draft.ts';
import { LastBookings } from './last-bookings.tsx';
import { LeadRecordView } from './lead-record-view.tsx';
import { recordLink } from './record-link.ts';

interface FindPanelProps {
  session: Session;
  batches: readonly Batch[];
  /** Shows a lead's details, photos and history. */
  renderDetails: (record: LeadRecord) => ReactNode;
  onExpired: () => void;
}

type Found = RepResult<{ leads: FoundLead[]; more: boolean }>;

/** Search for a lead. The opened one is named in the address, so that Back leads to the results. */
export function FindPanel({ session, batches, renderDetails, onExpired }: FindPanelProps) {
  const { auth } = session;
  const [query] = useSearchParams();
  const leadId = query.get('lead') ?? '';
  const [found, setFound] = useState<Found | null>(null);
  const [isSearching, setIsSearching] = useState(false);
  const [typed, setTyped] = useState('');
  const [draft] = useState(() => createCallerDraft(foundCallerDraft, session.email));
  const [isBooking, setIsBooking] = useState(draft.isThere);
  const [message, setMessage] = useState<OutcomeMessage | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const backend = useBackendFeatures();
  const navigate = useNavigate();
  const nextSignal = useLatestSignal();
  const { archived } = useArchivedBatches(auth, onExpired);

  // The message can be focused once the record has made room for it.
  useEffect(() => {
    if (leadId === '' && message) outcome.current?.focus();
  }, [leadId, message]);

  async function find(text: string) {
    if (text === '') return;
    const signal = nextSignal();
    setIsSearching(true);
    setTyped(text);
    // What was typed is about who was searched for before.
    draft.forget();
    setIsBooking(false);
    setMessage(null);
    const result = await call(findLeadsAction, { auth, text }, { signal });
    if (signal.aborted) return;
    setIsSearching(false);
    if (!result.ok && result.reason === 'expired') onExpired();
    else setFound(result);
  }

  function showBooked(text: string) {
    setIsBooking(false);
    setFound(null);
    setMessage({ isSuccess: true, text });
  }

  function showErased(text: string) {
    setFound(null);
    setMessage({ isSuccess: true, text });
    // Unless something else was opened meanwhile.
    const isOpen = new URLSearchParams(window.location.search).get('lead') === leadId;
    if (isOpen) navigate('?view=find', { replace: true, preventScrollReset: true });
  }

  function batchName(batchId: string): string {
    const isIt = (batch: { batchId: string }) => batch.batchId === batchId;
    const ofArchived = archived.find(isIt)?.name;
    return batches.find(isIt)?.name ?? (ofArchived ? BATCHES.archivedName(ofArchived) : batchId);
  }
  const book = backend.can('visits') && (
    <div className="mt-5">
      {isBooking ? (
        <BookForm
          auth={auth}
          draft={draft}
          typed={typed}
          onBooked={showBooked}
          onCancel={() => {
            setIsBooking(false);
            outcome.current?.focus();
          }}
          onExpired={onExpired}
        />
      ) : (
        <Button onClick={() => setIsBooking(true)}>
          <CalendarPlus aria-hidden="true" className="size-5" />
          {DAY_SHEET.book}
        </Button>
      )}
    </div>
  );
  return (
    <section aria-labelledby="find" aria-busy={isSearching}>
      <h2 id="find" className={leadId === '' ? undefined : 'sr-only'}>
        {FIND.title}
      </h2>
      <div hidden={leadId !== ''}>
        <p className="mt-1 mb-5 text-slate-700">
          {FIND.lead} <span className="max-sm:hidden">{FIND.key}</span>
        </p>
        <Outcome ref={outcome} message={message} />
        <LeadSearch isHere={leadId === ''} onSearch={find} />
        <div role="status">{isSearching && <p className="py-6 text-slate-600">{FIND.searching}</p>}</div>
        {!isSearching && found && <Results found={found} batchName={batchName} book={book} />}
        {!isSearching && !found && isBooking && book}
        {leadId === '' && !isSearching && !found && !isBooking && backend.can('counted') && (
          <LastBookings auth={auth} onExpired={onExpired} />
        )}
      </div>
      {leadId !== '' && (
        <LeadRecordView
          key={leadId}
          leadId={leadId}
          session={session}
          batches={batches}
          batchName={batchName}
          renderDetails={renderDetails}
          onErased={showErased}
          onExpired={onExpired}
        />
      )}
    </section>
  );
}

interface LeadSearchProps {
  isHere: boolean;
  onSearch: (text: string) => void;
}

function LeadSearch({ isHere, onSearch }: LeadSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const { key } = useLocation();
  // Also after Ctrl+K on this page, which changes only the key. Not on touch: it would open the keyboard.
  useEffect(() => {
    if (key && isHere && window.matchMedia('(pointer: fine)').matches) input.current?.select();
  }, [key, isHere]);
  return (
    <SearchForm
      ref={input}
      name="find"
      label={FIND.field}
      maxLength={LIMITS.label}
      hint={FIND.hint}
      submit={FIND.submit}
      look="main"
      onSearch={onSearch}
    />
  );
}

interface ResultsProps {
  found: Found;
  batchName: (batchId: string) => string;
  /** What to do when nobody is found. */
  book: ReactNode;
}

function Results({ found, batchName, book }: ResultsProps) {
  if (!found.ok)
    return (
      <Alert kind="error">
        <p>{FIND.failed}</p>
        <p className="font-normal">{failureWords(found)}</p>
      </Alert>
    );
  const { leads, more } = found.answer;
  if (leads.length === 0) {
    return (
      <>
        <EmptyNote Icon={SearchX} text={FIND.none} hint={FIND.noneHint} />
        {book}
      </>
    );
  }
  return (
    <>
      <ul className="grid gap-3">
        {leads.map((lead) => (
          <li key={lead.leadId}>
            <ResultLink lead={lead} batchName={batchName(lead.batchId)} />
          </li>
        ))}
      </ul>
      {more && <p className="mt-4 text-slate-700">{FIND.more}</p>}
    </>
  );
}

function ResultLink({ lead, batchName }: { lead: FoundLead; batchName: string }) {
  const { leadId, firstName, lastName, phone, address, city, status, createdAt, workedAt } = lead;
  const when = workedAt ? FIND.worked(easternDateTime(workedAt)) : FIND.unworked(easternDateTime(createdAt));
  return (
    <Link
      to={recordLink(leadId)}
      preventScrollReset
      className="grid gap-1 rounded-2xl border border-line bg-white p-4 wrap-anywhere raised hover:border-tarp-600"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold text-navy-900">
          {`${firstName} ${lastName}`.trim() || DAY_WORDS.noName}
        </span>
        <span className="font-semibold text-navy-900 tabular-nums">{formatPhone(phone)}</span>
      </span>
      <span className="text-slate-700">{[address, city].filter(Boolean).join(', ')}</span>
      <span className="text-sm text-slate-600">{[status, batchName, when].join(' · ')}</span>
    </Link>
  );
}
