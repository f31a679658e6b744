import { UserRoundCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { decideRequestAction, listRequestsAction } from '#contract/actions/account-requests.ts';
import { EmptyNote } from '#src/components/rep/empty-note.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { MANAGE, REQUESTS } from '#src/content/rep/manage.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { LoadFailed } from '#src/features/manage/load-failed.tsx';
import { useList } from '#src/features/manage/use-list.ts';
import { call } from '#src/services/rep-script/transport.ts';
import { RequestItem, type Verdict } from './request-item.tsx';

export function RequestsPanel({ auth, onExpired }: { auth: string; onExpired: () => void }) {
  const {
    rows: requests,
    failure,
    reload,
    drop,
  } = useList(async (signal) => {
    const result = await call(listRequestsAction, { auth }, { signal });
    return result.ok ? { ok: true, answer: result.answer.requests } : result;
  }, onExpired);
  const [message, setMessage] = useState<OutcomeMessage | null>(null);
  const outcome = useRef<HTMLDivElement>(null);

  async function decide(email: string, name: string, { decision, role }: Verdict): Promise<void> {
    setMessage(null);
    const result = await call(decideRequestAction, { auth, email, decision, role });
    if (result.ok) {
      drop(email);
      const text = decision === 'approve' ? REQUESTS.approved(name, role) : REQUESTS.denied(name);
      setMessage({ isSuccess: true, text });
    } else if (result.reason === 'expired') onExpired();
    else setMessage({ isSuccess: false, text: REQUESTS.notDecided, detail: failureWords(result) });
    outcome.current?.focus();
  }

  return (
    <section aria-labelledby="requests" aria-busy={!requests && !failure}>
      <h2 id="requests" className="mb-4">
        {REQUESTS.title}
      </h2>
      <Outcome ref={outcome} message={message} />
      <LoadFailed failure={failure} text={REQUESTS.failed} onRetry={reload} />
      <div role="status">
        {!requests && !failure && <p className="py-6 text-slate-600">{MANAGE.loading}</p>}
        {requests?.length === 0 && (
          <EmptyNote Icon={UserRoundCheck} text={REQUESTS.none} hint={REQUESTS.noneHint} />
        )}
      </div>
      <ul className="grid gap-3">
        {requests?.map((request) => (
          <li key={request.email}>
            <RequestItem
              request={request}
              onDecide={(verdict) => decide(request.email, request.name || request.email, verdict)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
