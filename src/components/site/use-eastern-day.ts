import { useDeferredValue, useSyncExternalStore } from 'react';
import { HOUR_MS } from '#contract/durations.ts';
import { easternDay } from '#contract/eastern-time.ts';

/** Midnight in Palm Bay is always the start of a UTC hour, in summer and in winter. */
function onEveryHour(changed: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        changed();
        wait();
      },
      HOUR_MS - (Date.now() % HOUR_MS),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/** A page left open past midnight updates by itself; one on a sleeping device, when it is visible again. */
function onNewDay(changed: () => void) {
  const stop = onEveryHour(changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', changed);
  };
}

/** Returns the date in Palm Bay as `yyyy-mm-dd`, or null during prerendering and hydration. */
export function useEasternDay(): string | null {
  const today = useSyncExternalStore(
    onNewDay,
    () => easternDay(Date.now()),
    () => null,
  );
  // Everything that depends on the day (every slot) renders in short tasks after hydration, not during it.
  const isDrawn = useDeferredValue(today) !== null;
  return isDrawn ? today : null;
}
