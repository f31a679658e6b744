import { createStore, get, set, update } from 'idb-keyval';
import { expect, test } from 'vitest';
import { openStore } from '#src/stored/outbox/device-store.ts';

const inThisPage = openStore('left-page', 'kept');
/** As the next page opens it. */
const inNextPage = createStore('left-page', 'kept');

const happen = (type: 'pagehide' | 'pageshow', persisted = true) =>
  void window.dispatchEvent(Object.assign(new Event(type), { persisted }));

/** Begins to change what is stored, and resolves when it is read but not yet written. */
function beginToAdd(added: string) {
  let done: Promise<void> = Promise.resolve();
  const isRead = new Promise<void>((resolve) => {
    done = update<string>(
      'lead',
      (before = '') => {
        resolve();
        return before + added;
      },
      inThisPage,
    );
  });
  return { isRead, done: () => done };
}

test('a page that the browser puts away holds up no later page, and ends its work when it is shown again', async () => {
  await set('lead', 'a', inThisPage);
  const change = beginToAdd('b');
  await change.isRead;
  happen('pagehide');

  await set('lead', 'c', inNextPage);
  expect(await get('lead', inNextPage)).toBe('c');

  happen('pageshow');
  await change.done();
  expect(await get('lead', inNextPage)).toBe('cb');
});

test('what a page begins after it was put away waits until it is shown again', async () => {
  await set('lead', 'a', inThisPage);
  happen('pagehide');
  const asked = get('lead', inThisPage);
  await set('lead', 'b', inNextPage);
  happen('pageshow');
  expect(await asked).toBe('b');
});

test('a page that is gone for good ends what it has begun', async () => {
  await set('lead', 'a', inThisPage);
  const change = beginToAdd('b');
  await change.isRead;
  happen('pagehide', false);
  await change.done();
  expect(await get('lead', inNextPage)).toBe('ab');
});

test('a refusal of the browser stays one', async () => {
  await expect(set('lead', () => 'cannot be stored', inThisPage)).rejects.toThrow();
});
