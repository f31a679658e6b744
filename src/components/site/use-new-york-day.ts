import { useDeferredValue, useSyncExternalStore } from 'react';
import { dayInNewYork } from '#contract/calendar.ts';

/** A page that was left open over midnight notices when the visitor comes back to it. */
function onReturn(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** The day it is in Palm Bay, `yyyy-mm-dd`; null in the prerendered page, which cannot know it. */
export function useNewYorkDay(): string | null {
  const today = useSyncExternalStore(
    onReturn,
    () => dayInNewYork(Date.now()),
    () => null,
  );
  // What follows the day (every slot) is drawn in short turns, not in the one that brings the page to life.
  const isDrawn = useDeferredValue(today) !== null;
  return isDrawn ? today : null;
}
