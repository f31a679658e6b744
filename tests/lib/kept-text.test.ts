// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { keptText } from '#src/lib/storage.ts';

/** Makes the browser refuse to store anything, as it does when its storage is full. */
const refuse = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

test('what the browser refuses to store is there for this page, in place of what was stored before', () => {
  const kept = keptText('local', 'words');
  expect(kept.write('first')).toBe(true);
  const refused = refuse();
  expect(kept.write('second')).toBe(false);
  expect(kept.read()).toBe('second');
  expect(keptText('local', 'words').read()).toBe('first');

  refused.mockRestore();
  expect(kept.write('third')).toBe(true);
  expect(keptText('local', 'words').read()).toBe('third');
});

test('what is removed is gone, whether the browser had stored it or not', () => {
  const kept = keptText('session', 'words');
  kept.write('stored');
  expect(kept.isStored()).toBe(true);
  const refused = refuse();
  kept.write('unstored');
  refused.mockRestore();
  kept.remove();
  expect(kept.read()).toBeNull();
  expect(kept.isStored()).toBe(false);
});
