import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOnReturn } from '#src/components/rep/use-on-return.ts';
import { useLatestSignal } from '#src/components/ui/use-latest-signal.ts';
import { type BatchListing, listBatches } from '#src/services/rep-endpoint.ts';

/** Returning to the page refetches counts that are older than this. */
const STALE_MS = 15_000;

/** Loads the batches of this session on mount, and again when the rep returns to the page. */
export function useBatches(auth: string, onExpired: () => void) {
  const [listing, setListing] = useState<BatchListing | null>(null);
  const [failed, setFailed] = useState(false);
  const nextSignal = useLatestSignal();
  const askedAt = useRef(0);

  async function load() {
    const signal = nextSignal();
    askedAt.current = Date.now();
    const result = await listBatches(auth, signal);
    if (signal.aborted) return;
    if (result.ok) setListing(result.answer);
    else if (result.reason === 'expired') onExpired();
    setFailed(!result.ok);
  }

  const open = useEffectEvent(load);
  useEffect(() => {
    open();
  }, []);
  useOnReturn(() => {
    if (Date.now() - askedAt.current > STALE_MS) load();
  });

  return {
    /** Null until loaded once; a later failure keeps the last ones. */
    batches: listing?.batches ?? null,
    /** Account requests that wait for a manager; 0 for a rep. */
    requestsWaiting: listing?.requestsWaiting ?? 0,
    /** More requests wait than these. */
    moreRequests: listing?.moreRequests ?? false,
    /** The rep's own day; undefined until loaded, and from an older backend. */
    day: listing?.day,
    failed,
    reload() {
      setFailed(false);
      load();
    },
  };
}
