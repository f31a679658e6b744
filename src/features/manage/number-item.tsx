import { useRef, useState } from 'react';
import type { SuppressedNumber } from '#contract/actions/suppressions.ts';
import { Button } from '#src/components/ui/button.tsx';
import { NUMBERS } from '#src/content/manage.ts';
import { Confirm } from './confirm.tsx';
import { dayOf } from './day-words.ts';
import { numberInWords } from './number-search.ts';

interface NumberItemProps {
  number: SuppressedNumber;
  onLift: () => Promise<void>;
}

/** A number of the do-not-call list: since when, by whom, and the way off it. */
export function NumberItem({ number: { phone, suppressedAt, suppressedBy }, onLift }: NumberItemProps) {
  const [asking, setAsking] = useState(false);
  const item = useRef<HTMLElement>(null);
  const [busy, setBusy] = useState(false);
  const words = numberInWords(phone);

  async function lift() {
    if (busy) return;
    setBusy(true);
    await onLift();
    setBusy(false);
    setAsking(false);
  }

  return (
    <article
      ref={item}
      tabIndex={-1}
      aria-label={words}
      className="grid gap-4 outline-none rounded-2xl border border-line bg-white p-4 raised"
    >
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0 wrap-anywhere">
          <h3 className="font-sans text-lg leading-snug font-semibold tabular-nums">{words}</h3>
          <p className="text-sm text-slate-600">
            {[
              suppressedAt && `${NUMBERS.since} ${dayOf(suppressedAt)}`,
              suppressedBy && `${NUMBERS.by} ${suppressedBy}`,
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
        {!asking && (
          <Button look="outline" aria-label={`${NUMBERS.lift} ${words}`} onClick={() => setAsking(true)}>
            {NUMBERS.lift}
          </Button>
        )}
      </div>
      {asking && (
        <Confirm
          question={NUMBERS.ask(words)}
          yes={NUMBERS.yesLift}
          busy={busy}
          onYes={lift}
          onNo={() => {
            setAsking(false);
            item.current?.focus();
          }}
        />
      )}
    </article>
  );
}
