import { onTestFinished, vi } from 'vitest';

/** Makes the browser refuse to store anything, as when storage is full, until the test ends. */
export function fillStorage() {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => refuse.mockRestore());
  return refuse;
}

/** Makes IndexedDB refuse to store anything until the test ends. */
export function refuseToStore(error: DOMException): void {
  const refuse = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw error;
  });
  onTestFinished(() => refuse.mockRestore());
}

/** Makes IndexedDB refuse to open a database or a transaction until the test ends, as when storage is blocked. */
export function blockDatabases(): void {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const opening = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(refuse);
  const use = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(refuse);
  onTestFinished(() => {
    opening.mockRestore();
    use.mockRestore();
  });
}

/** Makes every way to store or read something throw until the test ends, as when the visitor blocks it. */
export function blockStorage(): void {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    const refuse = vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    onTestFinished(() => refuse.mockRestore());
  }
  blockDatabases();
}
