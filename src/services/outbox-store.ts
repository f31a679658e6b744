/**
 * What an outbox shows, in the form `useSyncExternalStore` wants.
 * @param load reads it from the device; must not throw
 * @returns `store`, whose `read` gives null until it was first read; and `publish`, to be called after every
 * change, which resolves when the listeners know of it
 */
export function outboxStore<T>(load: () => Promise<T>) {
  let current: T | null = null;
  const listeners = new Set<() => void>();
  let reads = 0;

  async function publish(): Promise<void> {
    const turn = ++reads;
    const loaded = await load();
    // A later call has read later; and without a listener nobody would replace this one.
    if (turn !== reads || listeners.size === 0) return;
    current = loaded;
    for (const listen of listeners) listen();
  }

  const store = {
    read: (): T | null => current,
    subscribe(listen: () => void): () => void {
      listeners.add(listen);
      void publish();
      return () => {
        listeners.delete(listen);
        if (listeners.size === 0) current = null;
      };
    },
  };
  return { store, publish };
}
