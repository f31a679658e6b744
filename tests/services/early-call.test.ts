import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listBatchesAction } from '#contract/actions/list-batches.ts';
import { env } from '#src/lib/env.ts';
import { startEarlyCall, toGetUrl } from '#src/services/rep-endpoint/early-call.ts';
import { listBatches } from '#src/services/rep-endpoint.ts';
import { networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';

beforeEach(() => {
  sinceOpened(1_000);
});

afterEach(() => {
  window.earlyCall = undefined;
});

/** The time in ms since the document was opened; the tests share one document. */
const sinceOpened = (ms: number) => vi.spyOn(performance, 'now').mockReturnValue(ms);

/** What the document of a page does while the app loads. */
function openDocument(auth: string) {
  const query = { action: listBatchesAction.name, token: env.repToken, auth };
  startEarlyCall(toGetUrl(env.repEndpoint, query));
}

const sentCount = () => repEndpoint.sentAs(listBatchesAction.name).length;

test('the call that the document has started is the page’s first call, and only that one', async () => {
  const { auth } = signedInRep();
  openDocument(auth);
  const early = await listBatches(auth);
  expect(early.ok).toBe(true);
  expect(sentCount()).toBe(1);
  expect(await listBatches(auth)).toEqual(early);
  expect(sentCount()).toBe(2);
});

test('a call that the document started for another session is not used', async () => {
  const { auth } = signedInRep();
  openDocument('a session of before');
  expect((await listBatches(auth)).ok).toBe(true);
  expect(sentCount()).toBe(2);
});

test('after one that failed before the app ran, the page makes its own', async () => {
  const { auth } = signedInRep();
  repEndpoint.misbehave(networkDrop);
  openDocument(auth);
  await vi.waitFor(() => expect(window.earlyCall).toBeUndefined());
  expect((await listBatches(auth)).ok).toBe(true);
});

test('an answer that has waited for the app longer than 30 seconds is asked for again', async () => {
  const { auth } = signedInRep();
  openDocument(auth);
  sinceOpened(30_001);
  expect((await listBatches(auth)).ok).toBe(true);
  expect(sentCount()).toBe(2);
});

test('the page can abort it like its own', async () => {
  const { auth } = signedInRep();
  openDocument(auth);
  const controller = new AbortController();
  const listed = listBatches(auth, controller.signal);
  controller.abort();
  expect(await listed).toMatchObject({ ok: false, reason: 'unreachable' });
});
