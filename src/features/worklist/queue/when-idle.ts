/** Not every browser says when it is idle; by then a card is painted. */
const SOON_MS = 100;
const AT_LATEST_MS = 2000;

/** Does something once the browser has painted and has nothing better to do. @returns what calls it off */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: AT_LATEST_MS });
  return () => window.cancelIdleCallback(handle);
}
