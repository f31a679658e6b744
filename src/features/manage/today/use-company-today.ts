import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CompanyToday, showTodayAction } from '#contract/actions/manager/show-today.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { useOnReturn } from '#src/components/rep/use-on-return.ts';
import { useLatestSignal } from '#src/components/ui/use-latest-signal.ts';
import { call, type RepFailure } from '#src/services/rep-endpoint/transport.ts';

/** The day as it was shown last: Back from a list finds it where it was scrolled to. */
let last: { auth: string; today: CompanyToday } | null = null;

/** Loads the company's day on mount, and again when the manager comes back to numbers older than a minute. */
export function useCompanyToday(auth: string, onExpired: () => void) {
  const [today, setToday] = useState(() => (last?.auth === auth ? last.today : null));
  const [failure, setFailure] = useState<RepFailure | null>(null);
  const [isLoading, setIsLoading] = useState(true);
  const askedAt = useRef(0);
  const nextSignal = useLatestSignal();

  async function load() {
    const signal = nextSignal();
    askedAt.current = Date.now();
    setIsLoading(true);
    const result = await call(showTodayAction, { auth }, { signal });
    if (signal.aborted) return;
    setIsLoading(false);
    setFailure(null);
    if (result.ok) {
      last = { auth, today: result.answer };
      setToday(result.answer);
    } else if (result.reason === 'expired') onExpired();
    else setFailure(result);
  }

  const open = useEffectEvent(load);
  useEffect(() => {
    open();
  }, []);
  useOnReturn(() => {
    if (Date.now() - askedAt.current > MINUTE_MS) load();
  });

  /** `today`: null until loaded once; a later failure keeps the last one. */
  return { today, failure, isLoading, load };
}
