import { act, screen, waitFor } from '@testing-library/react';
import { createStore, del, set } from 'idb-keyval';
import { expect, onTestFinished } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { aSession, keepSession } from '#tests/builders/session.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { networkDrop } from '#tests/msw/faults.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { open } from '#tests/render.tsx';
import { EXPIRED, expectLogin, signIn } from '#tests/rep-access/rep-pages.ts';
import { stopClock } from '#tests/setup/clock.ts';
import { blockStorage, fillStorage, refuseToStore } from '#tests/stored/full-storage.ts';
import type { Flow } from './flows.ts';
import { type Clock, enter, expectOnce, expectText, send, tryAgain } from './run-cell.ts';

/**
 * What the user gets: it works at once and counts once; a text is said, nothing is lost and trying again
 * works; or what was typed is still there afterwards (`kept`) or not (`typed again`), and sending it works.
 * `no button`: there is nothing to press.
 */
export type SituationCell = 'works' | 'kept' | 'typed again' | 'no button' | { says: string };

type Situation = (flow: Flow, cell: SituationCell) => Promise<void>;

async function expectDone(flow: Flow, clock: Clock): Promise<void> {
  await send(flow, clock);
  await expectText(flow.done);
  await expectOnce(flow);
}

/** Goes to another page without loading the site again. */
const goTo = (path: string) =>
  act(async () => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });

/** Opens and fills in the page; a browser that stores nothing does not know the session after a reload. */
async function enterWithoutStorage(flow: Flow, { user }: Clock): Promise<void> {
  await open(flow.path, { user });
  if (flow.needsSession && screen.queryByRole('button', { name: 'Sign In' })) {
    await signIn(user);
    await expectText('Available Batches');
    await goTo(flow.path);
  }
  await flow.fill(user);
}

/**
 * The first send fails, too, so that nothing but the page has what was typed. @param fail breaks the storage
 */
const withStorage =
  (fail: () => void): Situation =>
  async (flow, cell) => {
    const clock = stopClock();
    await flow.prepare?.();
    fail();
    await enterWithoutStorage(flow, clock);
    const typed = flow.typed();
    flow.remote.misbehave(networkDrop, { action: flow.action });
    await send(flow, clock);
    await expectText(typeof cell === 'object' ? cell.says : flow.done);
    expect(flow.typed()).toEqual(typed);
    await tryAgain(flow, clock);
    await expectText(flow.done);
    await expectOnce(flow);
  };

const clockAhead =
  (ms: number): Situation =>
  async (flow) => {
    testBackend.setClock(new Date(FRIDAY_TEN));
    const clock = stopClock(FRIDAY_TEN + ms);
    await enter(flow, clock);
    await expectDone(flow, clock);
  };

/** Databases of the site and their stores. */
const OUTBOX_STORES = [
  ['bookings', 'kept'],
  ['photos', 'kept'],
  ['photo-images', 'kept'],
  ['lead-saves', 'queued'],
] as const;

/** Everything stored but the session, whose case is in tests/rep-access/sign-in/session.test.tsx. */
async function corruptStorage(): Promise<void> {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key !== 'repAuth') storage.setItem(key, '{"half');
  for (const [database, store] of OUTBOX_STORES) {
    const outboxStore = createStore(database, store);
    await set('junk', { half: 1 }, outboxStore);
    onTestFinished(() => del('junk', outboxStore));
  }
}

async function expectTyped(flow: Flow, cell: SituationCell, typed: unknown, { user }: Clock): Promise<void> {
  if (cell === 'kept') await expect.poll(() => flow.typed(), { timeout: 10_000 }).toEqual(typed);
  else await flow.fill(user);
}

/** Rows of the fault matrix that are not one request's. */
export const SITUATIONS = {
  'storage full': withStorage(() => {
    fillStorage();
    refuseToStore(new DOMException('full', 'QuotaExceededError'));
  }),
  'storage denied': withStorage(blockStorage),
  async 'storage corrupt'(flow) {
    const clock = stopClock();
    await enter(flow, clock);
    await corruptStorage();
    await open(flow.path, clock);
    await flow.fill(clock.user);
    await expectDone(flow, clock);
  },
  'clock a day ahead': clockAhead(DAY_MS),
  'clock a day behind': clockAhead(-DAY_MS),
  async 'double submit'(flow) {
    const clock = stopClock();
    await enter(flow, clock);
    const sent = flow.remote.sent.length;
    const button = flow.button?.();
    if (button) await clock.user.dblClick(button);
    await expectText(flow.done);
    const isPost = ({ method, action }: Flow['remote']['sent'][number]) =>
      flow.action ? action === flow.action : method === 'POST';
    expect(flow.remote.sent.slice(sent).filter(isPost)).toHaveLength(1);
    await expectOnce(flow);
  },
  async 'back and forward'(flow, cell) {
    const clock = stopClock();
    await enter(flow, clock);
    const typed = flow.typed();
    await goTo('/');
    await act(async () => window.history.back());
    // The browser goes back in its own time, and then the page is drawn.
    await waitFor(() => flow.button?.());
    await expectTyped(flow, cell, typed, clock);
    await expectDone(flow, clock);
  },
  async 'session expired'(flow, cell) {
    const clock = stopClock();
    if (!flow.needsSession) keepSession(aSession());
    await enter(flow, clock);
    if (!flow.needsSession) return expectDone(flow, clock);
    const typed = flow.typed();
    testBackend.write({ kind: 'deleteRepSessions', email: 'robin@reps.example' });
    await send(flow, clock);
    await expectLogin();
    await expectText(EXPIRED);
    await signIn(clock.user);
    await screen.findByRole('heading', { level: 1, name: /^(?!.*Login)/ });
    await expectTyped(flow, cell, typed, clock);
    await expectDone(flow, clock);
  },
} satisfies Record<string, Situation>;

export type SituationName = keyof typeof SITUATIONS;
