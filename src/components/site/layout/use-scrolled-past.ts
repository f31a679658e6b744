import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled by more than `limit` px; undefined in the prerendered page, where nobody knows yet. */
export function useScrolledPast(limit: number): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => window.scrollY > limit,
    () => undefined,
  );
}
