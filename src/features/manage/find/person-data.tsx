import { LoaderCircle } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LeadRecord } from '#contract/actions/manager/find-leads.ts';
import {
  erasePersonAction,
  type LeadOfPerson,
  type Person,
  showPersonAction,
} from '#contract/actions/manager/people.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { countContent, countVisitsAhead, withLeads } from '#contract/people/chosen-leads.ts';
import { contactLine, contentLine, nameOfLead, numberLine } from '#contract/people/person-words.ts';
import type { Session } from '#contract/session.ts';
import { PERSON_WORDS } from '#contract/words/person.ts';
import { Question } from '#src/components/rep/confirmable-item.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { CheckField } from '#src/components/ui/check-field.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { useLatestSignal } from '#src/components/ui/use-latest-signal.ts';
import { MANAGE } from '#src/content/rep/manage.ts';
import { PERSON_DATA } from '#src/content/rep/person.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { LoadFailed } from '#src/features/manage/managed-list-view.tsx';
import { takeFocus } from '#src/lib/take-focus.ts';
import { call, type RepFailure } from '#src/services/rep-endpoint/transport.ts';
import { leadCorrectionDraft } from './correction-draft.ts';
import { downloadPerson, fileNameOf } from './person-download.ts';
import { leadStatusDraft } from './status-form.tsx';

interface PersonDataProps {
  session: Session;
  record: LeadRecord;
  /** @param text what was erased, in words */
  onErased: (text: string) => void;
  onExpired: () => void;
}

