import { createStore, type UseStore } from 'idb-keyval';

/** What this page has begun and not ended. */
const running = new Set<IDBTransaction>();

/** What this page has ended when it was put away. */
const ended = new WeakSet<IDBTransaction>();

/** Resolves when the page is shown again; null while it is shown. */
let shownAgain: Promise<void> | null = null;

function end(transaction: IDBTransaction): void {
  ended.add(transaction);
  try {
    transaction.abort();
  } catch {
    // It is being committed, which needs nothing more of this page.
  }
}

/*
 * Safari keeps a page that was left, together with its transactions, and these hold up those of every page after it,
 * which could then neither show nor send a booking (WebKit bug 315804). So a page that is put away ends them.
 */
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    shownAgain = new Promise((resolve) => {
      const show = () => {
        shownAgain = null;
        resolve();
      };
      window.addEventListener('pageshow', show, { once: true });
    });
    running.forEach(end);
  });
}

/**
 * Opens a store of this device. What a page that is put away was doing in it is done again when the page is shown.
 * @param database its name, which no other store has
 */
export function openStore(database: string, name: string): UseStore {
  const use = createStore(database, name);
  return async (mode, act) => {
    for (;;) {
      await shownAgain;
      let transaction: IDBTransaction | undefined;
      try {
        return await use(mode, (store) => {
          const begun = store.transaction;
          transaction = begun;
          running.add(begun);
          for (const over of ['complete', 'abort'])
            begun.addEventListener(over, () => running.delete(begun), { once: true });
          if (shownAgain) end(begun);
          return act(store);
        });
      } catch (fault) {
        if (!transaction || !ended.has(transaction)) throw fault;
      }
    }
  };
}
