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
  const value = aNumber();
  value.write({ count: 1 });
  expect(value.read()).toBe(value.read());
  localStorage.setItem('number', '{"count":2}');
  expect(value.read()).toEqual({ count: 2 });
});

test('for this page, a value that the browser refuses to store replaces the stored one', () => {
  const value = aNumber();
  value.write({ count: 1 });
  const refused = fillStorage();
  expect(value.write({ count: 2 })).toBe(false);
  expect(value.read()).toEqual({ count: 2 });
  // The page closes.
  refusedValues.clear();
  expect(aNumber().read()).toEqual({ count: 1 });

  refused.mockRestore();
  expect(value.write({ count: 3 })).toBe(true);
  expect(aNumber().read()).toEqual({ count: 3 });
});

describe('a value that the browser refused to store', () => {
  function aRefused() {
    const value = aNumber();
    value.write({ count: 1 });
    const refused = fillStorage();
    value.write({ count: 2 });
    refused.mockRestore();
    return value;
  }

  test('is replaced by what another tab stores', () => {
    const value = aRefused();
    localStorage.setItem('number', '{"count":3}');
    expect(value.read()).toEqual({ count: 3 });
  });

  test('is gone when it is removed', () => {
    const value = aRefused();
    value.remove();
    expect(value.read()).toBeNull();
    expect(value.isStored()).toBe(false);
  });
});

test('with blocked storage, the fallback is read, and values are kept for this page', () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const value = aNumber();
  expect(value.read()).toBeNull();
  expect(value.write({ count: 1 })).toBe(false);
  expect(value.read()).toEqual({ count: 1 });
  expect(value.isStored()).toBe(false);
  value.remove();
  expect(value.read()).toBeNull();
  blocked.mockRestore();
});

test('a subscriber is told of every change, in this tab and in others, until it unsubscribes', () => {
  const value = aNumber();
  const heard: unknown[] = [];
  const stop = value.subscribe(() => heard.push(value.read()?.count ?? 'none'));
  value.write({ count: 1 });
  value.remove();
  localStorage.setItem('number', '{"count":2}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'number' }));
  expect(heard).toEqual([1, 'none', 2]);
  stop();
  value.write({ count: 3 });
  expect(heard).toHaveLength(3);
});
