import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fill } from '#tests/form.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { refuseToStore } from '#tests/stored/full-storage.ts';
import {
  asked,
  button,
  disconnect,
  GRACE,
  giveToSam,
  holdAnswers,
  leased,
  notesField,
  openWithLead,
  openWorklist,
  putLead,
  saves,
  status,
  storedLead,
  undoButton,
} from './worklist-page.ts';

const rows = () =>
  [...document.querySelectorAll('[data-save-state]')].map((row) => row.getAttribute('data-save-state'));
const history = () => testBackend.read('history', { leadId: GRACE.leadId, limit: 9, siteLimit: 9 });

async function saveOffline(user: UserEvent) {
  await user.click(status('Attempted'));
  fill({ notes: 'From the truck' });
  const reconnect = disconnect();
  await user.click(button('Save'));
  expect(await screen.findByText(/Your save is on this device/)).toBeVisible();
  return reconnect;
}

describe('a save without a connection', () => {
  test('is shown as saved on this device, and is sent by itself when the connection is back; then the next lead comes', async () => {
    const { user } = await openWithLead();
    const reconnect = await saveOffline(user);
    expect(screen.getByText('Saved on this device: 1')).toBeVisible();
    expect(screen.getByText('Attempted · Nov 20, 10:00 AM')).toBeVisible();
    expect(screen.getByText('Waiting for a connection')).toBeVisible();
    expect(rows()).toEqual(['waiting']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button('Save')).toBeDisabled();
    expect(localStorage.getItem('repDrafts')).toBe('[]');
    expect(storedLead()?.status).toBe('New Lead');

    const release = holdAnswers('update_lead');
    await reconnect();
    await waitFor(() => expect(rows()).toEqual(['sending']));
    expect(undoButton()).toBeNull();
    expect(asked()).toHaveLength(1);
    release();
    await leased('Henry Okafor');
    expect(screen.getByText('Your save was sent.')).toBeVisible();
    expect(rows()).toEqual([]);
    expect(storedLead()).toMatchObject({ status: 'Attempted', notes: 'From the truck', attempts: 1 });
    expect(history()).toHaveLength(1);
  });

  test('can be undone as long as it waits, changed and saved again; until then no word can be lost', async () => {
    const { user } = await openWithLead();
    const reconnect = await saveOffline(user);
    await user.type(notesField(), 'too late');
    await user.click(status('Not Qualified'));
    expect(notesField()).toHaveValue('From the truck');
    expect(status('Attempted')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Save undone.')).toBeVisible();
    expect(rows()).toEqual([]);
    expect(localStorage.getItem('repDrafts')).toContain('From the truck');
    await user.type(notesField(), ', and at home');
    await reconnect();
    expect(storedLead()?.status).toBe('New Lead');
    await user.click(button('Save'));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(storedLead()).toMatchObject({ notes: 'From the truck, and at home', attempts: 1 });
  });

  test('is still there after the page was closed, and is sent when a worklist opens', async () => {
    const { user } = await openWithLead();
    const reconnect = await saveOffline(user);
    cleanup();
    await reconnect();
    expect(saves()).toHaveLength(1);
    await openWorklist();
    await leased('Henry Okafor');
    expect(storedLead()).toMatchObject({ notes: 'From the truck', attempts: 1 });
    expect(rows()).toEqual([]);
  });

  test('is an error when this browser cannot store it, and the words stay on the card', async () => {
    const { user } = await openWithLead();
    fill({ notes: 'From the truck' });
    refuseToStore(new DOMException('full', 'QuotaExceededError'));
    const reconnect = disconnect();
    await user.click(button('Save'));
    expect(await screen.findByText('Failed to save lead')).toBeVisible();
    expect(screen.getByText(/This browser can't store your save/)).toBeVisible();
    expect(notesField()).toHaveValue('From the truck');
    await reconnect();
    await user.click(button('Save'));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(saves()[1]).toEqual(saves()[0]);
  });

  test('that a colleague’s lease has overtaken is not taken: the row says why, and gives the note back', async () => {
    const { user } = await openWithLead();
    const reconnect = await saveOffline(user);
    giveToSam(GRACE);
    await reconnect();
    await leased('Henry Okafor');
    expect(rows()).toEqual(['refused']);
    expect(screen.getByText(/^Not accepted: .*no longer yours/)).toBeVisible();
    expect(screen.getByText('1 not accepted')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy note' }));
    expect(await navigator.clipboard.readText()).toBe('From the truck');
    await user.click(screen.getByRole('button', { name: 'Discard the save for Grace Hollis' }));
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(rows()).toEqual(['refused']);
    await user.click(screen.getByRole('button', { name: 'Discard the save for Grace Hollis' }));
    await user.click(screen.getByRole('button', { name: 'Delete it' }));
    expect(await screen.findByText('Save deleted.')).toBeVisible();
    expect(rows()).toEqual([]);
  });

  test('whose callback the script finds outside calling hours is not taken: the row names the nearest times', async () => {
    const { user } = await openWithLead();
    fireEvent.change(screen.getByLabelText(/Date and time/), { target: { value: '2026-11-20T10:30' } });
    const reconnect = await saveOffline(user);
    putLead({ ...GRACE, ...storedLead(), phone: '(619) 555-0167', phoneKey: '16195550167' });
    await reconnect();
    await leased('Henry Okafor');
    expect(rows()).toEqual(['refused']);
    const words =
      'Not accepted: 10:30 AM Eastern is outside calling hours there. Nearest time: today 11:00 AM.';
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy note' })).toBeVisible();
  });
});
