import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * False during prerendering and hydration, true afterwards and on pages opened later. Show what depends on
 * the date, the query string or storage only when it is true.
 */
export function useMounted(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
