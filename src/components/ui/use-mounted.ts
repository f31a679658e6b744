import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False during prerendering and hydration, true afterwards and on pages opened later. Show what depends on
 * the date, the query string or storage only when it is true.
 */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
