import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Batch } from '#contract/actions/list-batches.ts';
import { type LeadRecord, releaseLeadAction, showLeadAction } from '#contract/actions/manager/find-leads.ts';
import { suppressNumberAction } from '#contract/actions/suppressions.ts';
import { isDay } from '#contract/dates/calendar.ts';
import { formatPhone, phoneFault } from '#contract/phone.ts';
import type { Session } from '#contract/session.ts';
import { DAY_WORDS } from '#contract/words/day.ts';
import { type ConfirmableAction, ConfirmableItem } from '#src/components/rep/confirmable-item.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { useLatestSignal } from '#src/components/ui/use-latest-signal.ts';
import { COUNTED_LIST } from '#src/content/rep/company-today.ts';
import { CORRECT, FIND } from '#src/content/rep/find.ts';
import { shortDay } from '#src/content/rep/lead-visit.ts';
import { MANAGE, NUMBERS } from '#src/content/rep/manage.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { RECORD, SET_STATUS } from '#src/content/rep/visits.ts';
import { LoadFailed } from '#src/features/manage/managed-list-view.tsx';
import { numberInWords } from '#src/features/manage/numbers/number-search.ts';
import { countedLink, readCounted } from '#src/features/manage/today/counted-link.ts';
import { dayLink } from '#src/features/manage/visits/day-nav.tsx';
import { call, type RepFailure, type RepResult } from '#src/services/rep-endpoint/transport.ts';
import { useBackendFeatures } from '#src/stored/backend-features.ts';
import { BackToList } from './back-to-list.tsx';
import { CorrectForm } from './correct-form.tsx';
import { leadCorrectionDraft } from './correction-draft.ts';
import { LeadMessages } from './lead-messages.tsx';
import { LeadStanding } from './lead-standing.tsx';
import { LeadVisits } from './lead-visits.tsx';
import { MoveForm } from './move-form.tsx';
import { PersonData } from './person-data.tsx';
import { leadStatusDraft, StatusForm } from './status-form.tsx';

interface LeadRecordViewProps {
  leadId: string;
  session: Session;
  /** Those it can be moved to. */
  batches: readonly Batch[];
  batchName: (batchId: string) => string;
  renderDetails: (record: LeadRecord) => ReactNode;
  /** @param text what was erased, in words */
  onErased: (text: string) => void;
  onExpired: () => void;
}

