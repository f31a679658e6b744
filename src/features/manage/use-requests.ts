import { useEffect, useEffectEvent, useState } from 'react';
import type { AccountRequest } from '#contract/actions/account-requests.ts';
import { listRequests } from '#src/services/rep-script/management.ts';
import type { RepFailure } from '#src/services/rep-script/transport.ts';

/** The account requests that wait, fetched on opening; `drop` takes one off that has been decided. */
export function useRequests(auth: string, onExpired: () => void) {
  const [requests, setRequests] = useState<AccountRequest[] | null>(null);
  const [failure, setFailure] = useState<RepFailure | null>(null);

  async function load(signal?: AbortSignal) {
    setFailure(null);
    const result = await listRequests(auth, signal);
    if (signal?.aborted) return;
    if (result.ok) setRequests(result.answer.requests);
    else if (result.reason === 'expired') onExpired();
    else setFailure(result);
  }

  const open = useEffectEvent(load);
  useEffect(() => {
    const controller = new AbortController();
    open(controller.signal);
    return () => controller.abort();
  }, []);

  const drop = (email: string) =>
    setRequests((current) => current?.filter((request) => request.email !== email) ?? null);
  return { requests, failure, reload: () => load(), drop };
}
