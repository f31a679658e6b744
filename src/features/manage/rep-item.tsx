import { useRef, useState } from 'react';
import type { ListedRep } from '#contract/actions/reps.ts';
import { Button } from '#src/components/ui/button.tsx';
import { REPS } from '#src/content/manage.ts';
import { Confirm } from './confirm.tsx';

interface RepItemProps {
  rep: ListedRep;
  /** Whether this is the manager who looks, who cannot block the own account. */
  isMe: boolean;
  onBlock: () => Promise<void>;
}

/** An account that may sign in, and the way to end that, asked once more before it counts. */
export function RepItem({ rep: { email, name, role }, isMe, onBlock }: RepItemProps) {
  const [asking, setAsking] = useState(false);
  const item = useRef<HTMLElement>(null);
  const [busy, setBusy] = useState(false);
  const words = name || email;

  async function block() {
    if (busy) return;
    setBusy(true);
    await onBlock();
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
          <h3 className="font-sans text-lg leading-snug font-semibold">{words}</h3>
          <p className="text-slate-700">{email}</p>
          <p className="text-sm text-slate-600">{role === 'manager' ? REPS.manager : REPS.rep}</p>
        </div>
        {isMe && <p className="px-5 font-semibold text-slate-700">{REPS.you}</p>}
        {!isMe && !asking && (
          <Button look="outline" aria-label={`${REPS.block} ${words}`} onClick={() => setAsking(true)}>
            {REPS.block}
          </Button>
        )}
      </div>
      {asking && (
        <Confirm
          question={REPS.ask(words)}
          yes={REPS.yesBlock}
          busy={busy}
          onYes={block}
          onNo={() => {
            setAsking(false);
            item.current?.focus();
          }}
        />
      )}
    </article>
  );
}
