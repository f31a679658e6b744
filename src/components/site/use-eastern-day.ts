import { useCallback, useSyncExternalStore } from 'react';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { useMounted } from '#src/components/ui/use-mounted.ts';

interface Clock {
  /** The time in ms since 1970. */
  now: () => number;
  /** Calls `changed` when the clock is corrected. @returns a function that ends it */
  subscribe: (changed: () => void) => () => void;
}

/** Midnight in Palm Bay is always the start of a UTC hour, in summer and in winter. */
function onEveryHour(now: () => number, changed: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        changed();
        wait();
      },
      HOUR_MS - (now() % HOUR_MS),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/** A page left open past midnight updates by itself; one on a sleeping device, when it is visible again. */
function onNewDay({ now, subscribe }: Clock, changed: () => void) {
  const stop = onEveryHour(now, changed);
  const unsubscribe = subscribe(changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    stop();
    unsubscribe();
    document.removeEventListener('visibilitychange', changed);
  };
}

/**
 * Returns the date in Palm Bay as `yyyy-mm-dd`, or null during prerendering and hydration.
 * @param clock always the same object
 */
export function useEasternDay(clock: Clock): string | null {
  const isMounted = useMounted();
  const read = () => easternDay(clock.now());
  const today = useSyncExternalStore(
    useCallback((changed) => onNewDay(clock, changed), [clock]),
    read,
    read,
  );
  return isMounted ? today : null;
}
