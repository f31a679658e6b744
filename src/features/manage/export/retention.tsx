import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  type Retention as Months,
  retentionForm,
  saveRetentionAction,
  showRetentionAction,
} from '#contract/actions/manager/retention.ts';
import {
  getRetentionEnd,
  parseMonths,
  RETENTION_NAMES,
  type RetentionName,
} from '#contract/owner-settings/retention.ts';
import { Question } from '#src/components/rep/confirmable-item.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { SubmitButton } from '#src/components/ui/submit-button.tsx';
import { MANAGE } from '#src/content/rep/manage.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { KEEPING } from '#src/content/rep/retention.ts';
import { LoadFailed, Loading } from '#src/features/manage/managed-list-view.tsx';
import { useAnswer } from '#src/features/manage/use-answer.ts';
import { Form } from '#src/forms/form.tsx';
import { useSubmitForm } from '#src/forms/use-submit-form.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';

interface RetentionProps {
  auth: string;
  onExpired: () => void;
}

/** How long data is kept, for the owner to change. */
export function Retention({ auth, onExpired }: RetentionProps) {
  const ask = (signal: AbortSignal) => call(showRetentionAction, { auth }, { signal });
  const { answer, setAnswer, failure, load } = useAnswer(ask, onExpired);
  return (
    <section aria-labelledby="retention" aria-busy={!answer && !failure}>
      <h2 id="retention">{KEEPING.title}</h2>
      <p className="mt-1 mb-5 max-w-3xl text-slate-700">{KEEPING.lead}</p>
      <LoadFailed words={KEEPING.failed} failure={failure} onRetry={load} />
      <div role="status">{!answer && !failure && <Loading />}</div>
      {answer && (
        <RetentionForm
          auth={auth}
          saved={answer}
          onSaved={(months) => setAnswer({ ...answer, ...months })}
          onExpired={onExpired}
        />
      )}
    </section>
  );
}

const checkMonths = zodResolver(retentionForm);
const FAILED: OutcomeMessage = { isSuccess: false, text: KEEPING.notSaved };

interface RetentionFormProps extends RetentionProps {
  /** As typed; empty for the usual. */
  saved: Months;
  onSaved: (months: Months) => void;
}

function RetentionForm({ auth, saved, onSaved, onExpired }: RetentionFormProps) {
  /** What is to be saved, while the form asks whether to delete more than before. */
  const [asked, setAsked] = useState<Months | null>(null);
  const { monthsOfClosedLeads, monthsOfPhotos, monthsOfRequests, monthsOfActivity } = saved;
  const months = useSubmitForm({
    initialValues: { monthsOfClosedLeads, monthsOfPhotos, monthsOfRequests, monthsOfActivity },
    resolver: checkMonths,
    checksOnLeaving: true,
    clearsMessageOnChange: true,
    async send(fields) {
      if (stricterNames(fields, saved).length === 0) return save(fields);
      setAsked(fields);
      return null;
    },
    failed: FAILED,
  });
  const typed = useWatch({ control: months.form.control });

  async function save(fields: Months): Promise<OutcomeMessage | null> {
    const result = await call(saveRetentionAction, { ...fields, auth });
    if (result.ok) {
      onSaved(result.answer);
      return { isSuccess: true, text: KEEPING.saved };
    }
    if (result.reason !== 'expired') return { ...FAILED, detail: failureWords(result) };
    onExpired();
    return null;
  }

  function endQuestion() {
    setAsked(null);
    months.outcome.current?.focus();
  }

  return (
    <Form form={months}>
      <fieldset disabled={asked !== null} className="min-w-0 rounded-2xl border border-line bg-white raised">
        {RETENTION_NAMES.map((name) => (
          <SelectField
            key={name}
            {...months.field(name)}
            {...KEEPING.fields[name]}
            options={choicesOf(name, saved[name]).map((value) => ({
              value,
              label: KEEPING.choice(name, value),
            }))}
            className="border-t border-line p-4 first:border-t-0 lg:grid lg:grid-cols-[1fr_20rem] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:px-5 lg:[&>label]:mb-0 lg:[&>p]:mt-0 lg:[&>select]:col-start-2 lg:[&>select]:row-span-2 lg:[&>select]:row-start-1 lg:[&>select]:self-center"
          />
        ))}
      </fieldset>
      <div className="mt-5">
        <Outcome ref={months.outcome} message={months.message} />
        {asked ? (
          <Question
            of={{
              label: KEEPING.save,
              question: askToDelete(asked, saved),
              yes: KEEPING.yesSave,
              onYes: async () => months.say(await save(asked)),
            }}
            no={MANAGE.cancel}
            onNo={endQuestion}
            onDone={endQuestion}
          />
        ) : (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <SubmitButton className="max-sm:w-full" busy={months.isSending}>
              {KEEPING.save}
            </SubmitButton>
            <p role="status" className="text-slate-700">
              {RETENTION_NAMES.some((name) => (typed[name] ?? '').trim() !== saved[name]) && KEEPING.unsaved}
            </p>
          </div>
        )}
      </div>
    </Form>
  );
}

const MONTHS = [1, 3, 6, 12, 24, 36, 60, 120];

/** The usual, some months that can be set, and what is saved. */
function choicesOf(name: RetentionName, saved: string): string[] {
  const offered = MONTHS.filter((months) => parseMonths(name, `${months}`) !== undefined).map(String);
  // The most that photos can be kept is the usual.
  const months = name === 'monthsOfPhotos' ? offered.slice(0, -1) : offered;
  const others = saved === '' || months.includes(saved) ? months : [...months, saved];
  return ['', ...others.sort((one, other) => Number(one) - Number(other))];
}

/** Those settings that delete something sooner than what is saved. */
function stricterNames(fields: Months, saved: Months): RetentionName[] {
  const end = (name: RetentionName, of: Months) =>
    getRetentionEnd(name, of[name], 0) ?? Number.NEGATIVE_INFINITY;
  return RETENTION_NAMES.filter((name) => end(name, fields) > end(name, saved));
}

const askToDelete = (fields: Months, saved: Months): string =>
  [
    ...stricterNames(fields, saved).map((name) => KEEPING.ask(name, parseMonths(name, fields[name]) ?? 0)),
    KEEPING.noWayBack,
  ].join(' ');
