import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Batch } from '#contract/actions/list-batches.ts';
import type { Feature } from '#contract/session.ts';
import { type BatchListing, listBatches } from '#src/services/rep-script.ts';
import { readFeatures } from '#src/stored/script-features.ts';

/** How old the counts may be before coming back to the page fetches them again. */
const STALE_MS = 15_000;

export interface LoadedBatches {
  /** Null until they have come once; a later failure keeps what was there. */
  batches: Batch[] | null;
  /** Account requests that wait for a manager; 0 for a rep. */
  requestsWaiting: number;
  /** What the script can do beyond the specification; null while it has not been heard. */
  features: readonly Feature[] | null;
  failed: boolean;
  reload: () => void;
}

/**
 * The batches this session can pick from, fetched on opening and again when the rep comes back to the page.
 */
export function useBatches(auth: string, onExpired: () => void): LoadedBatches {
  const [listing, setListing] = useState<BatchListing | null>(null);
  const [failed, setFailed] = useState(false);
  const underWay = useRef<AbortController>(null);
  const askedAt = useRef(0);

  async function load() {
    underWay.current?.abort();
    const controller = new AbortController();
    underWay.current = controller;
    askedAt.current = Date.now();
    const result = await listBatches(auth, controller.signal);
    if (controller.signal.aborted) return;
    if (result.ok) setListing(result.answer);
    else if (result.reason === 'expired') onExpired();
    setFailed(!result.ok);
  }

  const open = useEffectEvent(load);
  const comeBack = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt.current > STALE_MS) load();
  });
  useEffect(() => {
    const listen = () => comeBack();
    open();
    window.addEventListener('focus', listen);
    document.addEventListener('visibilitychange', listen);
    return () => {
      underWay.current?.abort();
      window.removeEventListener('focus', listen);
      document.removeEventListener('visibilitychange', listen);
    };
  }, []);

  const reload = () => {
    setFailed(false);
    load();
  };
  const heard = listing ? listing.features : readFeatures(auth);
  return { batches: null, requestsWaiting: 0, ...listing, features: heard, failed, reload };
}
