import { readPositions, storePositions } from '#src/stored/scroll-positions.ts';

let positions = new Map<string, number>();
let current: string | undefined;

/**
 * Remembers the scroll position of each history entry for back and forward. The browser's own restoration
 * runs before the page has rendered.
 */
export function startScrollMemory(): void {
  positions = readPositions();
  history.scrollRestoration = 'manual';
  window.addEventListener(
    'scroll',
    () => {
      if (current === undefined) return;
      // The latest are at the end.
      positions.delete(current);
      positions.set(current, window.scrollY);
    },
    { passive: true },
  );
  // A reload, or a page from the back/forward cache, uses the browser's own restoration.
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    storePositions(positions);
  });
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

export function keepScroll(key: string): void {
  current = key;
}

/**
 * Last scroll position of a history entry in px; undefined when it was not visited in this tab.
 */
export const getScroll = (key: string): number | undefined => positions.get(key);
