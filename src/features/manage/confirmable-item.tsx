import { type ReactNode, useRef, useState } from 'react';
import { Button, type ButtonLook } from '#src/components/ui/button.tsx';
import { Confirm } from './confirm.tsx';

export interface Choice {
  label: string;
  /** The button's aria-label, where `label` alone does not say which item it is for. */
  name?: string;
  look: ButtonLook;
  question: string;
  yes: string;
  onYes: () => Promise<void>;
}

interface ConfirmableItemProps {
  name: string;
  children: ReactNode;
  choices: readonly Choice[];
  aside?: ReactNode;
}

export function ConfirmableItem({ name, children, choices, aside }: ConfirmableItemProps) {
  const [asked, setAsked] = useState<Choice | null>(null);
  const item = useRef<HTMLElement>(null);
  const [busy, setBusy] = useState(false);

  async function agree({ onYes }: Choice) {
    if (busy) return;
    setBusy(true);
    await onYes();
    setBusy(false);
    setAsked(null);
  }

  const buttons = choices.map((choice) => (
    <Button key={choice.label} look={choice.look} aria-label={choice.name} onClick={() => setAsked(choice)}>
      {choice.label}
    </Button>
  ));
  return (
    <article
      ref={item}
      tabIndex={-1}
      aria-label={name}
      className="grid gap-4 outline-none rounded-2xl border border-line bg-white p-4 raised"
    >
      <div className={choices.length > 1 ? 'grid gap-4' : 'flex items-center justify-between gap-4'}>
        <div className="min-w-0 wrap-anywhere">
          <h3 className="font-sans text-lg leading-snug font-semibold tabular-nums">{name}</h3>
          {children}
        </div>
        {!asked && (choices.length > 1 ? <div className="flex flex-wrap gap-3">{buttons}</div> : buttons)}
        {aside}
      </div>
      {asked && (
        <Confirm
          question={asked.question}
          yes={asked.yes}
          busy={busy}
          onYes={() => agree(asked)}
          onNo={() => {
            setAsked(null);
            item.current?.focus();
          }}
        />
      )}
    </article>
  );
}
