import { createStore, get, set } from 'idb-keyval';
import { describe, expect, test, vi } from 'vitest';
import { saveOutbox, sendQueuedSaves, submitSave, takeBackSave } from '#src/services/save-outbox.ts';
import { storeFeatures } from '#src/stored/backend-features.ts';
import {
  forgetQueuedSaves,
  type QueuedSave,
  queueSave,
  readQueuedSaves,
} from '#src/stored/outbox/queued-saves.ts';
import { aLead } from '#tests/builders/lead.ts';
import { aQueuedSave } from '#tests/builders/queued-save.ts';
import { type Fault, htmlPage, httpStatus, json, networkDrop, pausedAnswer } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { storeLeads } from '#tests/msw/stored-rows.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { pageNow } from '#tests/setup/standing-clock.ts';
import { blockDatabases } from '#tests/stored/full-storage.ts';

const ROBIN = 'robin@reps.example';
const DAY = 24 * 60 * 60_000;
const ago = (ms: number) => new Date(pageNow() - ms).toISOString();

/** Two saves of two leads that Robin holds; the later one is stored first. */
const [first, second] = [
  aQueuedSave({ saveId: 'z-first', savedAt: ago(60_000) }),
  aQueuedSave({ saveId: 'a-second', leadId: 'lead-2', name: 'Henry Okafor', note: 'Call his son' }),
];

async function twoSaves(...more: QueuedSave[]) {
  const session = signedInRep();
  const lease = { leaseRep: ROBIN, leaseUntil: '2099-01-01T00:00:00.000Z' };
  storeLeads(aLead(lease), aLead({ leadId: 'lead-2', phone: '(321) 555-0188', ...lease }));
  for (const save of [second, first, ...more]) await queueSave(save);
  return session;
}

const queued = () => readQueuedSaves(ROBIN);
const sent = () => repEndpoint.sentAs('update_lead').map(({ payload }) => payload);
const sentIds = () => sent().map((fields) => Object(fields).saveId);
const saved = (leadId: string) =>
  testBackend.read('history', { leadId, limit: 9, siteLimit: 9 }).filter(({ action }) => action === 'saved')
    .length;
const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
/** Makes the backend one that supports only the specification. */
const bePlain = () => storeFeatures([]);

describe('the saves on this device', () => {
  test('are sent in the order of saving, each with its own id, and are then gone', async () => {
    const session = await twoSaves();
    expect(await sendQueuedSaves(session)).toEqual({ count: 2, failure: null });
    expect(sentIds()).toEqual(['z-first', 'a-second']);
    expect(sent()[0]).toMatchObject({ leadId: 'lead-1', status: 'Attempted', note: 'From the truck' });
    expect(await queued()).toEqual([]);
    expect(testBackend.read('lead', { leadId: 'lead-2' })?.notes).toBe('Call his son');
  });

  test('keep their order when one gets no answer, and count once when they are sent again', async () => {
    const session = await twoSaves();
    // The backend does the work, and only its answer is lost.
    repEndpoint.misbehave(async () => {
      const request = repEndpoint.sent.at(-1);
      if (request) testBackend.answer(request);
      return networkDrop();
    });
    const { count, failure } = await sendQueuedSaves(session);
    expect([count, failure?.reason]).toEqual([0, 'unreachable']);
    expect(await queued()).toEqual([first, second]);
    expect(await sendQueuedSaves(session)).toEqual({ count: 2, failure: null });
    expect(sentIds()).toEqual(['z-first', 'z-first', 'a-second']);
    expect([saved('lead-1'), saved('lead-2')]).toEqual([1, 1]);
  });

  test('that the script refuses stay with its words, and do not hold up the others', async () => {
    const session = await twoSaves();
    const row = testBackend.read('lead', { leadId: 'lead-1' });
    if (row) testBackend.write({ kind: 'putLead', row: { ...row, leaseRep: 'sam@reps.example' } });
    expect(await sendQueuedSaves(session)).toEqual({ count: 1, failure: null });
    const refusal = expect.stringContaining('no longer yours');
    expect(await queued()).toEqual([{ ...first, state: 'refused', refusal }]);
    expect(await sendQueuedSaves(session)).toEqual({ count: 0, failure: null });
    expect(sent()).toHaveLength(2);
  });

  test.each<[string, Fault]>([
    ['busy', json({ ok: false, error: 'busy' })],
    ['behind a page that wants a sign-in', htmlPage],
    ['behind a gateway that fails', httpStatus(502)],
  ])('wait when the script is %s', async (_what, fault) => {
    const session = await twoSaves();
    repEndpoint.misbehave(fault);
    expect((await sendQueuedSaves(session)).failure).not.toBeNull();
    expect(await queued()).toEqual([first, second]);
    expect(sent()).toHaveLength(1);
  });

  test('stay when the session has ended, until the same rep signs in again', async () => {
    const session = await twoSaves();
    testBackend.write({ kind: 'deleteRepSessions', email: ROBIN });
    expect((await sendQueuedSaves(session)).failure?.reason).toBe('expired');
    expect(await queued()).toEqual([first, second]);
    const sam = signedInRep({ email: 'sam@reps.example' });
    expect(await sendQueuedSaves(sam)).toEqual({ count: 0, failure: null });
    expect(await sendQueuedSaves(signedInRep())).toEqual({ count: 2, failure: null });
  });

  test('are shown only to the rep who made them', async () => {
    await twoSaves(aQueuedSave({ saveId: 'of-sam', email: 'sam@reps.example' }));
    const end = saveOutbox.subscribe(() => {});
    await eventually(() => expect(saveOutbox.read()?.saves).toEqual([first, second]));
    end();
  });

  test('are sent once when several occasions come together', async () => {
    const session = await twoSaves();
    await Promise.all([sendQueuedSaves(session), sendQueuedSaves(session), sendQueuedSaves(session)]);
    expect(sentIds()).toEqual(['z-first', 'a-second']);
  });

  test('are not sent any more once a logout has deleted them', async () => {
    const session = await twoSaves();
    const answer = pausedAnswer();
    repEndpoint.misbehave(answer.fault);
    const running = sendQueuedSaves(session);
    await eventually(() => expect(sent()).toHaveLength(1));
    await forgetQueuedSaves(ROBIN);
    answer.release();
    await running;
    expect(sentIds()).toEqual(['z-first']);
    expect(await queued()).toEqual([]);
  });

  test('stay for 30 days, whoever uses the device, and then go', async () => {
    const over = aQueuedSave({ saveId: 'over', savedAt: ago(30 * DAY + 1) });
    const old = aQueuedSave({ saveId: 'old', savedAt: ago(30 * DAY - 1) });
    for (const save of [over, old]) await queueSave(save);
    await readQueuedSaves('sam@reps.example');
    expect(await get('over', createStore('lead-saves', 'queued'))).toBeUndefined();
    expect(await queued()).toEqual([old]);
  });

  test('of another version of the site are left alone', async () => {
    const session = await twoSaves();
    const store = createStore('lead-saves', 'queued');
    await set('newer', { ...first, saveId: 'newer', state: 'dreaming' }, store);
    await sendQueuedSaves(session);
    expect(sent()).toHaveLength(2);
    expect(await get('newer', store)).toMatchObject({ state: 'dreaming' });
  });

  test.each<[string, Partial<QueuedSave>, (email: string) => Promise<unknown>]>([
    ['at a logout', {}, forgetQueuedSaves],
    ['after 30 days', { savedAt: ago(30 * DAY + 1) }, readQueuedSaves],
  ])('of another version of the site are deleted, too, %s', async (_when, over, act) => {
    const store = createStore('lead-saves', 'queued');
    await set('newer', { ...aQueuedSave(over), saveId: 'newer', state: 'dreaming' }, store);
    await act(aQueuedSave().email);
    expect(await get('newer', store)).toBeUndefined();
  });
});

