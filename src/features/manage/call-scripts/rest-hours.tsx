import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import {
  restHoursForm,
  saveRestHoursAction,
  showRestHoursAction,
} from '#contract/actions/manager/rest-hours.ts';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { SubmitButton } from '#src/components/ui/submit-button.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { CALL_REST } from '#src/content/rep/call-rest.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { LoadFailed, Loading } from '#src/features/manage/managed-list-view.tsx';
import { useAnswer } from '#src/features/manage/use-answer.ts';
import { Form } from '#src/forms/form.tsx';
import { useSubmitForm } from '#src/forms/use-submit-form.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';

interface RestHoursProps {
  auth: string;
  onExpired: () => void;
}

/** How long a number rests after a call without an answer, for the owner to change. */
export function RestHours({ auth, onExpired }: RestHoursProps) {
  const ask = (signal: AbortSignal) => call(showRestHoursAction, { auth }, { signal });
  const { answer, setAnswer, failure, load } = useAnswer(ask, onExpired);
  return (
    <section
      aria-labelledby="rest"
      aria-busy={!answer && !failure}
      className="max-lg:mt-12 max-lg:pb-6 lg:col-start-2 lg:row-start-1"
    >
      <h2 id="rest">{CALL_REST.title}</h2>
      <p className="mt-1 mb-5 max-w-prose text-slate-700">{CALL_REST.lead}</p>
      <LoadFailed words={CALL_REST.failed} failure={failure} onRetry={load} />
      <div role="status">{!answer && !failure && <Loading />}</div>
      {answer && (
        <RestHoursForm
          auth={auth}
          saved={answer.hoursBetweenCalls}
          onSaved={(hoursBetweenCalls) => setAnswer({ ...answer, hoursBetweenCalls })}
          onExpired={onExpired}
        />
      )}
    </section>
  );
}

const checkHours = zodResolver(restHoursForm);
const FAILED: OutcomeMessage = { isSuccess: false, text: CALL_REST.notSaved };

interface RestHoursFormProps extends RestHoursProps {
  /** As typed; empty for the usual hours. */
  saved: string;
  onSaved: (hours: string) => void;
}

function RestHoursForm({ auth, saved, onSaved, onExpired }: RestHoursFormProps) {
  const hours = useSubmitForm({
    initialValues: { hoursBetweenCalls: saved },
    resolver: checkHours,
    checksOnLeaving: true,
    clearsMessageOnChange: true,
    async send(fields) {
      const result = await call(saveRestHoursAction, { ...fields, auth });
      if (result.ok) {
        onSaved(result.answer.hoursBetweenCalls);
        return { isSuccess: true, text: CALL_REST.saved };
      }
      if (result.reason !== 'expired') return { ...FAILED, detail: failureWords(result) };
      onExpired();
      return null;
    },
    failed: FAILED,
  });
  const typed = useWatch({ control: hours.form.control, name: 'hoursBetweenCalls' }) ?? '';
  return (
    <Form form={hours} className="max-w-prose">
      <TextField
        {...hours.field('hoursBetweenCalls')}
        label={CALL_REST.hours}
        hint={CALL_REST.hint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        className="[&_input]:max-w-24"
      />
      <div className="mt-4">
        <Outcome ref={hours.outcome} message={hours.message} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SubmitButton className="max-sm:w-full" busy={hours.isSending}>
            {CALL_REST.save}
          </SubmitButton>
          <p role="status" className="text-slate-700">
            {typed.trim() !== saved && CALL_REST.unsaved}
          </p>
        </div>
      </div>
    </Form>
  );
}
