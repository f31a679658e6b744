import { type ReactNode, useRef, useState } from 'react';
import { type ManageLeadRequest, manageLeadAction } from '#contract/actions/manager/visits.ts';
import type { VisitOfLead } from '#contract/actions/next-lead.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { isLeadStatus, type LeadStatus, VISIT_SET } from '#contract/lead/status.ts';
import { parseSlot, slotId } from '#contract/slots.ts';
import { CANCEL, DONE, isSettable } from '#contract/visits/visit-choice.ts';
import type { VisitSettings } from '#contract/visits/visit-limits.ts';
import { type ConfirmableAction, Question } from '#src/components/rep/confirmable-item.tsx';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { VisitStateMark } from '#src/components/rep/visit-facts.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { LEAD_VISIT } from '#src/content/rep/lead-visit.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { VISIT_ACTIONS } from '#src/content/rep/visits.ts';
import { takeFocus } from '#src/lib/take-focus.ts';
import { call, type RepResult } from '#src/services/rep-endpoint/transport.ts';
import { refreshTakenSlots } from '#src/services/taken-slots.ts';
import { type LeadOfVisit, orderOf, SetVisitForm, toldWords } from './set-visit-form.tsx';

interface VisitItemProps {
  auth: string;
  name: string;
  lead: LeadOfVisit;
  visit: VisitOfLead;
  /** What came of the last decision, if it is to be said here; `id` is another one for each. */
  said?: { id: number; message: OutcomeMessage } | null;
  /** The owner's limits, if they are known. */
  limits?: VisitSettings | null;
  /** Loads the visit again, and shows what came of a decision; null for none. */
  onDecided: (message: OutcomeMessage | null) => Promise<void>;
  onExpired: () => void;
  /** What else leads on from it. */
  links?: ReactNode;
  children: ReactNode;
}