describe('a save', () => {
  const { signal } = new AbortController();

  test('goes after those that wait', async () => {
    const { auth } = await twoSaves();
    const third = aQueuedSave({ saveId: 'third', leadId: 'lead-3' });
    storeLeads(aLead({ leadId: 'lead-3', phone: '(321) 555-0177', leaseRep: ROBIN }));
    expect(await submitSave(third, auth, signal)).toMatchObject({ ok: true, answer: { isQueued: false } });
    expect(sentIds()).toEqual(['z-first', 'a-second', 'third']);
  });

  test('without an answer waits on this device, behind those that wait', async () => {
    const { auth } = await twoSaves();
    repEndpoint.misbehave(networkDrop);
    const third = aQueuedSave({ saveId: 'third', leadId: 'lead-3', savedAt: ago(-1) });
    expect(await submitSave(third, auth, signal)).toMatchObject({ ok: true, answer: { isQueued: true } });
    expect(await queued()).toEqual([first, second, third]);
  });

  test('without an answer fails when storage is blocked, and is not kept when the page calls it off', async () => {
    const { auth } = signedInRep();
    repEndpoint.misbehave(networkDrop, { times: 2 });
    expect(await submitSave(first, auth, AbortSignal.abort())).toMatchObject({ ok: false });
    expect(await queued()).toEqual([]);
    blockDatabases();
    expect(await submitSave(first, auth, signal)).toEqual({ ok: false, reason: 'unreachable' });
  });

  test('can be taken back while it waits, but not once it was sent', async () => {
    const session = await twoSaves();
    expect(await takeBackSave(second)).toMatchObject({ ok: true });
    expect(await queued()).toEqual([first]);
    await sendQueuedSaves(session);
    expect(await takeBackSave(first)).toMatchObject({ ok: false });
    expect(sentIds()).toEqual(['z-first']);
  });
});

describe('with a script that supports only the specification,', () => {
  const { signal } = new AbortController();

  test('a save goes out without an id, and one without an answer waits only if the browser is offline', async () => {
    const session = await twoSaves();
    const { auth } = session;
    await forgetQueuedSaves(ROBIN);
    bePlain();
    repEndpoint.misbehave(networkDrop, { times: 2 });
    expect(await submitSave(first, auth, signal)).toEqual({ ok: false, reason: 'unreachable' });
    expect(await queued()).toEqual([]);
    goOffline();
    expect(await submitSave(first, auth, signal)).toMatchObject({ ok: true, answer: { isQueued: true } });
    expect(sentIds()).toEqual([undefined, undefined]);
    repEndpoint.misbehave(networkDrop);
    await sendQueuedSaves(session);
    expect(await queued()).toMatchObject([{ state: 'waiting' }]);
  });

  test.each<[string, Fault]>([
    ['the connection breaks', networkDrop],
    ['it fails', httpStatus(500)],
  ])('a save that waited may have arrived when %s, and is not sent again', async (_what, fault) => {
    const session = await twoSaves();
    bePlain();
    repEndpoint.misbehave(fault);
    expect((await sendQueuedSaves(session)).failure).not.toBeNull();
    expect(await queued()).toEqual([{ ...first, state: 'unknown' }, second]);
    await sendQueuedSaves(session);
    expect(sent().map((fields) => Object(fields).leadId)).toEqual(['lead-1', 'lead-2']);
  });
});
