const positions = new Map<string, number>();
let current: string | undefined;

/** Remembers the scroll of history entries, so that going back finds it. The browser's own way comes too early: before the page. */
export function startScrollMemory(): void {
  history.scrollRestoration = 'manual';
  window.addEventListener(
    'scroll',
    () => {
      if (current !== undefined) positions.set(current, window.scrollY);
    },
    { passive: true },
  );
  // A reload and a page from the back/forward cache are the browser's own again.
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** From now on scrolling belongs to this history entry. */
export function keepScroll(key: string): void {
  current = key;
}

/** How far down a history entry was left, px; undefined when it was not seen since the document was loaded. */
export const getScroll = (key: string): number | undefined => positions.get(key);