/** A visit, with what a manager can do with it now. */
export function VisitItem(props: VisitItemProps) {
  const {
    auth,
    name,
    lead,
    visit,
    said = null,
    limits = null,
    onDecided,
    onExpired,
    links,
    children,
  } = props;
  /** What is asked, and about the visit as it was then. */
  const [question, setQuestion] = useState<{ of: 'done' | 'cancel'; seen: VisitOfLead } | null>(null);
  const asked = question?.of ?? null;
  const [after, setAfter] = useState<LeadStatus>('Not Qualified');
  const isDeciding = useRef(false);
  const item = useRef<HTMLElement>(null);
  const [form, setForm] = useState<'confirm' | 'move' | null>(null);
  const { leadId } = lead;
  const now = Date.now();
  const slot = visit.toAgree ? null : parseSlot(visit.apptDate, visit.apptTime);
  const isOver = slot !== null && slot.date <= easternDay(now);
  const stands = visit.state === 'asked' || visit.state === 'confirmed';

  // A lead whose status says that a visit is set must not say so without one.
  const asksForStatus = lead.status === VISIT_SET && !lead.isElsewhere;

  async function decide(
    visitSlot: string,
    done: string,
    failed: string,
    more: Partial<ManageLeadRequest> = {},
  ) {
    if (isDeciding.current) return;
    isDeciding.current = true;
    const result = await call(manageLeadAction, {
      auth,
      leadId,
      ...orderOf(question?.seen ?? visit, visitSlot),
      ...more,
    });
    isDeciding.current = false;
    if (!result.ok && result.reason === 'expired') return onExpired();
    if (result.ok) refreshTakenSlots();
    await onDecided(toMessage(result, done, failed));
  }

  const questions: Record<'done' | 'cancel', ConfirmableAction> = {
    done: {
      label: VISIT_ACTIONS.done,
      question: VISIT_ACTIONS.askDone,
      yes: VISIT_ACTIONS.yesDone,
      onYes: () => decide(DONE, VISIT_ACTIONS.isDone, VISIT_ACTIONS.notMarked),
    },
    cancel: {
      label: VISIT_ACTIONS.cancel,
      question: VISIT_ACTIONS.askCancel(
        slot !== null && slot.date < easternDay(now) ? VISIT_ACTIONS.isOver : toldWords(lead, 'cancel'),
      ),
      yes: VISIT_ACTIONS.yesCancel,
      onYes: () =>
        decide(CANCEL, VISIT_ACTIONS.canceled, VISIT_ACTIONS.notCanceled, {
          ...(asksForStatus && { status: after, was: { status: lead.status } }),
        }),
    },
  };
  const choices = !stands ? [] : isOver ? (['done', 'cancel'] as const) : (['cancel'] as const);

  function goBack() {
    setForm(null);
    setQuestion(null);
    item.current?.focus();
  }

  const buttons = leadId !== '' && (
    <>
      {visit.state === 'asked' && slot && isSettable(slot, now) && !lead.isGone && (
        <Button onClick={() => setForm('confirm')} className="min-h-11! px-4! py-1.5!">
          {VISIT_ACTIONS.confirm}
        </Button>
      )}
      {visit.state === 'done' && slot && !lead.isGone ? (
        <TextButton
          onClick={() =>
            decide(slotId(slot), VISIT_ACTIONS.isOpen, VISIT_ACTIONS.notSaved, {
              visitTime: visit.agreedTime,
            })
          }
        >
          {VISIT_ACTIONS.undone}
        </TextButton>
      ) : (
        !lead.isGone && <TextButton onClick={() => setForm('move')}>{moveWords(visit)}</TextButton>
      )}
      {choices.map((choice) => (
        <TextButton key={choice} onClick={() => setQuestion({ of: choice, seen: visit })}>
          {questions[choice].label}
        </TextButton>
      ))}
    </>
  );

  return (
    <article
      ref={item}
      tabIndex={-1}
      aria-label={name}
      className="grid gap-x-6 gap-y-1 rounded-2xl border border-line bg-white p-4 outline-none raised md:grid-cols-[minmax(0,1fr)_auto] print:gap-0 print:rounded-none print:border-0 print:border-t print:p-0 print:pt-2 print:shadow-none"
    >
      <div className="min-w-0 wrap-anywhere">
        <h4 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg leading-snug font-semibold text-navy-900 tabular-nums">
          {name}
          <VisitStateMark
            state={visit.state}
            {...(visit.state === 'canceled' &&
              visit.byHomeowner && { words: LEAD_VISIT.canceledByHomeowner })}
          />
        </h4>
        {children}
      </div>
      {asked === null && form === null && (
        <div className="flex flex-wrap content-start items-center gap-x-5 md:max-w-72 md:justify-end print:hidden">
          {buttons}
          {links}
        </div>
      )}
      {said && (
        <div className="mt-1 md:col-span-2 print:hidden">
          <Outcome key={said.id} ref={takeFocus} message={said.message} />
        </div>
      )}
      {asked && (
        <div className="md:col-span-2 print:hidden">
          <Question
            of={questions[asked]}
            no={VISIT_ACTIONS.keep}
            onNo={goBack}
            onDone={() => setQuestion(null)}
          >
            {asked === 'cancel' && asksForStatus && (
              <SelectField
                className="mt-3 max-w-md"
                label={VISIT_ACTIONS.afterCancel}
                name="statusAfter"
                value={after}
                onChange={({ target }) => isLeadStatus(target.value) && setAfter(target.value)}
                options={[
                  { value: 'Not Qualified', label: VISIT_ACTIONS.needsNone('Not Qualified') },
                  { value: 'Attempted', label: VISIT_ACTIONS.needsCall('Attempted') },
                ]}
              />
            )}
          </Question>
        </div>
      )}
      {form !== null && (
        <div className="mt-2 md:col-span-2 print:hidden">
          <SetVisitForm
            auth={auth}
            lead={lead}
            visit={visit}
            isConfirming={form === 'confirm'}
            limits={limits}
            onSet={(text) => {
              setForm(null);
              void onDecided({ isSuccess: true, text });
            }}
            onChanged={(message) => {
              if (message) setForm(null);
              void onDecided(message);
            }}
            onCancel={goBack}
            onExpired={onExpired}
          />
        </div>
      )}
    </article>
  );
}

function toMessage<T>(result: RepResult<T>, done: string, failed: string): OutcomeMessage {
  if (result.ok) return { isSuccess: true, text: done };
  if (result.error === 'visit_changed') return { isSuccess: false, text: VISIT_ACTIONS.changed };
  return { isSuccess: false, text: failed, detail: failureWords(result) };
}

const moveWords = ({ state, toAgree }: VisitOfLead): string => {
  if (state === 'canceled') return VISIT_ACTIONS.again;
  return toAgree ? VISIT_ACTIONS.set : VISIT_ACTIONS.move;
};
