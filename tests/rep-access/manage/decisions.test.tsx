import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aMessage } from '#tests/builders/message.ts';
import { json, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { storeEvent, storeMessages, storeRep, suppress } from '#tests/msw/stored-rows.ts';
import { address } from '#tests/render.tsx';
import { ENDED, EXPIRED, loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { ALMA, BLAKE, findItem, LOU, NORA, openManage, PAT, signedInManager } from './manage-page.ts';

beforeAll(loadRepPages);
beforeEach(() => {
  signedInManager();
  for (const row of [NORA, PAT, ALMA, LOU, BLAKE]) storeRep(row);
  suppress('13215550142');
  storeEvent({ action: 'exported', note: 'Storm' });
  storeMessages(aMessage());
});

const REQUEST = {
  view: 'requests',
  action: 'decide_request',
  item: 'Nora Lind',
  read: () => scriptBackend.read('rep', { email: NORA.email }),
  failed: 'Failed to save your decision',
  before: { state: 'pending' },
  mails: 1,
  stays: false,
} as const;

describe.each([
  ...(['rep', 'manager'] as const).map((role) => ({
    ...REQUEST,
    ask: `Approve as ${role}`,
    question: new RegExp(`^Approve Nora Lind as a ${role}\\?`),
    yes: 'Yes, approve',
    done: `Nora Lind is approved as a ${role}. An email with a code to set their PIN is on its way.`,
    after: { state: 'approved', role },
  })),
  {
    ...REQUEST,
    ask: 'Deny',
    question: /^Deny Nora Lind\?/,
    yes: 'Yes, deny',
    done: "Nora Lind's request was denied.",
    after: { state: 'denied' },
  },
  {
    view: 'reps' as const,
    action: 'block_rep',
    item: 'Pat Moss',
    read: () => scriptBackend.read('rep', { email: PAT.email }),
    ask: 'Block Pat Moss',
    question: /^Block Pat Moss and sign them out everywhere\?/,
    yes: 'Yes, block',
    done: 'Pat Moss is blocked and signed out everywhere.',
    failed: 'Failed to block the account',
    before: { state: 'active' },
    after: { state: 'denied' },
    mails: 1,
    stays: true,
  },
  ...(['rep', 'manager'] as const).map((role) => ({
    view: 'reps' as const,
    action: 'decide_request',
    item: 'Blake Orr',
    read: () => scriptBackend.read('rep', { email: BLAKE.email }),
    ask: `Restore Blake Orr as ${role}`,
    question: new RegExp(`^Restore Blake Orr as a ${role}\\? We'll email them a code to set a new PIN\\.`),
    yes: 'Yes, restore',
    done: `Blake Orr is approved as a ${role} again. An email with a code to set a new PIN is on its way.`,
    failed: 'Failed to restore the account',
    before: { state: 'denied' },
    after: { state: 'approved', role },
    mails: 1,
    stays: true,
  })),
  {
    view: 'reps' as const,
    action: 'unlock_rep',
    item: 'Lou Katz',
    read: () => scriptBackend.read('rep', { email: LOU.email }),
    ask: 'Unlock Lou Katz',
    question: /^Unlock Lou Katz's account\?/,
    yes: 'Yes, unlock',
    done: 'Lou Katz can sign in again. An email with a code for a new PIN is on its way.',
    failed: 'Failed to unlock the account',
    before: { lockedUntil: LOU.lockedUntil },
    after: { lockedUntil: '', locks: 0 },
    mails: 1,
    stays: true,
  },
  {
    view: 'reps' as const,
    action: 'unlock_rep',
    item: 'Alma Fox',
    read: () => scriptBackend.read('resetCode', { email: ALMA.email }),
    ask: 'Send a new code to Alma Fox',
    question: /^Email Alma Fox a new code/,
    yes: 'Yes, send it',
    done: 'An email with a new code is on its way to Alma Fox.',
    failed: 'Failed to send the code',
    before: null,
    after: { email: ALMA.email },
    mails: 1,
    stays: true,
  },
  {
    view: 'numbers' as const,
    action: 'lift_suppression',
    item: '(321) 555-0142',
    read: () => scriptBackend.read('number', { phoneKey: '13215550142' }),
    ask: 'Remove (321) 555-0142',
    question: /^Take \(321\) 555-0142 off the list\?/,
    yes: 'Yes, take it off',
    done: '(321) 555-0142 is off the list. No leads were reopened.',
    failed: 'Failed to take the number off the list',
    before: { suppressedAt: '2026-11-18T15:00:00.000Z' },
    after: { suppressedAt: '' },
    mails: 0,
    stays: false,
  },
] as const)(
  '$ask',
  ({ view, action, item, read, ask, question, yes, done, failed, before, after, mails, stays }) => {
    async function openAndAsk() {
      const { user } = await openManage(view);
      await user.click(await screen.findByRole('button', { name: ask }));
      return user;
    }
    function expectUndecided() {
      expect(screen.getByRole('button', { name: ask })).toBeVisible();
      expectBefore();
    }
    function expectBefore() {
      if (before === null) expect(read()).toBeNull();
      else expect(read()).toMatchObject(before);
    }

    test('is done only after the manager confirms it', async () => {
      const user = await openAndAsk();
      expect(screen.getByRole('group', { name: question })).toHaveFocus();
      expect(repScript.sentAs(action)).toHaveLength(0);
      await press(user, yes);
      expect(await screen.findByText(done)).toBeVisible();
      expect(read()).toMatchObject(after);
      expect(scriptBackend.mail()).toHaveLength(mails);
      expect(screen.queryAllByRole('article', { name: item })).toHaveLength(stays ? 1 : 0);
    });

    test('is not done when the manager cancels', async () => {
      const user = await openAndAsk();
      await press(user, 'Cancel');
      expect(await findItem(item)).toHaveFocus();
      expect(repScript.sentAs(action)).toHaveLength(0);
      expectUndecided();
    });

    test('shows a message and changes nothing when it fails', async () => {
      repScript.misbehave(networkDrop, { action });
      const user = await openAndAsk();
      await press(user, yes);
      expect(await screen.findByText(failed)).toBeVisible();
      expect(screen.getByText(/Check your connection/)).toBeVisible();
      expectUndecided();
    });

    test('leads to the login and changes nothing when the session has ended', async () => {
      repScript.misbehave(ENDED, { action });
      const user = await openAndAsk();
      await press(user, yes);
      expect(await screen.findByText(EXPIRED)).toBeVisible();
      expect(localStorage.getItem('repAuth')).toBeNull();
      expectBefore();
    });
  },
);

test.each([
  ['requests', 'Deny', 'Yes, deny', "Nora Lind's request was denied."],
  ['requests', 'Approve as rep', 'Yes, approve', 'Nora Lind is approved as a rep.'],
  ['reps', 'Block Pat Moss', 'Yes, block', 'Pat Moss is blocked and signed out everywhere.'],
  ['reps', 'Restore Blake Orr as rep', 'Yes, restore', 'Blake Orr is approved as a rep again.'],
  ['reps', 'Unlock Lou Katz', 'Yes, unlock', 'Lou Katz can sign in again.'],
  [
    'reps',
    'Send a new code to Alma Fox',
    'Yes, send it',
    'There is a new code for Alma Fox, and the old one has stopped working.',
  ],
] as const)('%s, %s: says when the email about it waits', async (view, ask, yes, done) => {
  for (const action of ['decide_request', 'block_rep', 'unlock_rep'])
    repScript.misbehave(json({ ok: true, mailWaits: true }), { action });
  const { user } = await openManage(view);
  await press(user, ask);
  await press(user, yes);
  const waits = "We couldn't email them yet. We'll keep trying, but you may want to tell them yourself.";
  expect(await screen.findByText(`${done} ${waits}`)).toBeVisible();
});

test.each([
  ['requests', 'No requests to review', 'Deny', 'Yes, deny'],
  ['numbers', 'No numbers on the list yet. Choose “Add a number” to add one.', /^Remove/, 'Yes, take it off'],
] as const)('after the last of the %s is decided, the list says: %s', async (view, none, ask, yes) => {
  const { user } = await openManage(view);
  await user.click(await screen.findByRole('button', { name: ask }));
  await press(user, yes);
  expect(await screen.findByText(none)).toBeVisible();
});

describe.each([
  ['requests', 'list_requests', 'Failed to load requests', 'Nora Lind'],
  ['reps', 'list_reps', 'Failed to load the accounts', 'Pat Moss'],
  ['numbers', 'list_suppressed', 'Failed to load the list', '(321) 555-0142'],
  ['activity', 'list_audit', 'Failed to load the activity', 'Batch exported'],
  ['messages', 'list_messages', 'Failed to load the messages', 'We have your request'],
] as const)('the list of %s', (view, action, failed, item) => {
  test('says when it cannot be loaded, and can be loaded again', async () => {
    repScript.misbehave(networkDrop, { action });
    const { user } = await openManage(view);
    expect(await screen.findByText(failed)).toBeVisible();
    expect(screen.queryByText(/^No (requests|number|activity|messages)/)).toBeNull();
    await press(user, 'Try again');
    expect(await screen.findByText(item)).toBeVisible();
    expect(screen.queryByText(failed)).toBeNull();
  });

  test('leads to the login when the session has ended', async () => {
    repScript.misbehave(ENDED, { action });
    await openManage(view);
    expect(await screen.findByText(EXPIRED)).toBeVisible();
  });
});

describe('the list of active accounts', () => {
  test('opens from the link “Reps” and shows emails and roles, but no requests', async () => {
    const { user } = await openManage('requests');
    await user.click(screen.getByRole('link', { name: 'Reps' }));
    expect(address()).toBe('/rep-access/manage?view=reps');
    expect(await findItem('Pat Moss')).toHaveTextContent('pat@reps.exampleRep');
    expect(screen.getByRole('article', { name: 'Bea Boss' })).toHaveTextContent('Manager');
    expect(screen.queryByRole('article', { name: 'Nora Lind' })).toBeNull();
  });

  test('marks the manager’s own account, which cannot be blocked', async () => {
    await openManage('reps');
    const me = within(await findItem('Bea Boss'));
    expect(me.getByText('You')).toBeVisible();
    expect(me.queryByRole('button', { name: /Block/ })).toBeNull();
  });
});
