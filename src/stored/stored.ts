import * as z from 'zod/mini';
import { parseJson } from '#src/lib/json.ts';

/** A text; what is none reads as empty. */
export const storedText = z.catch(z.string(), '');
/** A number; what is none reads as 0. */
export const storedNumber = z.catch(z.number(), 0);
/** True only if it is stored so. */
export const storedFlag = z.catch(z.boolean(), false);

interface StoredOptions<T, Fallback> {
  /** `local` survives closing the tab, `session` does not. */
  area: 'local' | 'session';
  /** Storage key. Create only one `stored` per key. */
  key: string;
  schema: z.ZodMiniType<T>;
  /** Value when nothing valid is stored. */
  fallback: Fallback;
}

export interface Stored<T, Fallback = T> {
  fallback: Fallback;
  /** The last value written; the same object until it changes. */
  read: () => T | Fallback;
  /** @returns false when the browser refuses; the value is then kept in memory until the page closes */
  write: (value: T) => boolean;
  remove: () => void;
  /** Whether the next page will find a value. */
  isStored: () => boolean;
  /**
   * Calls `listen` when the value may have changed, in this tab or another. @returns the unsubscribe function
   */
  subscribe: (listen: () => void) => () => void;
}

/**
 * What the browser refused to store, by area and key, and what was stored there at that time. Lasts until the
 * page closes.
 */
export const refusedValues = new Map<string, { text: string; stored: string | null }>();

/**
 * One JSON value in the browser's storage. Never throws: missing, blocked, full or corrupt storage reads as
 * the fallback, and a value that cannot be stored stays in memory.
 */
export function stored<T, Fallback>({
  area,
  key,
  schema,
  fallback,
}: StoredOptions<T, Fallback>): Stored<T, Fallback> {
  const listeners = new Set<() => void>();
  const name = `${area} ${key}`;
  let last: { text: string | null; value: T | Fallback } = { text: null, value: fallback };

  /** The browser throws when storage is blocked, and the prerender has no storage. */
  function attempt<Result>(use: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return use(area === 'local' ? window.localStorage : window.sessionStorage);
    } catch {
      return otherwise;
    }
  }

  function parse(text: string | null): T | Fallback {
    if (text === null) return fallback;
    const result = z.safeParse(schema, parseJson(text));
    return result.success ? result.data : fallback;
  }

  const readStored = () => attempt((storage) => storage.getItem(key), null);
  function readText(): string | null {
    const text = readStored();
    const refused = refusedValues.get(name);
    if (refused?.stored === text) return refused.text;
    // What another tab has stored since then is newer than the refused value.
    refusedValues.delete(name);
    return text;
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
      if (isStored) refusedValues.delete(name);
      else refusedValues.set(name, { text, stored: readStored() });
      changed();
      return isStored;
    },
    remove() {
      refusedValues.delete(name);
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
