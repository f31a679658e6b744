import { parseJson } from '#src/lib/json.ts';
import type { StoredSchema } from './text-fields.ts';

interface StoredOptions<T, Fallback> {
  /** `local` outlives the tab, `session` does not. */
  area: 'local' | 'session';
  /** The key in the browser's storage; every key has one `stored` of its own. */
  key: string;
  schema: StoredSchema<T>;
  /** What is read where nothing, or nothing of this shape, is stored. */
  fallback: Fallback;
}

export interface Stored<T, Fallback = T> {
  fallback: Fallback;
  /** The value written last; the same object until it changes. */
  read: () => T | Fallback;
  /** @returns false when the browser refuses to store it: the value is then kept until this page is closed */
  write: (value: T) => boolean;
  remove: () => void;
  /** Whether the next page will find a value. */
  isStored: () => boolean;
  /** Calls `listen` when the value may have changed, in this tab or in another one. @returns what stops it */
  subscribe: (listen: () => void) => () => void;
}

/**
 * One value of the browser's storage, as JSON. It never breaks a page: storage that is missing, blocked, full
 * or corrupt reads as the fallback, and what cannot be stored is kept in memory.
 */
export function stored<T, Fallback>({
  area,
  key,
  schema,
  fallback,
}: StoredOptions<T, Fallback>): Stored<T, Fallback> {
  const listeners = new Set<() => void>();
  /** What the browser would not store, and what was stored at that time. */
  let refused: { text: string; stored: string | null } | null = null;
  let last: { text: string | null; value: T | Fallback } = { text: null, value: fallback };

  /** The browser throws when storage is blocked, and there is none where pages are prerendered. */
  function attempt<Result>(use: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return use(area === 'local' ? window.localStorage : window.sessionStorage);
    } catch {
      return otherwise;
    }
  }

  function parse(text: string | null): T | Fallback {
    if (text === null) return fallback;
    // Earlier versions stored some words bare.
    const result = schema.safeParse(parseJson(text) ?? text);
    return result.success ? result.data : fallback;
  }

  const readStored = () => attempt((storage) => storage.getItem(key), null);
  function readText(): string | null {
    const text = readStored();
    // What another tab has stored since is newer than what this one could not store.
    if (text !== refused?.stored) refused = null;
    return refused ? refused.text : text;
  }
  const changed = () => {
    for (const listen of listeners) listen();
  };

  return {
    fallback,
    read() {
      const text = readText();
      if (text !== last.text) last = { text, value: parse(text) };
      return last.value;
    },
    write(value) {
      const text = JSON.stringify(value);
      const isStored = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false);
      refused = isStored ? null : { text, stored: readStored() };
      changed();
      return isStored;
    },
    remove() {
      refused = null;
      attempt((storage) => storage.removeItem(key), undefined);
      changed();
    },
    isStored: () => readStored() !== null,
    subscribe(listen) {
      listeners.add(listen);
      window.addEventListener('storage', listen);
      return () => {
        listeners.delete(listen);
        window.removeEventListener('storage', listen);
      };
    },
  };
}
