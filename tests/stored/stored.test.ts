// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { refusedValues, stored } from '#src/stored/stored.ts';
import { fillStorage } from './full-storage.ts';

afterEach(() => {
  localStorage.clear();
  refusedValues.clear();
});

const aNumber = () =>
  stored({ area: 'local', key: 'number', schema: z.object({ count: z.number() }), fallback: null });

test('a value is stored as JSON for the next page', () => {
  expect(aNumber().read()).toBeNull();
  expect(aNumber().write({ count: 1 })).toBe(true);
  expect(localStorage.getItem('number')).toBe('{"count":1}');
  expect(aNumber().read()).toEqual({ count: 1 });
  expect(aNumber().isStored()).toBe(true);
});

test.each(['{"count":"one"}', '{"count":', 'null', '[]', ''])(
  '%j is invalid and reads as the fallback',
  (text) => {
    localStorage.setItem('number', text);
    expect(aNumber().read()).toBeNull();
  },
);

test('the value is the same object until it changes, so that subscribers do not render needlessly', () => {
  const kept = aNumber();
  kept.write({ count: 1 });
  expect(kept.read()).toBe(kept.read());
  localStorage.setItem('number', '{"count":2}');
  expect(kept.read()).toEqual({ count: 2 });
});

test('for this page, a value that the browser refuses to store replaces the stored one', () => {
  const kept = aNumber();
  kept.write({ count: 1 });
  const refused = fillStorage();
  expect(kept.write({ count: 2 })).toBe(false);
  expect(kept.read()).toEqual({ count: 2 });
  // The page closes.
  refusedValues.clear();
  expect(aNumber().read()).toEqual({ count: 1 });

  refused.mockRestore();
  expect(kept.write({ count: 3 })).toBe(true);
  expect(aNumber().read()).toEqual({ count: 3 });
});

describe('a value that the browser refused to store', () => {
  function aRefused() {
    const kept = aNumber();
    kept.write({ count: 1 });
    const refused = fillStorage();
    kept.write({ count: 2 });
    refused.mockRestore();
    return kept;
  }

  test('is replaced by what another tab stores', () => {
    const kept = aRefused();
    localStorage.setItem('number', '{"count":3}');
    expect(kept.read()).toEqual({ count: 3 });
  });

  test('is gone when it is removed', () => {
    const kept = aRefused();
    kept.remove();
    expect(kept.read()).toBeNull();
    expect(kept.isStored()).toBe(false);
  });
});

test('with blocked storage, the fallback is read, and values are kept for this page', () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const kept = aNumber();
  expect(kept.read()).toBeNull();
  expect(kept.write({ count: 1 })).toBe(false);
  expect(kept.read()).toEqual({ count: 1 });
  expect(kept.isStored()).toBe(false);
  kept.remove();
  expect(kept.read()).toBeNull();
  blocked.mockRestore();
});

test('a subscriber is told of every change, in this tab and in others, until it unsubscribes', () => {
  const kept = aNumber();
  const heard: unknown[] = [];
  const stop = kept.subscribe(() => heard.push(kept.read()?.count ?? 'none'));
  kept.write({ count: 1 });
  kept.remove();
  localStorage.setItem('number', '{"count":2}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'number' }));
  expect(heard).toEqual([1, 'none', 2]);
  stop();
  kept.write({ count: 3 });
  expect(heard).toHaveLength(3);
});
