import { createContext, use } from 'react';

/**
 * Whether the page is drawn as it is in its document, which knows no date, query string or storage. Set by
 * src/app.
 */
export const AsInDocument = createContext(false);

/**
 * False during prerendering and hydration, true afterwards and on pages opened later. Show what depends on
 * the date, the query string or storage only when it is true. It becomes true in a transition, which React
 * draws in short tasks; `useSyncExternalStore` would draw the whole page in one.
 */
export const useMounted = (): boolean => !use(AsInDocument);
