import { onTestFinished, vi } from 'vitest';

/** Makes the browser refuse to store anything, as when storage is full, until the test ends. */
export function fillStorage() {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => refuse.mockRestore());
  return refuse;
}
