import { useRef, useState } from 'react';
import type { AccountDecision, AccountRequest } from '#contract/actions/account-requests.ts';
import type { Role } from '#contract/session.ts';
import { Button, type ButtonLook } from '#src/components/ui/button.tsx';
import { REQUESTS } from '#src/content/manage.ts';
import { Confirm } from './confirm.tsx';
import { dayOf } from './day-words.ts';

export interface Verdict {
  decision: AccountDecision;
  role: Role;
}

interface Choice extends Verdict {
  label: string;
  look: ButtonLook;
  ask: (name: string) => string;
  yes: string;
}

const CHOICES: readonly Choice[] = [
  {
    decision: 'approve',
    role: 'rep',
    label: REQUESTS.approveRep,
    look: 'main',
    ask: REQUESTS.askRep,
    yes: REQUESTS.yesApprove,
  },
  {
    decision: 'approve',
    role: 'manager',
    label: REQUESTS.approveManager,
    look: 'outline',
    ask: REQUESTS.askManager,
    yes: REQUESTS.yesApprove,
  },
  {
    decision: 'deny',
    role: 'rep',
    label: REQUESTS.deny,
    look: 'outline',
    ask: REQUESTS.askDeny,
    yes: REQUESTS.yesDeny,
  },
];

interface RequestItemProps {
  request: AccountRequest;
  onDecide: (verdict: Verdict) => Promise<void>;
}

/** One request: who asks, and what can be decided, asked once more before it counts. */
export function RequestItem({ request: { name, email, phone, createdAt }, onDecide }: RequestItemProps) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const item = useRef<HTMLElement>(null);
  const [busy, setBusy] = useState(false);

  async function decide(verdict: Verdict) {
    if (busy) return;
    setBusy(true);
    await onDecide(verdict);
    setBusy(false);
    setChoice(null);
  }

  return (
    <article
      ref={item}
      tabIndex={-1}
      aria-label={name || email}
      className="grid gap-4 outline-none rounded-2xl border border-line bg-white p-4 raised sm:p-5"
    >
      <div className="min-w-0 wrap-anywhere">
        <h3 className="font-sans text-lg leading-snug font-semibold">{name || email}</h3>
        <p className="text-slate-700">
          {email} · <span className="inline-block">{phone}</span>
        </p>
        <p className="text-sm text-slate-600">
          {REQUESTS.asked} {dayOf(createdAt)}
        </p>
      </div>
      {choice ? (
        <Confirm
          question={choice.ask(name || email)}
          yes={choice.yes}
          busy={busy}
          onYes={() => decide(choice)}
          onNo={() => {
            setChoice(null);
            item.current?.focus();
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          {CHOICES.map((each) => (
            <Button key={each.label} look={each.look} onClick={() => setChoice(each)}>
              {each.label}
            </Button>
          ))}
        </div>
      )}
    </article>
  );
}
