import * as z from 'zod/mini';
import { stored } from '#src/stored/stored.ts';

/** As many as a visitor may go back. */
const MAX_POSITIONS = 50;

/** Scroll position in px of this tab's history entries, by their key, also from before a reload. */
const storedPositions = stored({
  area: 'session',
  key: 'scroll',
  schema: z.array(z.tuple([z.string(), z.number()])),
  fallback: [],
});

let positions = new Map<string, number>();
let current = '';

/** In a task of its own, because WebKit restores the position after `pageshow`. */
const stopBrowserRestoring = () =>
  setTimeout(() => {
    history.scrollRestoration = 'manual';
  });

/**
 * Remembers where each page was left, for back and forward. The browser's own restoration runs before the
 * page is drawn.
 */
export function startScrollMemory(): void {
  // React Router has one key for the first entries of all documents: their positions would mix.
  if (!history.state) history.replaceState({ key: `${Math.random()}` }, '');
  positions = new Map(storedPositions.read());
  stopBrowserRestoring();
  window.addEventListener(
    'scroll',
    () => {
      // The latest are at the end.
      positions.delete(current);
      positions.set(current, window.scrollY);
    },
    { passive: true },
  );
  // A reload, or a page from the back/forward cache, uses the browser's own restoration.
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    storedPositions.write([...positions].slice(-MAX_POSITIONS));
  });
  window.addEventListener('pageshow', stopBrowserRestoring);
}

/**
 * Names the history entry that is on the screen now.
 * @returns where it was left, in px; undefined when it was not visited in this tab
 */
export function enterEntry(key: string): number | undefined {
  current = key;
  return positions.get(key);
}
