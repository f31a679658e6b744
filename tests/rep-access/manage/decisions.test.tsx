import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RepRow } from '#backend/core/rows.ts';
import { json, networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { storeRep, suppress } from '#tests/msw/stored-rows.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { ENDED, expectLogin, loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { ALMA, BLAKE, findItem, LOU, NORA, openManage, PAT, signedInManager } from './manage-page.ts';

beforeAll(loadRepPages);
beforeEach(() => {
  signedInManager();
  for (const row of [NORA, PAT, ALMA, LOU, BLAKE]) storeRep(row);
  suppress('13215550142');
});

const repOf = ({ email }: RepRow) => ({ read: () => testBackend.read('rep', { email }), mails: 1 });
const REQUEST = {
  ...repOf(NORA),
  view: 'requests',
  action: 'decide_request',
  item: 'Nora Lind',
  failed: 'Failed to save your decision',
  before: { state: 'pending' },
} as const;
const ROLES = ['rep', 'manager'] as const;

describe.each([
  ...ROLES.map((role) => ({
    ...REQUEST,
    ask: `Approve as ${role}`,
    question: new RegExp(`^Approve Nora Lind as a ${role}\\?`),
    yes: 'Yes, approve',
    done: `Nora Lind is approved as a ${role}. An email with a link to sign in is on its way.`,
    after: { state: 'approved', role },
  })),
  {
    ...REQUEST,
    ask: 'Deny',
    question: /^Deny Nora Lind\?/,
    yes: 'Yes, deny',
    done: "Nora Lind's request was denied.",
    after: { state: 'denied' },
    none: 'No requests to review',
  },
  {
    ...{ ...repOf(PAT), view: 'reps' as const, action: 'block_rep', item: 'Pat Moss' },
    ask: 'Block Pat Moss',
    question: /^Block Pat Moss and sign them out everywhere\?/,
    yes: 'Yes, block',
    done: 'Pat Moss is blocked and signed out everywhere.',
    failed: 'Failed to block the account',
    before: { state: 'active' },
    after: { state: 'denied' },
  },
  ...ROLES.map((role) => ({
    ...{ ...repOf(BLAKE), view: 'reps' as const, action: 'decide_request', item: 'Blake Orr' },
    ask: `Restore Blake Orr as ${role}`,
    question: new RegExp(`^Restore Blake Orr as a ${role}\\? We'll email them a code to set a new PIN\\.`),
    yes: 'Yes, restore',
    done: `Blake Orr is approved as a ${role} again. An email with a code to set a new PIN is on its way.`,
    failed: 'Failed to restore the account',
    before: { state: 'denied' },
    after: { state: 'approved', role },
  })),
  {
    ...{ ...repOf(LOU), view: 'reps' as const, action: 'unlock_rep', item: 'Lou Katz' },
    ask: 'Unlock Lou Katz',
    question: /^Unlock Lou Katz's account\?/,
    yes: 'Yes, unlock',
    done: 'Lou Katz can sign in again. An email with a code for a new PIN is on its way.',
    failed: 'Failed to unlock the account',
    before: { lockedUntil: LOU.lockedUntil },
    after: { lockedUntil: '', locks: 0 },
  },
  {
    ...{ ...repOf(ALMA), view: 'reps' as const, action: 'unlock_rep', item: 'Alma Fox' },
    read: () => testBackend.read('resetCode', { email: ALMA.email }),
    ask: 'Send a new code to Alma Fox',
    question: /^Email Alma Fox a new code/,
    yes: 'Yes, send it',
    done: 'An email with a new code is on its way to Alma Fox.',
    failed: 'Failed to send the code',
    before: null,
    after: { email: ALMA.email },
  },
  {
    ...{ view: 'numbers' as const, action: 'lift_suppression', item: '(321) 555-0142', mails: 0 },
    read: () => testBackend.read('number', { phoneKey: '13215550142' }),
    ask: 'Remove (321) 555-0142',
    question: /^Take \(321\) 555-0142 off the list\?/,
    yes: 'Yes, take it off',
    done: '(321) 555-0142 is off the list. No leads were reopened.',
    failed: 'Failed to take the number off the list',
    before: { suppressedAt: '2026-11-18T15:00:00.000Z' },
    after: { suppressedAt: '' },
    none: 'No numbers yet',
  },
])('$ask', (decision) => {
  const { view, action, item, read, ask, question, yes, done, failed, before, after, mails } = decision;

  async function expectUndecided() {
    expect(await screen.findByRole('button', { name: ask })).toBeVisible();
    if (before === null) expect(read()).toBeNull();
    else expect(read()).toMatchObject(before);
  }

  test('is done only after the manager confirms it', async () => {
    const { user } = await openManage(view);
    await press(user, ask);
    expect(screen.getByRole('group', { name: question })).toHaveFocus();
    await press(user, 'Cancel');
    expect(await findItem(item)).toHaveFocus();
    expect(repEndpoint.sentAs(action)).toHaveLength(0);
    await expectUndecided();

    repEndpoint.misbehave(networkDrop, { action });
    await press(user, ask);
    await press(user, yes);
    expect(await screen.findByText(failed)).toBeVisible();
    expect(screen.getByText(/Check your connection/)).toBeVisible();
    await expectUndecided();

    await press(user, ask);
    await press(user, yes);
    expect(await screen.findByText(done)).toBeVisible();
    expect(read()).toMatchObject(after);
    expect(testBackend.mail()).toHaveLength(mails);
    expect(screen.queryAllByRole('article', { name: item })).toHaveLength(view === 'reps' ? 1 : 0);
    if ('none' in decision && decision.none) expect(screen.getByText(decision.none)).toBeVisible();
  });
});

test('a decision leads to the login and changes nothing when the session has ended', async () => {
  repEndpoint.misbehave(ENDED, { action: 'decide_request' });
  const { user } = await openManage('requests');
  await press(user, 'Deny');
  await press(user, 'Yes, deny');
  await expectLogin();
  expect(localStorage.getItem('repAuth')).toBeNull();
  expect(REQUEST.read()).toMatchObject({ state: 'pending' });
});

test.each([
  ['requests', 'Approve as rep', 'Yes, approve', 'Nora Lind is approved as a rep.'],
  ['requests', 'Deny', 'Yes, deny', "Nora Lind's request was denied."],
  ['reps', 'Block Pat Moss', 'Yes, block', 'Pat Moss is blocked and signed out everywhere.'],
  ['reps', 'Restore Blake Orr as rep', 'Yes, restore', 'Blake Orr is approved as a rep again.'],
  ['reps', 'Unlock Lou Katz', 'Yes, unlock', 'Lou Katz can sign in again.'],
  [
    'reps',
    'Send a new code to Alma Fox',
    'Yes, send it',
    'There is a new code for Alma Fox, and the old one has stopped working.',
  ],
] as const)('among the %s, “%s” says when the email about it waits', async (view, ask, yes, done) => {
  for (const action of ['decide_request', 'block_rep', 'unlock_rep'])
    repEndpoint.misbehave(json({ ok: true, mailWaits: true }), { action });
  const { user } = await openManage(view);
  await press(user, ask);
  await press(user, yes);
  const waits = "We couldn't email them yet. We'll keep trying, but you may want to tell them yourself.";
  expect(await screen.findByText(`${done} ${waits}`)).toBeVisible();
});
