import { useRef, useState } from 'react';
import { blockRepAction, type ListedRep, listRepsAction } from '#contract/actions/reps.ts';
import type { Session } from '#contract/session.ts';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { MANAGE, REPS } from '#src/content/rep/manage.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { LoadFailed } from '#src/features/manage/load-failed.tsx';
import { useList } from '#src/features/manage/use-list.ts';
import { call } from '#src/services/rep-script/transport.ts';
import { RepItem } from './rep-item.tsx';

/** Accounts that may sign in. Blocking one ends its sessions; managers cannot block themselves. */
export function RepsPanel({
  session: { auth, email: me },
  onExpired,
}: {
  session: Session;
  onExpired: () => void;
}) {
  const { rows, failure, reload, drop } = useList(async (signal) => {
    const result = await call(listRepsAction, { auth }, { signal });
    return result.ok ? { ok: true, answer: result.answer.reps } : result;
  }, onExpired);
  const [message, setMessage] = useState<OutcomeMessage | null>(null);
  const outcome = useRef<HTMLDivElement>(null);

  async function block({ email, name }: ListedRep): Promise<void> {
    setMessage(null);
    const result = await call(blockRepAction, { auth, email });
    if (result.ok) {
      drop(email);
      setMessage({ good: true, text: REPS.blocked(name || email) });
    } else if (result.reason === 'expired') onExpired();
    else setMessage({ good: false, text: REPS.notBlocked, detail: failureWords(result) });
    outcome.current?.focus();
  }

  return (
    <section aria-labelledby="reps" aria-busy={!rows && !failure}>
      <h2 id="reps">{REPS.title}</h2>
      <p className="mt-1 mb-5 text-slate-700">{REPS.lead}</p>
      <Outcome ref={outcome} message={message} />
      <LoadFailed failure={failure} text={REPS.failed} onRetry={reload} />
      <div role="status">{!rows && !failure && <p className="py-6 text-slate-600">{MANAGE.loading}</p>}</div>
      <ul className="grid gap-3">
        {rows?.map((rep) => (
          <li key={rep.email}>
            <RepItem rep={rep} isMe={rep.email === me.toLowerCase()} onBlock={() => block(rep)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
