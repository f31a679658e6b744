import { useEffect, useEffectEvent, useState } from 'react';
import { useLatestSignal } from '#src/components/ui/use-latest-signal.ts';
import type { RepResult } from '#src/services/rep-endpoint/transport.ts';

interface AnswersOptions<T> {
  /** What is shown now; empty for nothing. */
  key: string;
  ask: (key: string, signal: AbortSignal) => Promise<RepResult<T>>;
  /** Of whoever has a session. */
  onExpired: (() => void) | undefined;
}

/**
 * Asks the backend for what is shown, and keeps every answer. What did not arrive is asked for again when the
 * connection is back.
 */
export function useAnswers<T>({ key, ask, onExpired }: AnswersOptions<T>) {
  const [results, setResults] = useState<ReadonlyMap<string, RepResult<T> | null>>(new Map());
  const nextSignal = useLatestSignal();
  const result = results.get(key) ?? null;

  async function load() {
    const keep = (latest: RepResult<T> | null) => setResults((all) => new Map(all).set(key, latest));
    const signal = nextSignal();
    keep(null);
    const latest = await ask(key, signal);
    if (signal.aborted) return;
    if (!latest.ok && latest.reason === 'expired' && onExpired) onExpired();
    else keep(latest);
  }

  const open = useEffectEvent((shown: string) => {
    if (shown !== '' && !result?.ok) load();
  });
  useEffect(() => {
    open(key);
  }, [key]);

  const isUnreachable = result !== null && !result.ok && result.reason === 'unreachable';
  const retry = useEffectEvent(load);
  useEffect(() => {
    if (!isUnreachable) return;
    const listen = () => void retry();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [isUnreachable]);

  return {
    /** The answer or the failure; null until then. */
    result,
    reload: load,
  };
}
