import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { keepFeatures } from '#src/stored/script-features.ts';
import { aRep } from '#tests/builders/rep.ts';
import { json } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { storeRep } from '#tests/msw/stored-rows.ts';
import { open } from '#tests/render.tsx';
import { lackFeatures } from '#tests/rep-access/rep-pages.ts';
import { findItem, NORA, openManage, signedInManager } from './manage-page.ts';

const way = () => screen.queryByRole('link', { name: /^Manage/ });
const actionsSent = () => repScript.sent.map(({ action }) => action);

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
    keepFeatures([]);
    repScript.misbehave(json({ batches: [] }), { action: 'list_batches' });
    await open('/rep-access/manage');
    expect(await screen.findByText(/Manager tools aren't available/)).toBeVisible();
    await waitFor(() => expect(actionsSent()).toEqual(['list_batches']));
  });

  test.each([
    ['messages', 'messages', 'Messages', 'list_messages'],
    ['scripts', 'scripts', 'Call scripts', 'call_scripts'],
    ['visit_limits', 'visits', 'Visits', 'show_visit_limits'],
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
      expect(await screen.findByRole('link', { name: 'Requests' })).toBeVisible();
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
    expect(way()).toHaveAttribute('href', '/rep-access/manage');
    unmount();
    signedInRep();
    await open('/rep-access/hub');
    expect(way()).toBeNull();
  });
});

describe('the number of waiting account requests', () => {
  test('is next to the Manage link on a manager’s hub', async () => {
    signedInManager();
    for (const row of [NORA, aRep({ email: 'ola@reps.example', state: 'pending' })]) storeRep(row);
    await open('/rep-access/hub');
    expect(await screen.findByText('2')).toBeVisible();
    expect(way()).toHaveAccessibleName(/^Manage.*Account requests waiting: ?2$/);
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
    expect(way()).toHaveAccessibleName(/^Manage.*export$/);
  });
});