/** A lead with everything known about it, and what a manager can do with it. */
export function LeadRecordView(props: LeadRecordViewProps) {
  const { leadId, session, batches, batchName, renderDetails, onErased, onExpired } = props;
  const { auth, email } = session;
  const [record, setRecord] = useState<LeadRecord | null>(null);
  const [failure, setFailure] = useState<RepFailure | null>(null);
  const [message, setMessage] = useState<OutcomeMessage | null>(null);
  const [form, setForm] = useState<'correct' | 'status' | null>(() =>
    leadCorrectionDraft.read(email, leadId) !== null
      ? 'correct'
      : leadStatusDraft(email, leadId).isThere()
        ? 'status'
        : null,
  );
  const [query] = useSearchParams();
  const outcome = useRef<HTMLDivElement>(null);
  const nextSignal = useLatestSignal();

  async function load(): Promise<LeadRecord | null> {
    const signal = nextSignal();
    const result = await call(showLeadAction, { auth, leadId }, { signal });
    if (signal.aborted) return null;
    if (result.ok) setRecord(result.answer);
    else if (result.reason === 'expired') onExpired();
    setFailure(result.ok ? null : result);
    return result.ok ? result.answer : null;
  }
  const open = useEffectEvent(load);
  useEffect(() => {
    open();
  }, []);

  /** Shows what came of a decision, and loads the lead again. */
  async function decide<T>(decision: Promise<RepResult<T>>, done: (answer: T) => string, failed: string) {
    setMessage(null);
    const result = await decision;
    if (!result.ok && result.reason === 'expired') return onExpired();
    if (result.ok) await load();
    setMessage(
      result.ok
        ? { isSuccess: true, text: done(result.answer) }
        : { isSuccess: false, text: failed, detail: failureWords(result) },
    );
    outcome.current?.focus();
  }

  /** Shows what came of a decision about a visit. */
  async function showDecided(said: OutcomeMessage | null) {
    await load();
    if (!said) return;
    setMessage(said);
    outcome.current?.focus();
  }

  function openForm(name: typeof form) {
    setMessage(null);
    setForm(name);
  }

  function closeForm() {
    setForm(null);
    outcome.current?.focus();
  }

  async function showSaved(text: string) {
    await load();
    setForm(null);
    setMessage({ isSuccess: true, text });
    outcome.current?.focus();
  }

  const backend = useBackendFeatures();
  const back = getWayBack(query);
  return (
    <div>
      <BackToList to={back.to}>{back.words}</BackToList>
      <Outcome ref={outcome} message={message} />
      <div role="status">{!record && !failure && <p className="py-6 text-slate-600">{FIND.loading}</p>}</div>
      <LoadFailed words={FIND.loadFailed} failure={failure} onRetry={load} />
      {record && (
        <div className="grid gap-5">
          <ConfirmableItem
            name={leadName(record)}
            cancel={MANAGE.cancel}
            choices={getChoices(record)}
            plainButton={
              form === null && (
                <>
                  {backend.can('correct') && (
                    <Button look="outline" onClick={() => openForm('correct')}>
                      {CORRECT.correct}
                    </Button>
                  )}
                  {backend.can('visits') && (
                    <Button look="outline" onClick={() => openForm('status')}>
                      {SET_STATUS.start}
                    </Button>
                  )}
                </>
              )
            }
            isTall
          >
            <LeadStanding record={record} batch={batchName(record.batchId)} />
          </ConfirmableItem>
          {form === 'correct' && (
            <CorrectForm
              session={session}
              record={record}
              reload={load}
              onCorrected={showSaved}
              onCancel={closeForm}
              onExpired={onExpired}
            />
          )}
          {form === 'status' && (
            <StatusForm
              session={session}
              record={record}
              reload={load}
              onSaved={showSaved}
              onCancel={closeForm}
              onExpired={onExpired}
            />
          )}
          <LeadVisits
            auth={auth}
            record={record}
            canSet={backend.can('visits')}
            onDecided={showDecided}
            onExpired={onExpired}
          />
          <MoveForm auth={auth} record={record} batches={batches} decide={decide} />
          <Suspense fallback={null}>{renderDetails(record)}</Suspense>
          {backend.can('messages') && <LeadMessages record={record} />}
          {backend.can('people') && (
            <PersonData session={session} record={record} onErased={onErased} onExpired={onExpired} />
          )}
        </div>
      )}
    </div>
  );

  function getChoices({ lead, heldBy, listed }: LeadRecord): ConfirmableAction[] {
    const release: ConfirmableAction = {
      label: FIND.release,
      question: FIND.askRelease(heldBy),
      yes: FIND.yesRelease,
      onYes: () => decide(call(releaseLeadAction, { auth, leadId }), () => FIND.released, FIND.notReleased),
    };
    const suppress: ConfirmableAction = {
      label: FIND.suppress,
      question: FIND.askSuppress(formatPhone(lead.phone)),
      yes: FIND.yesSuppress,
      onYes: () =>
        decide(
          call(suppressNumberAction, { auth, phone: lead.phone, reason: '' }),
          ({ phone, already, closed }) =>
            already ? NUMBERS.already(numberInWords(phone)) : NUMBERS.added(numberInWords(phone), closed),
          FIND.notSuppressed,
        ),
    };
    const mayBeCalled = !listed && phoneFault(lead.phone) === null;
    return [...(heldBy ? [release] : []), ...(mayBeCalled ? [suppress] : [])];
  }
}

const leadName = ({ lead: { firstName, lastName } }: LeadRecord): string =>
  `${firstName} ${lastName}`.trim() || DAY_WORDS.noName;

/** The list that the address says the lead was opened from: what a number counts, a day, or what was found. */
function getWayBack(query: URLSearchParams): { to: string; words: string } {
  const counted = readCounted(query);
  if (counted) return { to: countedLink(counted), words: COUNTED_LIST.title(counted.what, counted.day) };
  const day = query.get('day') ?? '';
  if (isDay(day)) return { to: dayLink(day), words: RECORD.backToDay(shortDay(day)) };
  return { to: '?view=find', words: FIND.back };
}
