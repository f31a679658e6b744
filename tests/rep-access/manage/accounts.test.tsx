import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { FEATURES } from '#contract/session.ts';
import { aLead } from '#tests/builders/lead.ts';
import { aRep } from '#tests/builders/rep.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { json, networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { storeEvent, storeLeads, storeRep } from '#tests/msw/stored-rows.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { open } from '#tests/render.tsx';
import { lackFeatures, loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import {
  ALMA,
  ago,
  BLAKE,
  findItem,
  LOU,
  NORA,
  namesIn,
  openManage,
  PAT,
  signedInManager,
} from './manage-page.ts';

beforeAll(loadRepPages);
beforeEach(() => void signedInManager());

const AMY = aRep({ email: 'amy@x.example', name: 'Amy', state: 'denied' });
const NO_PIN = "Hasn't opened the link in our email yet, so they can't sign in";
const findBlocked = () => screen.findByRole('region', { name: 'Blocked or Denied' });
const queryBlocked = () => screen.queryByRole('region', { name: 'Blocked or Denied' });
const getTeam = () => screen.getByRole('region', { name: 'Team Accounts' });

describe('blocked and denied people', () => {
  test('are listed below the others by name, without a role, and can only be restored', async () => {
    for (const row of [BLAKE, PAT, AMY]) storeRep(row);
    await openManage('reps');
    expect(namesIn(await findBlocked())).toEqual(['Amy', 'Blake Orr']);
    expect(namesIn(getTeam())).toEqual(['Bea Boss', 'Pat Moss']);
    expect(screen.queryByText(/There are more/)).toBeNull();
    const item = screen.getByRole('article', { name: 'Blake Orr' });
    expect(item).not.toHaveTextContent(/Rep$|sign-in/);
    const buttons = within(item).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual([
      'Restore as rep',
      'Restore as manager',
      'Activity',
    ]);
  });

  test('leave that list when they are restored, and enter it when they are blocked', async () => {
    for (const row of [BLAKE, PAT]) storeRep(row);
    const { user } = await openManage('reps');
    await press(user, 'Block Pat Moss');
    await press(user, 'Yes, block');
    await screen.findByText(/^Pat Moss is blocked/);
    expect(namesIn(await findBlocked())).toEqual(['Pat Moss', 'Blake Orr']);
    await press(user, 'Restore Blake Orr as manager');
    await press(user, 'Yes, restore');
    await screen.findByText(/^Blake Orr is approved as a manager again/);
    expect(namesIn(await findBlocked())).toEqual(['Pat Moss']);
    const restored = within(getTeam()).getByRole('article', { name: 'Blake Orr' });
    expect(restored).toHaveTextContent('blake@reps.exampleManager');
    expect(restored).toHaveTextContent(NO_PIN);
    await press(user, 'Restore Pat Moss as rep');
    await press(user, 'Yes, restore');
    await screen.findByText(/^Pat Moss is approved as a rep again/);
    expect(queryBlocked()).toBeNull();
  });
});

test('a blocked account that was asked for again says so here and among the requests', async () => {
  storeRep({ ...BLAKE, state: 'pending', lastSignInAt: ago(30) });
  storeRep(NORA);
  const { unmount } = await openManage('reps');
  const item = within(await findBlocked()).getByRole('article', { name: 'Blake Orr' });
  expect(item).toHaveTextContent('Asked for access again. See Requests.');
  unmount();
  await openManage('requests');
  const words = 'Blocked before. Approving this gives the person access again.';
  expect(await findItem('Blake Orr')).toHaveTextContent(words);
  expect(await findItem('Nora Lind')).not.toHaveTextContent(words);
  expect(screen.queryByText(/There are more/)).toBeNull();
});

test('an account says in Eastern time when it last signed in, also a blocked one', async () => {
  const signedIn = [
    ['Last signed in Nov 20, 9:30 AM', ago(30)],
    ['Last signed in Nov 19, 3:12 PM', '2026-11-19T20:12:00.000Z'],
    ['Last signed in Dec 31, 2025, 11:30 PM', '2026-01-01T04:30:00.000Z'],
    ['No sign-in on record yet', ''],
  ] as const;
  for (const [index, [, lastSignInAt]] of signedIn.entries())
    storeRep({ ...PAT, email: `${index}@reps.example`, name: `Rep ${index}`, lastSignInAt });
  storeRep({ ...BLAKE, lastSignInAt: ago(30) });
  await openManage('reps');
  for (const [index, [words]] of signedIn.entries())
    expect(await findItem(`Rep ${index}`)).toHaveTextContent(words);
  expect(await findItem('Blake Orr')).toHaveTextContent('Last signed in Nov 20, 9:30 AM');
});

describe('the activity of an account', () => {
  const findActivity = async () =>
    (await within(await findItem('Pat Moss')).findAllByRole('listitem')).map((line) => line.textContent);
  const event = { note: PAT.email, rep: 'bea@reps.example' };

  test('is loaded when it is opened: what was done, when and by whom, newest first', async () => {
    storeRep(PAT);
    storeEvent({ ...event, action: 'approved', note: `${PAT.email} (rep)`, at: ago(60), rep: '' });
    storeEvent({ ...event, action: 'role', note: `${PAT.email}: rep to manager`, at: ago(30) });
    storeEvent({ ...event, action: 'locked', at: ago(10), rep: '' });
    storeEvent({ ...event, action: 'blocked', note: 'nora@reps.example' });
    const { user } = await openManage('reps');
    await findItem('Pat Moss');
    expect(repEndpoint.sentAs('list_audit')).toHaveLength(0);
    await press(user, 'Activity of Pat Moss');
    expect(await findActivity()).toEqual([
      'Account locked after too many wrong PINsNov 20, 2026, 9:50 AM, Unknown',
      'Role changed: rep to managerNov 20, 2026, 9:30 AM, Bea Boss',
      'Account approved (rep)Nov 20, 2026, 9:00 AM, Owner',
    ]);
    expect(screen.queryByText(/Older ones are/)).toBeNull();
    await press(user, 'Activity of Pat Moss');
    expect(within(await findItem('Pat Moss')).queryByRole('listitem')).toBeNull();
  });

  test('says when there is more in the Activity view, or nothing at all', async () => {
    storeRep(PAT);
    for (let minutes = 0; minutes < 6; minutes++) storeEvent({ ...event, action: 'pin', at: ago(minutes) });
    const { user } = await openManage('reps');
    await press(user, 'Activity of Pat Moss');
    expect(await findActivity()).toHaveLength(5);
    expect(
      screen.getByText('These are the newest 5 changes. Older ones are in the Activity view.'),
    ).toBeVisible();
    await press(user, 'Activity of Bea Boss');
    expect(await screen.findByText('Nothing on record yet.')).toBeVisible();
  });
});

describe('a list that the script has cut', () => {
  const [pat, lou, blake, amy] = [PAT, LOU, BLAKE, AMY].map(({ email, name, role, state }) => ({
    email,
    name,
    role,
    state,
  }));

  test('says so, for the team and for the blocked', async () => {
    const answer = { ok: true, reps: [pat, lou], more: true, blocked: [blake, amy], moreBlocked: true };
    repEndpoint.misbehave(json(answer), { action: 'list_reps' });
    await openManage('reps');
    const note = 'These are 2 accounts, the oldest ones. There are more.';
    expect(within(await findBlocked()).getByText(new RegExp(`^${note}`))).toHaveTextContent(
      "Anyone who isn't listed can ask for an account again.",
    );
    expect(within(getTeam()).getByText(note)).toBeVisible();
  });

  test('of requests says so, and the hub counts them with a plus', async () => {
    const request = { email: NORA.email, name: NORA.name, phone: NORA.phone, createdAt: NORA.createdAt };
    repEndpoint.misbehave(
      json({ ok: true, requests: [request, { ...request, email: 'ola@reps.example' }], more: true }),
      { action: 'list_requests' },
    );
    const { unmount } = await openManage('requests');
    expect(await screen.findByText('These are the oldest 2 requests. There are more.')).toBeVisible();
    unmount();
    const answer = { ok: true, batches: [], requestsWaiting: 200, moreRequests: true, features: FEATURES };
    repEndpoint.misbehave(json(answer), { action: 'list_batches' });
    await open('/rep-access/hub');
    expect(await screen.findByRole('link', { name: /^Manage/ })).toHaveAccessibleName(
      /Account requests waiting: ?200\+$/,
    );
  });
});

test('a script without these fields shows the team as before, and is not asked for the activity of one account', async () => {
  storeRep(PAT);
  const { email, name, role, state } = PAT;
  lackFeatures(['accounts']);
  const reps = [{ email, name, role, state, lockedUntil: '' }];
  repEndpoint.misbehave(json({ ok: true, reps }), { action: 'list_reps' });
  const { user } = await openManage('reps');
  const item = await findItem('Pat Moss');
  await expect.poll(() => within(item).getAllByRole('button')).toHaveLength(1);
  expect(item).not.toHaveTextContent(/sign-in|signed in/);
  await press(user, 'Block Pat Moss');
  await press(user, 'Yes, block');
  await screen.findByText(/^Pat Moss is blocked/);
  expect(screen.queryByRole('article', { name: 'Pat Moss' })).toBeNull();
  expect(queryBlocked()).toBeNull();
});

const LOCKED = 'Locked until 10:15 AM after too many wrong PINs';
/** Without the one that opens the activity. */
const buttonsIn = (item: HTMLElement) =>
  within(item)
    .queryAllByRole('button', { name: (name) => !name.startsWith('Activity') })
    .map((button) => button.textContent);

test('an account shows until when it is locked, and stays in the list without that after Unlock', async () => {
  for (const row of [LOU, PAT]) storeRep(row);
  const { user } = await openManage('reps');
  const item = await findItem('Lou Katz');
  expect(item).toHaveTextContent(LOCKED);
  expect(buttonsIn(item)).toEqual(['Unlock', 'Block']);
  expect(buttonsIn(await findItem('Pat Moss'))).toEqual(['Block']);
  await press(user, 'Unlock Lou Katz');
  await press(user, 'Yes, unlock');
  await screen.findByText(/^Lou Katz can sign in again/);
  expect(screen.getByRole('article', { name: 'Lou Katz' })).not.toHaveTextContent('Locked');
  expect(buttonsIn(screen.getByRole('article', { name: 'Lou Katz' }))).toEqual(['Block']);
  expect(testBackend.mail()).toMatchObject([
    { to: LOU.email, text: expect.stringMatching(/Your code: \w{8}\./) },
  ]);
});

test('an approved account without a PIN says so, also after a new code is sent, and even if it is locked', async () => {
  storeRep({ ...LOU, ...ALMA, lockedUntil: LOU.lockedUntil });
  const { user } = await openManage('reps');
  const item = await findItem('Alma Fox');
  expect(item).toHaveTextContent(NO_PIN);
  expect(item).not.toHaveTextContent('Locked');
  expect(buttonsIn(item)).toEqual(['Send a new code', 'Block']);
  await press(user, 'Send a new code to Alma Fox');
  await press(user, 'Yes, send it');
  await screen.findByText(/^An email with a new code is on its way to Alma Fox/);
  expect(screen.getByRole('article', { name: 'Alma Fox' })).toHaveTextContent(NO_PIN);
});

test('a manager can unlock the own account, but not block it; a lock beyond today shows its date', async () => {
  signedInManager({ lockedUntil: LOU.lockedUntil });
  storeRep({ ...LOU, lockedUntil: new Date(FRIDAY_TEN + 23 * HOUR_MS).toISOString() });
  await openManage('reps');
  expect(await findItem('Lou Katz')).toHaveTextContent(
    'Locked until Nov 21, 9:00 AM after too many wrong PINs',
  );
  const me = await findItem('Bea Boss');
  expect(me).toHaveTextContent('Manager (you)');
  expect(me).toHaveTextContent(LOCKED);
  expect(buttonsIn(me)).toEqual(['Unlock']);
});

describe('a rep who is blocked and has promised callbacks', () => {
  const blockPat = async (count: number) => {
    storeRep(PAT);
    const callbackAt = new Date(FRIDAY_TEN + HOUR_MS).toISOString();
    storeLeads(
      ...Array.from({ length: count }, (_, index) =>
        aLead({ leadId: `lead-${index}`, callbackAt, callbackRep: PAT.email }),
      ),
    );
    const { user } = await openManage('reps');
    await press(user, 'Block Pat Moss');
    await press(user, 'Yes, block');
    return screen.findByText(/^Pat Moss is blocked and signed out everywhere\./);
  };

  test.each([
    [1, ' 1 callback kept for them went back to the queue: any rep can make it now.'],
    [2, ' 2 callbacks kept for them went back to the queue: any rep can make them now.'],
    [0, ''],
  ])('the manager reads how many of them any rep can make now: %i', async (count, words) => {
    expect(await blockPat(count)).toHaveTextContent(
      `Pat Moss is blocked and signed out everywhere.${words}`,
      { normalizeWhitespace: false },
    );
  });

  test('all of them go back, also more than one request frees', async () => {
    const count = PAGE_SIZES.assignedCallbacks + 2;
    expect(await blockPat(count)).toHaveTextContent(`${count} callbacks kept for them`);
    expect(repEndpoint.sentAs('block_rep')).toHaveLength(2);
    expect(testBackend.read('assignedCallbacks', { rep: PAT.email, limit: 1 })).toEqual([]);
  });

  test('a failure after the first request still says that the rep is blocked, how many are free, and that others are not', async () => {
    const answer = { ok: true, callbacks: 100, moreCallbacks: true };
    repEndpoint.misbehave(json(answer), { action: 'block_rep' });
    repEndpoint.misbehave(networkDrop, { action: 'block_rep' });
    expect(await blockPat(0)).toHaveTextContent(
      "100 callbacks kept for them went back to the queue: any rep can make them now. Their other callbacks stay kept for them until they're a day late.",
    );
  });
});

test('the accounts of a script without locks have no lock, and can only be blocked', async () => {
  for (const row of [LOU, ALMA]) storeRep(row);
  lackFeatures(['security']);
  await openManage('reps');
  for (const name of ['Lou Katz', 'Alma Fox']) {
    const item = await findItem(name);
    await waitFor(() => expect(buttonsIn(item)).toEqual(['Block']));
    expect(item).not.toHaveTextContent(/Locked|PIN/);
  }
});

test.each(['reps', 'requests'] as const)(
  '%s: says where somebody new asks for an account, to copy',
  async (view) => {
    signedInManager();
    const { user } = await openManage(view);
    await press(user, 'Copy link');
    expect(await screen.findByText('Copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/rep-access/create-user`);
  },
);