/** All that is kept about the person of a lead, once a manager asks for it. */
export function PersonData(props: PersonDataProps) {
  const { session, record, onExpired } = props;
  const [person, setPerson] = useState<Person | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<RepFailure | null>(null);
  const nextSignal = useLatestSignal();

  async function load({ lead: { leadId } }: LeadRecord) {
    const signal = nextSignal();
    setIsLoading(true);
    setFailure(null);
    const result = await call(showPersonAction, { auth: session.auth, leadId }, { signal });
    if (signal.aborted) return;
    setIsLoading(false);
    if (result.ok) setPerson(result.answer);
    else if (result.reason === 'expired') onExpired();
    else setFailure(result);
  }

  // What was done with the lead since, such as “Do not call”, is in it, too.
  const renew = useEffectEvent((newer: LeadRecord) => {
    if (person) void load(newer);
  });
  useEffect(() => renew(record), [record]);

  return (
    <section
      aria-labelledby="person-data"
      aria-busy={isLoading}
      className="rounded-2xl border border-line bg-white p-[min(1.25rem,5vw)]"
    >
      <h3 id="person-data">{PERSON_DATA.title}</h3>
      <p className="mt-2 mb-4 text-slate-700">{PERSON_DATA.lead}</p>
      <LoadFailed words={PERSON_DATA.loadFailed} failure={failure} onRetry={() => load(record)} />
      {!person && !failure && (
        <Button look="outline" onClick={() => isLoading || load(record)}>
          {isLoading && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
          {PERSON_DATA.show}
        </Button>
      )}
      <p role="status" className="sr-only">
        {isLoading && PERSON_DATA.loading}
      </p>
      {person && <Shown {...props} person={person} />}
    </section>
  );
}

function Shown({ session, person, record, onErased, onExpired }: PersonDataProps & { person: Person }) {
  const { auth, email } = session;
  /** What the manager has ticked otherwise than the names say, by the lead's id. */
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isAsking, setIsAsking] = useState(false);
  const [message, setMessage] = useState<OutcomeMessage | null>(null);
  /** The photo that is loading; empty for none, null without a download. */
  const [progress, setProgress] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => () => running.current?.abort(), []);

  const isTicked = ({ lead, isSameName }: LeadOfPerson) =>
    choices.get(lead.leadId) ?? (isSameName && !person.more);
  const ticked = person.leads.filter(isTicked);
  const theirs = withLeads(person, isTicked);
  const isDownloading = progress !== null;

  function say(said: OutcomeMessage) {
    setMessage(said);
    outcome.current?.focus();
  }

  /** Whether something is ticked; else says so. */
  function hasTicked(): boolean {
    setMessage(null);
    if (ticked.length === 0) say({ isSuccess: false, text: PERSON_DATA.noneTicked });
    return ticked.length > 0;
  }

  async function start() {
    if (isDownloading || !hasTicked()) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress('');
    const result = await downloadPerson({
      ...{ auth, person: theirs, name: fileNameOf(record) },
      onPhoto: (number, all) => setProgress(PERSON_DATA.photo(number, all)),
      signal: controller.signal,
    });
    if (controller.signal.aborted) return;
    setProgress(null);
    if (result.ok) say({ isSuccess: true, text: PERSON_DATA.downloaded(result.file) });
    else if (result.reason === 'expired') onExpired();
    else say({ isSuccess: false, text: PERSON_DATA.notDownloaded, detail: failureWords(result) });
  }

  function stop() {
    running.current?.abort();
    setProgress(null);
    outcome.current?.focus();
  }

  async function erase() {
    const leadIds = ticked.map(({ lead }) => lead.leadId);
    const result = await call(erasePersonAction, { auth, leadIds });
    if (result.ok) {
      for (const leadId of leadIds) forgetDrafts(email, leadId);
      onErased(PERSON_DATA.erased(PERSON_WORDS.erased(result.answer)));
    } else if (result.reason === 'expired') onExpired();
    else say({ isSuccess: false, text: PERSON_DATA.notErased, detail: failureWords(result) });
  }

  return (
    <div className="grid gap-5">
      <fieldset ref={takeFocus} tabIndex={-1} disabled={isAsking || isDownloading} className="outline-none">
        <legend className="font-semibold text-navy-900">{PERSON_DATA.leads}</legend>
        <div className="mt-3 grid gap-4">
          {person.leads.map((one) => (
            <CheckField
              key={one.lead.leadId}
              checked={isTicked(one)}
              onChange={({ target }) => setChoices(new Map(choices).set(one.lead.leadId, target.checked))}
            >
              <LeadWords one={one} />
            </CheckField>
          ))}
        </div>
        {person.more && <p className="mt-4 text-slate-700">{PERSON_DATA.more}</p>}
      </fieldset>
      {theirs.numbers.length > 0 && (
        <div>
          <h4 className="font-semibold text-navy-900">{PERSON_DATA.numbers}</h4>
          <ul className="mt-2 grid gap-1 text-slate-700 tabular-nums">
            {theirs.numbers.map((number) => (
              <li key={number.key}>{numberLine(number)}</li>
            ))}
          </ul>
          {theirs.numbers.some(({ listed }) => !listed) && (
            <p className="mt-2 text-sm text-slate-600">{PERSON_DATA.numberStays}</p>
          )}
        </div>
      )}
      <div>
        <Outcome ref={outcome} message={message} />
        <p role="status" className="text-slate-700 [&:not(:empty)]:mb-4">
          {progress}
        </p>
        {isAsking ? (
          <Question
            of={{
              label: PERSON_DATA.erase,
              question: askErase(ticked),
              yes: PERSON_DATA.yesErase,
              onYes: erase,
            }}
            no={MANAGE.cancel}
            onNo={() => {
              setIsAsking(false);
              outcome.current?.focus();
            }}
            onDone={() => setIsAsking(false)}
          />
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button look="outline" onClick={start}>
              {isDownloading && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
              {PERSON_DATA.download}
            </Button>
            {isDownloading ? (
              <Button look="outline" onClick={stop}>
                {MANAGE.cancel}
              </Button>
            ) : (
              <Button look="outline" onClick={() => hasTicked() && setIsAsking(true)}>
                {PERSON_DATA.erase}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function LeadWords({ one }: { one: LeadOfPerson }) {
  return (
    <span className="grid gap-0.5 wrap-anywhere">
      <span className="text-base font-semibold text-navy-900">{nameOfLead(one)}</span>
      <span className="tabular-nums">{contactLine(one)}</span>
      <span className="text-slate-600">{contentLine(one)}</span>
      {!one.isSameName && <span className="font-medium text-navy-950">{PERSON_WORDS.otherName}</span>}
    </span>
  );
}

/** Asks whether to erase these leads, with a warning about visits that are still to come. */
function askErase(leads: readonly LeadOfPerson[]): string {
  const ahead = countVisitsAhead(leads, easternDay(Date.now()));
  const what = PERSON_WORDS.erased(countContent(leads));
  return [PERSON_DATA.askErase(what), ahead > 0 && PERSON_WORDS.visitsAhead(ahead)].filter(Boolean).join(' ');
}

/** Forgets what this manager has typed about a lead in this tab. */
function forgetDrafts(email: string, leadId: string): void {
  if (leadCorrectionDraft.read(email, leadId) !== null) leadCorrectionDraft.forget();
  if (leadStatusDraft(email, leadId).isThere()) leadStatusDraft(email, leadId).forget();
}
