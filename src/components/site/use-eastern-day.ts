import { useDeferredValue, useSyncExternalStore } from 'react';
import { HOUR_MS } from '#contract/durations.ts';
import { easternDay } from '#contract/eastern-time.ts';

/** Midnight in Palm Bay is the beginning of an hour everywhere, in summer and in winter. */
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

/** A page that is left open over midnight changes by itself; a device that slept notices when the visitor comes back. */
function onNewDay(changed: () => void) {
  const stop = onEveryHour(changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', changed);
  };
}

/** The day it is in Palm Bay, `yyyy-mm-dd`; null in the prerendered page, which cannot know it. */
export function useEasternDay(): string | null {
  const today = useSyncExternalStore(
    onNewDay,
    () => easternDay(Date.now()),
    () => null,
  );
  // What follows the day (every slot) is drawn in short turns, not in the one that brings the page to life.
  const isDrawn = useDeferredValue(today) !== null;
  return isDrawn ? today : null;
}
