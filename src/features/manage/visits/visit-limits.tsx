import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  saveVisitLimitsAction,
  showVisitLimitsAction,
  type VisitLimitsAnswer,
  visitLimitsForm,
} from '#contract/actions/manager/visit-limits.ts';
import { VISIT_SETTINGS } from '#contract/visits/visit-limits.ts';
import { useOnReturn } from '#src/components/rep/use-on-return.ts';
import { Card } from '#src/components/ui/card.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { SubmitButton } from '#src/components/ui/submit-button.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { VISITS } from '#src/content/rep/manage.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { LoadFailed, Loading } from '#src/features/manage/managed-list-view.tsx';
import { useAnswer } from '#src/features/manage/use-answer.ts';
import { Form } from '#src/forms/form.tsx';
import { useSubmitForm } from '#src/forms/use-submit-form.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { refreshTakenSlots } from '#src/services/taken-slots.ts';
import { toggleClosedDay, withClosedDay } from './closed-days.ts';
import { ClosedDaysField } from './closed-days-field.tsx';
import { NextDays } from './next-days.tsx';

interface VisitLimitsProps {
  auth: string;
  onExpired: () => void;
}

/** How many visits there may be, and on which days, for the owner to change. */
export function VisitLimits({ auth, onExpired }: VisitLimitsProps) {
  const ask = (signal: AbortSignal) => call(showVisitLimitsAction, { auth }, { signal });
  const { answer: limits, setAnswer, failure, load } = useAnswer(ask, onExpired);
  useOnReturn(load);
  return (
    <section aria-labelledby="limits" aria-busy={!limits && !failure}>
      <h2 id="limits">{VISITS.title}</h2>
      <p className="mt-1 mb-5 max-w-3xl text-slate-700">{VISITS.lead}</p>
      <LoadFailed words={VISITS.failed} failure={failure} onRetry={load} />
      <div role="status">{!limits && !failure && <Loading />}</div>
      {limits && <VisitLimitsForm auth={auth} saved={limits} onSaved={setAnswer} onExpired={onExpired} />}
    </section>
  );
}

const checkLimits = zodResolver(visitLimitsForm);
const FAILED: OutcomeMessage = { isSuccess: false, text: VISITS.notSaved };

interface VisitLimitsFormProps extends VisitLimitsProps {
  saved: VisitLimitsAnswer;
  onSaved: (answer: VisitLimitsAnswer) => void;
}

/** The owner's limits as typed; beside them, what they make of the next days before they are saved. */
function VisitLimitsForm({ auth, saved, onSaved, onExpired }: VisitLimitsFormProps) {
  const { jobsPerMorning, jobsPerAfternoon, closedDays } = saved;
  /** Chosen, and not yet added: Save adds it. */
  const [day, setDay] = useState('');
  const limits = useSubmitForm({
    initialValues: { jobsPerMorning, jobsPerAfternoon, closedDays },
    // Another manager's change shows in what is not typed here.
    values: { jobsPerMorning, jobsPerAfternoon, closedDays },
    resolver: checkLimits,
    checksOnLeaving: true,
    clearsMessageOnChange: true,
    async send(fields) {
      const days = withClosedDay(fields.closedDays, day);
      const result = await call(saveVisitLimitsAction, { ...fields, closedDays: days, auth });
      if (result.ok) {
        setDay('');
        refreshTakenSlots();
        onSaved(result.answer);
        return { isSuccess: true, text: VISITS.saved };
      }
      if (result.reason !== 'expired') return { ...FAILED, detail: failureWords(result) };
      onExpired();
      return null;
    },
    failed: FAILED,
  });
  const typed = { ...saved, ...useWatch({ control: limits.form.control }) };
  const isChanged = day !== '' || VISIT_SETTINGS.some((name) => (typed[name] ?? '').trim() !== saved[name]);

  function close(days: string) {
    limits.form.setValue('closedDays', days, { shouldValidate: true, shouldDirty: true });
    limits.say(null);
  }

  return (
    <Form form={limits} className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <Card>
        <div className="grid gap-5">
          <div className="grid two-up gap-x-4 gap-y-1.5">
            <TextField
              {...limits.field('jobsPerMorning')}
              label={VISITS.morning}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
            />
            <TextField
              {...limits.field('jobsPerAfternoon')}
              label={VISITS.afternoon}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
            />
            <p className="col-span-full text-sm text-slate-600">{VISITS.jobsHint}</p>
          </div>
          <ClosedDaysField
            typed={typed.closedDays ?? ''}
            day={day}
            onDay={setDay}
            error={limits.field('closedDays').error}
            onChange={close}
          />
          <div>
            <Outcome ref={limits.outcome} message={limits.message} />
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <SubmitButton className="max-sm:w-full" busy={limits.isSending}>
                {VISITS.save}
              </SubmitButton>
              <p role="status" className="text-slate-700">
                {isChanged && VISITS.changed}
              </p>
            </div>
          </div>
        </div>
      </Card>
      <NextDays
        settings={typed}
        booked={saved.booked}
        onToggle={(day) => close(toggleClosedDay(typed.closedDays ?? '', day))}
      />
    </Form>
  );
}
