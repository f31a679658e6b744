import { PhoneOff } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { Outcome, type OutcomeMessage } from '#src/components/rep/outcome.tsx';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { MANAGE, NUMBERS } from '#src/content/manage.ts';
import { failureWords } from '#src/content/rep-failures.ts';
import { liftSuppression } from '#src/services/rep-script/management.ts';
import { EmptyNote } from './empty-note.tsx';
import { LoadFailed } from './load-failed.tsx';
import { NumberItem } from './number-item.tsx';
import { numberInWords, searchPrefix } from './number-search.ts';
import { useSuppressed } from './use-suppressed.ts';

/** The do-not-call list: to look a number up, and to take one off. */
export function NumbersPanel({ auth, onExpired }: { auth: string; onExpired: () => void }) {
  const [prefix, setPrefix] = useState('');
  const { numbers, hasMore, failure, reload, drop } = useSuppressed(auth, prefix, onExpired);
  const [message, setMessage] = useState<OutcomeMessage | null>(null);
  const outcome = useRef<HTMLDivElement>(null);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('number');
    setPrefix(searchPrefix(typeof typed === 'string' ? typed : ''));
  }

  async function lift(phone: string): Promise<void> {
    setMessage(null);
    const result = await liftSuppression({ auth, phone });
    if (result.ok) {
      drop(phone);
      setMessage({ good: true, text: NUMBERS.lifted(numberInWords(phone), result.answer.reopened) });
    } else if (result.reason === 'expired') onExpired();
    else setMessage({ good: false, text: NUMBERS.notLifted, detail: failureWords(result) });
    outcome.current?.focus();
  }

  return (
    <section aria-labelledby="numbers" aria-busy={!numbers && !failure}>
      <h2 id="numbers">{NUMBERS.title}</h2>
      <p className="mt-1 mb-5 text-slate-700">{NUMBERS.lead}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is younger than many browsers */}
      <form role="search" onSubmit={search} className="mb-5 flex max-w-xl items-start gap-3">
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
        <Button type="submit" look="outline" className="mt-7.5">
          {NUMBERS.find}
        </Button>
      </form>

      <Outcome ref={outcome} message={message} />
      <LoadFailed failure={failure} text={NUMBERS.failed} onRetry={reload} />
      <div role="status">
        {!numbers && !failure && <p className="py-6 text-slate-600">{MANAGE.loading}</p>}
        {numbers?.length === 0 && !hasMore && (
          <EmptyNote Icon={PhoneOff} text={prefix === '' ? NUMBERS.none : NUMBERS.noneFound} />
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
        {prefix !== '' && <TextButton onClick={() => setPrefix('')}>{NUMBERS.all}</TextButton>}
      </div>
    </section>
  );
}
