import { PhoneOff } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { liftSuppressionAction, type SuppressNumberAnswer } from '#contract/actions/suppressions.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Session } from '#contract/session.ts';
import { EmptyNote } from '#src/components/rep/empty-note.tsx';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { MANAGE, NUMBERS } from '#src/content/rep/manage.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { LoadFailed } from '#src/features/manage/load-failed.tsx';
import { call } from '#src/services/rep-script/transport.ts';
import { AddNumberForm, hasNumberDraft } from './add-number-form.tsx';
import { NumberItem } from './number-item.tsx';
import { numberInWords, searchPrefix } from './number-search.ts';
import { type Search, useSuppressed } from './use-suppressed.ts';

export function NumbersPanel({ session, onExpired }: { session: Session; onExpired: () => void }) {
  const { auth, email } = session;
  const [search, setSearch] = useState<Search>({ prefix: '' });
  const { numbers, hasMore, failure, reload, drop } = useSuppressed(auth, search, onExpired);
  const [isAdding, setIsAdding] = useState(() => hasNumberDraft(email));
  const [message, setMessage] = useState<OutcomeMessage | null>(null);
  const outcome = useRef<HTMLDivElement>(null);

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('number');
    setSearch({ prefix: searchPrefix(typeof typed === 'string' ? typed : '') });
  }

  function startAdding() {
    setMessage(null);
    setIsAdding(true);
  }

  function listed({ phone, already, closed }: SuppressNumberAnswer) {
    const words = numberInWords(phone);
    setIsAdding(false);
    setSearch({ prefix: phone });
    setMessage({ isSuccess: true, text: already ? NUMBERS.already(words) : NUMBERS.added(words, closed) });
    outcome.current?.focus();
  }

  async function lift(phone: string): Promise<void> {
    setMessage(null);
    const result = await call(liftSuppressionAction, { auth, phone });
    if (result.ok) {
      drop(phone);
      setMessage({ isSuccess: true, text: NUMBERS.lifted(numberInWords(phone), result.answer.reopened) });
    } else if (result.reason === 'expired') onExpired();
    else setMessage({ isSuccess: false, text: NUMBERS.notLifted, detail: failureWords(result) });
    outcome.current?.focus();
  }

  return (
    <section aria-labelledby="numbers" aria-busy={!numbers && !failure}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div>
          <h2 id="numbers">{NUMBERS.title}</h2>
          <p className="mt-1 text-slate-700">{NUMBERS.lead}</p>
        </div>
        {!isAdding && <Button onClick={startAdding}>{NUMBERS.add}</Button>}
      </div>
      {isAdding && (
        <AddNumberForm
          session={session}
          onListed={listed}
          onCancel={() => {
            setIsAdding(false);
            outcome.current?.focus();
          }}
          onExpired={onExpired}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers do not support the search element */}
      <form role="search" onSubmit={find} className="mb-5 flex max-w-xl items-start gap-3">
        <TextField
          className="flex-1"
          label={NUMBERS.search}
          name="number"
          type="search"
          inputMode="tel"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={LIMITS.phone}
          hint={NUMBERS.searchHint}
        />
        <Button type="submit" look="outline" className="mt-8">
          {NUMBERS.find}
        </Button>
      </form>

      <Outcome ref={outcome} message={message} />
      <LoadFailed failure={failure} text={NUMBERS.failed} onRetry={reload} />
      <div role="status">
        {!numbers && !failure && <p className="py-6 text-slate-600">{MANAGE.loading}</p>}
        {numbers?.length === 0 && !hasMore && (
          <EmptyNote Icon={PhoneOff} text={search.prefix === '' ? NUMBERS.none : NUMBERS.noneFound} />
        )}
      </div>
      <ul className="grid gap-3">
        {numbers?.map((number) => (
          <li key={number.phone}>
            <NumberItem number={number} onLift={() => lift(number.phone)} />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex gap-6">
        {hasMore && <TextButton onClick={reload}>{NUMBERS.more}</TextButton>}
        {search.prefix !== '' && (
          <TextButton onClick={() => setSearch({ prefix: '' })}>{NUMBERS.all}</TextButton>
        )}
      </div>
    </section>
  );
}
