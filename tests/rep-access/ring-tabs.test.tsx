import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { leadNews } from '#src/stored/lead-news.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';
import { pageNow } from '#tests/setup/standing-clock.ts';

import {
  answered,
  asks,
  askToRing,
  line,
  loadRing,
  MINUTE,
  NEW,
  openRinging,
  setFocus,
  storeNewLead,
  withSound,
} from './ring-page.ts';

beforeAll(loadRing);

const NOTHING = {
  count: 0,
  more: false,
  newestAt: '',
  seenAt: '',
  batchId: '',
  says: 'nothing',
  isMarked: false,
} as const;

/** A browser with locks. */
function withLocks(request: (name: string, options: object, work: () => Promise<void>) => Promise<void>) {
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
}

describe('the script is asked each minute', () => {
  test('by one tab of a browser; another shows what it has learned, and goes on when it is closed', async () => {
    const { played } = withSound();
    let goOn = () => {};
    withLocks(
      (_name, _options, work) =>
        new Promise((resolve) => {
          goOn = () => void work().then(resolve);
        }),
    );
    const { advance } = stopClock();
    setFocus(false);
    const { email } = signedInRep();
    askToRing();
    await open('/rep-access/hub');
    await screen.findByText('No batches available');
    await advance(2 * MINUTE);
    expect(asks()).toBe(0);
    const { createdAt } = storeNewLead();
    const known = {
      count: 1,
      more: false,
      newestAt: createdAt,
      seenAt: createdAt,
      batchId: aBatch().batchId,
    };
    act(() => {
      leadNews.write({ ...known, email, askedAt: pageNow(), says: 'new', isMarked: true });
    });
    expect(await line(NEW)).toBeVisible();
    expect(document.title).toContain('(1) New lead ·');

    await advance(1_000);
    storeNewLead({ leadId: 'two', phone: '(321) 555-0122' });
    goOn();
    expect(await line(/2 waiting/)).toBeVisible();
    await waitFor(() => expect(played()).toHaveLength(2));
  });

  test('by the tab that the rep sees, when the system has stopped the one that asks', async () => {
    withSound();
    withLocks(() => new Promise(() => {}));
    const { advance } = stopClock();
    setFocus(false);
    const { email } = signedInRep();
    askToRing();
    leadNews.write({ ...NOTHING, email, askedAt: pageNow() });
    await open('/rep-access/hub');
    await screen.findByText('No batches available');
    await advance(2 * MINUTE);
    expect(asks()).toBe(0);
    await advance(MINUTE);
    await answered(1, advance);
    storeNewLead();
    // It has answered itself, so it waits again whether the other one does.
    await advance(3 * MINUTE);
    expect(await line(NEW)).toBeVisible();
  });

  test('also in a browser that refuses its locks, as one that blocks storage does', async () => {
    withSound();
    withLocks(() => Promise.reject(new DOMException('Access is denied.', 'SecurityError')));
    const { advance } = await openRinging();
    storeNewLead();
    await advance(MINUTE);
    expect(await line(NEW)).toBeVisible();
  });
});
