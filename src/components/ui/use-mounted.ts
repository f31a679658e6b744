import { createContext, use } from 'react';

/** True during prerendering and hydration. Set by src/app. */
export const BeforeMount = createContext(false);

/**
 * False during prerendering and hydration, true afterwards and on pages opened later. Show what depends on
 * the date, the query string or storage only when it is true. It becomes true in a transition, so what
 * depends on it is drawn in short tasks; useSyncExternalStore would draw it in one long one.
 */
export const useMounted = (): boolean => !use(BeforeMount);
