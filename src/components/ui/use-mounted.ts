import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * False in the prerendered page and while the browser takes it over, true from then on, and at once on pages opened later.
 * What depends on today, the query string or storage shows only when it is true.
 */
export function useMounted(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
