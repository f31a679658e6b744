import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storeFeatures } from '#src/stored/backend-features.ts';
import { aLead } from '#tests/builders/lead.ts';
import { aMessage } from '#tests/builders/message.ts';
import { aRep } from '#tests/builders/rep.ts';
import { json, networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { storeEvent, storeLeads, storeMessages, storeRep, suppress } from '#tests/msw/stored-rows.ts';
import { open } from '#tests/render.tsx';
import {
  ENDED,
  EXPIRED,
  expectLogin,
  lackFeatures,
  loadRepPages,
  press,
} from '#tests/rep-access/rep-pages.ts';
import { findItem, NORA, openManage, PAT, signedInManager } from './manage-page.ts';

beforeAll(loadRepPages);

const manageLink = () => screen.queryByRole('link', { name: /^Manage/ });
const actionsSent = () => repEndpoint.sent.map(({ action }) => action);

describe('the manage page', () => {
  test('tells a rep that only a manager can do this, and links back to the hub', async () => {
    signedInRep();
    await open('/rep-access/manage');
    expect(await screen.findByText('Only a manager can do this.')).toBeVisible();
    expect(within(screen.getByRole('main')).getAllByRole('link', { name: 'Rep Hub' })[0]).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Manage' })).toBeNull();
    expect(actionsSent()).not.toContain('list_requests');
  });

  test('says when the script has no actions for managers, and sends none', async () => {
    signedInManager();
    storeFeatures([]);
    repEndpoint.misbehave(json({ batches: [] }), { action: 'list_batches' });
    await open('/rep-access/manage');
    expect(await screen.findByText(/Manager tools aren't available/)).toBeVisible();
    await waitFor(() => expect(actionsSent()).toEqual(['list_batches']));
  });

  test.each([
    ['messages', 'messages', 'Messages', 'list_messages'],
    ['scripts', 'scripts', 'Calls', 'call_scripts'],
    ['visit_limits', 'setup', 'Visit setup', 'show_visit_limits'],
    ['visits', 'visits', 'Visits', 'list_visits'],
    ['retention', 'retention', 'Data kept', 'show_retention'],
    ['archive', 'export', 'Batches', 'show_batches'],
    ['security', 'activity', 'Activity', 'list_audit'],
    ['today', 'today', 'Today', 'show_today'],
    ['find', 'find', 'Find', 'find_leads'],
  ] as const)(
    'does not offer a script without %s its view, nor asks for it',
    async (feature, view, name, action) => {
      signedInManager();
      lackFeatures([feature]);
      await openManage(view);
      await screen.findByRole('navigation', { name: 'Manage' });
      await waitFor(() => expect(actionsSent()).toContain('list_batches'));
      expect(screen.queryByRole('link', { name })).toBeNull();
      expect(actionsSent()).not.toContain(action);
    },
  );

  test('asks the script what it can do before it loads anything else', async () => {
    signedInManager();
    localStorage.removeItem('repFeatures');
    storeRep(NORA);
    await open('/rep-access/manage');
    expect(await findItem('Nora Lind')).toBeVisible();
    expect(actionsSent()).toEqual(['list_batches', 'show_today', 'list_requests']);
  });

  test.each([
    ['today', "Failed to load today's numbers"],
    ['reps', 'Failed to load the accounts'],
  ] as const)(
    'shows that the script refuses the %s to a rep whose stored role was changed to manager',
    async (view, failed) => {
      const session = signedInRep();
      localStorage.setItem('repAuth', JSON.stringify({ ...session, role: 'manager' }));
      await openManage(view);
      expect(await screen.findByText(failed)).toBeVisible();
      expect(screen.getByText('Only a manager can do this.')).toBeVisible();
    },
  );

  test('is linked from the hub for managers only', async () => {
    signedInManager();
    const { unmount } = await open('/rep-access/hub');
    expect(manageLink()).toHaveAttribute('href', '/rep-access/manage');
    unmount();
    signedInRep();
    await open('/rep-access/hub');
    expect(manageLink()).toBeNull();
  });
});

test('the hub of a manager has Manage after what every rep can do', async () => {
  signedInManager();
  storeLeads(aLead());
  await open('/rep-access/hub');
  await screen.findByText('1 open / 1 total');
  const order = [...screen.getByRole('main').querySelectorAll('h1, h2, a')];
  expect(order.map(({ textContent }) => textContent)).toEqual([
    'Rep Hub',
    'Quick Actions',
    expect.stringMatching(/^Start Workflow/),
    expect.stringMatching(/^New Lead/),
    expect.stringMatching(/^Profile/),
    expect.stringMatching(/^Manage/),
    'Today',
    'Available Batches',
    expect.stringMatching(/^Palm Bay after the storm/),
    'Ring here when a booking or request comes in',
  ]);
});

describe('the number of waiting account requests', () => {
  test('is next to the Manage link on a manager’s hub', async () => {
    signedInManager();
    for (const row of [NORA, aRep({ email: 'ola@reps.example', state: 'pending' })]) storeRep(row);
    await open('/rep-access/hub');
    expect(await screen.findByText('2')).toBeVisible();
    expect(manageLink()).toHaveAccessibleName(/^Manage.*Account requests waiting: ?2$/);
  });

  test('is not shown to a rep, or when no request is waiting', async () => {
    signedInRep();
    storeRep(NORA);
    const { unmount } = await open('/rep-access/hub');
    await screen.findByText('No batches available');
    expect(screen.queryByText('Account requests waiting:')).toBeNull();
    unmount();
    storeRep({ ...NORA, state: 'active' });
    signedInManager();
    await open('/rep-access/hub');
    await screen.findByText('No batches available');
    expect(manageLink()).toHaveAccessibleName(/^Manage.*export$/);
  });
});

describe('each view', () => {
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
    {
      view: 'today',
      action: 'show_today',
      failed: "Failed to load today's numbers",
      shows: 'Last 7 Days',
    },
    { view: 'requests', action: 'list_requests', failed: 'Failed to load requests', shows: 'Nora Lind' },
    { view: 'reps', action: 'list_reps', failed: 'Failed to load the accounts', shows: 'Pat Moss' },
    {
      view: 'numbers',
      action: 'list_suppressed',
      failed: 'Failed to load the list',
      shows: '(321) 555-0142',
    },
    {
      view: 'activity',
      action: 'list_audit',
      failed: 'Failed to load the activity',
      shows: 'Batch exported',
    },
    {
      view: 'messages',
      action: 'list_messages',
      failed: 'Failed to load the messages',
      shows: 'We have your request',
    },
    { view: 'batches', action: 'show_batches', failed: 'Failed to load the batches', shows: '1 of 1 open' },
    {
      view: 'scripts',
      action: 'call_scripts',
      failed: 'Failed to load the scripts',
      shows: 'First words',
    },
    {
      view: 'setup',
      action: 'show_visit_limits',
      failed: 'Failed to load the visits',
      shows: 'Sun, Nov 22',
    },
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
      repEndpoint.misbehave(networkDrop, { action });
      const { user } = await openManage(view);
      await ask(user);
      expect(await screen.findByText(failed)).toBeVisible();
      expect(screen.queryByText(/^No (requests|numbers?|activity|messages|batches|match)/)).toBeNull();
      await press(user, more.again ?? 'Try again');
      expect((await screen.findAllByText(shows))[0]).toBeVisible();
      expect(screen.queryByText(failed)).toBeNull();

      cleanup();
      repEndpoint.misbehave(ENDED, { action });
      await ask((await openManage(view)).user);
      await expectLogin();
      expect(screen.getByText(EXPIRED)).toBeVisible();
    },
  );
});
