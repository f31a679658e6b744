import { useSyncExternalStore } from 'react';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { useMounted } from '#src/components/ui/use-mounted.ts';

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

const readDay = () => easternDay(Date.now());

/** Returns the date in Palm Bay as `yyyy-mm-dd`, or null during prerendering and hydration. */
export function useEasternDay(): string | null {
  const isMounted = useMounted();
  const today = useSyncExternalStore(onNewDay, readDay, readDay);
  return isMounted ? today : null;
}
