import { cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aLead } from '#tests/builders/lead.ts';
import { aMessage } from '#tests/builders/message.ts';
import { networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { storeEvent, storeLeads, storeMessages, storeRep, suppress } from '#tests/msw/stored-rows.ts';
import { ENDED, EXPIRED, expectLogin, loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { NORA, openManage, PAT, signedInManager } from './manage-page.ts';

beforeAll(loadRepPages);
beforeEach(() => {
  signedInManager();
  for (const row of [NORA, PAT]) storeRep(row);
  storeLeads(aLead());
  suppress('13215550142');
  storeEvent({ action: 'exported', note: 'Storm' });
  storeEvent({ action: 'pin', note: PAT.email });
  storeMessages(aMessage());
});

const search = async (user: UserEvent) =>
  user.type(await screen.findByRole('searchbox', { name: 'Name, number or address' }), '0167{Enter}');
const openActivity = (user: UserEvent) => press(user, 'Activity of Pat Moss');

test.each([
  { view: 'today', action: 'show_today', failed: "Failed to load today's numbers", shows: /^New bookings/ },
  { view: 'requests', action: 'list_requests', failed: 'Failed to load requests', shows: 'Nora Lind' },
  { view: 'reps', action: 'list_reps', failed: 'Failed to load the accounts', shows: 'Pat Moss' },
  { view: 'numbers', action: 'list_suppressed', failed: 'Failed to load the list', shows: '(321) 555-0142' },
  { view: 'activity', action: 'list_audit', failed: 'Failed to load the activity', shows: 'Batch exported' },
  {
    view: 'messages',
    action: 'list_messages',
    failed: 'Failed to load the messages',
    shows: 'We have your request',
  },
  { view: 'batches', action: 'show_batches', failed: 'Failed to load the batches', shows: '1 of 1 open' },
  { view: 'scripts', action: 'call_scripts', failed: 'Failed to load the scripts', shows: 'The first call.' },
  { view: 'visits', action: 'show_visit_limits', failed: 'Failed to load the visits', shows: 'Sun, Nov 22' },
  {
    view: 'find',
    action: 'find_leads',
    failed: 'Failed to search',
    shows: /Grace Hollis/,
    ask: search,
    again: 'Find',
  },
  {
    view: 'reps',
    action: 'list_audit',
    failed: 'Failed to load the activity',
    shows: /^PIN changed/,
    ask: openActivity,
  },
] as const)(
  'the $view ($action) say that they cannot be loaded, load again, and lead to the login when the session has ended',
  async ({ view, action, failed, shows, ...more }) => {
    const ask = more.ask ?? (() => {});
    repScript.misbehave(networkDrop, { action });
    const { user } = await openManage(view);
    await ask(user);
    expect(await screen.findByText(failed)).toBeVisible();
    expect(screen.queryByText(/^No (requests|numbers?|activity|messages|batches|match)/)).toBeNull();
    await press(user, more.again ?? 'Try again');
    expect((await screen.findAllByText(shows))[0]).toBeVisible();
    expect(screen.queryByText(failed)).toBeNull();

    cleanup();
    repScript.misbehave(ENDED, { action });
    await ask((await openManage(view)).user);
    await expectLogin();
    expect(screen.getByText(EXPIRED)).toBeVisible();
  },
);
