import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { queueSave, readQueuedSaves } from '#src/stored/outbox/queued-saves.ts';
import { aQueuedSave } from '#tests/builders/queued-save.ts';
import { fill } from '#tests/form.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { address, open } from '#tests/render.tsx';
import { eventually } from '#tests/setup/eventually.ts';
import { openManage, signedInManager } from './manage/manage-page.ts';
import { EVERYTHING, NEEDED, openAndFill } from './new-lead-page.ts';
import { expectLogin, loadRepPages, press } from './rep-pages.ts';
import { button, GRACE, HENRY, notesField, openWithLead, openWorklist } from './worklist/worklist-page.ts';

beforeAll(loadRepPages);

const OLD_NOTES = 'Gate code 47#11. Ask for the daughter.';
const WARNING = 'Logging out deletes your unsaved work';

/** Everything that the browser keeps for the site. */
const storedValues = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);

const openHub = () => open('/rep-access/hub');
const warning = () => screen.queryByRole('region', { name: WARNING });
const openWarning = async (user: UserEvent) => {
  await press(user, 'Logout');
  const region = await screen.findByRole('region', { name: WARNING });
  return within(region);
};

async function logOutAnyway() {
  const { user } = await openHub();
  await openWarning(user);
  await press(user, 'Log out and delete');
  await expectLogin();
}

describe('what the browser keeps of a lead’s unsaved notes', () => {
  /** As an import of an earlier version named it. */
  const lead = { ...GRACE, leadId: 'import-1b9d6bcd-000002-13215550142', notes: OLD_NOTES };

  test('is what the rep wrote, and never the homeowner’s number, name or notes', async () => {
    const { user } = await openWithLead([lead, HENRY]);
    await user.type(notesField(), '{Enter}Left a message');
    expect(storedValues()).toContain('Left a message');
    for (const secret of ['3215550142', '555-0142', 'Grace', 'Hollis', '47#11', 'daughter', GRACE.address]) {
      expect(storedValues()).not.toContain(secret);
    }
    cleanup();
    await openWorklist();
    expect(await screen.findByText('Your unsaved changes are back.')).toBeVisible();
    expect(notesField()).toHaveValue(`${OLD_NOTES}\nLeft a message`);
  });

  test('is deleted after a week, when the rep area is next used', async () => {
    await openWithLead();
    fill({ notes: 'Last week' });
    vi.setSystemTime(FRIDAY_TEN + 7 * 24 * 60 * 60_000);
    expect(storedValues()).toContain('Last week');
    signedInRep();
    await openWorklist();
    expect(storedValues()).not.toContain('Last week');
  });
});

describe('Logout with unsaved work', () => {
  test('says what would be lost; after Stay signed in, all of it is still there', async () => {
    const { user } = await openWithLead();
    fill({ notes: 'Half a sentence' });
    await user.click(button('Skip'));
    await screen.findByRole('heading', { level: 2, name: 'Henry Okafor' });
    fill({ notes: 'And another' });
    await openAndFill();
    const hub = await openHub();
    const region = await openWarning(hub.user);
    expect(region.getByText('Notes on 2 leads')).toBeVisible();
    expect(region.getByText('A new lead')).toBeVisible();
    await press(hub.user, 'Stay signed in');
    expect(warning()).toBeNull();
    expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus();
    expect(address()).toBe('/rep-access/hub');
    for (const words of ['Half a sentence', 'And another', NEEDED.address])
      expect(storedValues()).toContain(words);
  });

  test('deletes the notes of leads from this device once the rep agrees', async () => {
    const { user } = await openWithLead([{ ...GRACE, notes: OLD_NOTES }]);
    await user.type(notesField(), ' Call her husband');
    await logOutAnyway();
    for (const words of ['husband', '47#11', GRACE.leadId]) expect(storedValues()).not.toContain(words);
    signedInRep();
    await openWorklist();
    await user.click(button('Next Lead'));
    await screen.findByRole('heading', { level: 2, name: 'Grace Hollis' });
    expect(notesField()).toHaveValue(OLD_NOTES);
  });

  test('deletes the new lead that was not added, and a number for the do-not-call list', async () => {
    signedInManager();
    await openAndFill(EVERYTHING);
    const { user } = await openManage('numbers');
    await user.click((await screen.findAllByRole('button', { name: 'Add a number' }))[0] ?? document.body);
    fill({ phone: '321-555-0199', reason: 'By letter' });
    for (const words of [...Object.values(NEEDED), '321-555-0199']) expect(storedValues()).toContain(words);
    const hub = await openHub();
    const region = await openWarning(hub.user);
    expect(region.getByText('A number for the do-not-call list')).toBeVisible();
    await press(hub.user, 'Log out and delete');
    await expectLogin();
    for (const words of [...Object.values(NEEDED), '321-555-0199', 'By letter']) {
      expect(storedValues()).not.toContain(words);
    }
  });

  test('lists the saves that wait on this device, and deletes this rep’s only', async () => {
    const session = signedInRep();
    repEndpoint.misbehave(networkDrop, { action: 'update_lead', times: 9 });
    for (const saveId of ['one', 'two']) await queueSave(aQueuedSave({ saveId }));
    const ofSam = aQueuedSave({ saveId: 'sam', email: 'sam@reps.example' });
    await queueSave(ofSam);
    const { user } = await openHub();
    const region = await openWarning(user);
    expect(region.getByText('2 saves on this device, not sent yet')).toBeVisible();
    await press(user, 'Stay signed in');
    expect(await readQueuedSaves(session.email)).toHaveLength(2);
    await openWarning(user);
    await press(user, 'Log out and delete');
    await expectLogin();
    await eventually(async () => expect(await readQueuedSaves(session.email)).toEqual([]));
    expect(await readQueuedSaves('sam@reps.example')).toEqual([ofSam]);
  });

  test('leaves the unsaved work of a colleague whose session has ended on this device', async () => {
    await openWithLead();
    fill({ notes: 'Robin’s words' });
    signedInRep({ email: 'sam@reps.example', name: 'Sam' });
    const hub = await openHub();
    await press(hub.user, 'Logout');
    await expectLogin();
    expect(storedValues()).toContain('Robin’s words');
  });
});
