import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { loadRepPages } from '#tests/rep-access/rep-pages.ts';
import {
  asked,
  button,
  card,
  GRACE,
  notesField,
  openWithLead,
  openWorklist,
  status,
} from './worklist-page.ts';

beforeAll(loadRepPages);

const BACK = 'What you had not saved is back.';
const KEPT = 'What you had not saved on the last lead is kept for when it comes back.';

describe('what a rep has written and not saved', () => {
  test.each(['Skip', 'Next Lead'] as const)(
    'is kept when %s is pressed, and back with the lead',
    async (name) => {
      const { user } = await openWithLead();
      await user.click(status('Attempted'));
      await user.type(notesField(), 'Call her daughter');
      await user.click(button(name));
      expect(await card('Henry Okafor')).toBeVisible();
      expect(screen.getByText(KEPT)).toBeVisible();
      expect(notesField()).toHaveValue('');
      await user.click(button('Skip'));
      expect(await card('Grace Hollis')).toBeVisible();
      expect(screen.getByText(BACK)).toBeVisible();
      expect(status('Attempted')).toBeChecked();
      expect(notesField()).toHaveValue('Call her daughter');
    },
  );

  test('is back after a reload, on the lead that was on the card', async () => {
    const { user, unmount } = await openWithLead();
    await user.type(notesField(), 'Half a sent');
    unmount();
    await openWorklist();
    expect(await card('Grace Hollis')).toBeVisible();
    expect(notesField()).toHaveValue('Half a sent');
    expect(asked()[1]?.url.searchParams.get('resume')).toBe('1');
  });

  test('is gone once it is saved, and so is the lead after a reload', async () => {
    const { user, unmount } = await openWithLead();
    await user.type(notesField(), 'Said yes');
    await user.click(button('Save'));
    await screen.findByText('Saved.');
    unmount();
    await openWorklist();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(localStorage.getItem('repDrafts')).not.toContain('Said yes');
  });

  test('is no draft when it was taken back', async () => {
    const { user } = await openWithLead();
    await user.type(notesField(), 'x{Backspace}');
    await user.click(button('Skip'));
    await card('Henry Okafor');
    expect(screen.queryByText(KEPT)).toBeNull();
  });

  test('stands under what a colleague has written on the lead meanwhile', async () => {
    const { user } = await openWithLead();
    await user.type(notesField(), 'My own words');
    await user.click(button('Skip'));
    await card('Henry Okafor');
    scriptBackend.write({ kind: 'putLead', row: { ...GRACE, notes: 'Prefers mornings' } });
    await user.click(button('Skip'));
    await card('Grace Hollis');
    expect(notesField()).toHaveValue('Prefers mornings\nMy own words');
  });

  test('is not shown to another rep on the same device', async () => {
    const { user, unmount } = await openWithLead();
    await user.type(notesField(), 'Mine alone');
    unmount();
    scriptBackend.write({ kind: 'putLead', row: GRACE });
    signedInRep({ email: 'sam@reps.example', name: 'Sam' });
    const second = await openWorklist();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    await second.user.click(button('Next Lead'));
    await card('Grace Hollis');
    expect(notesField()).toHaveValue('');
  });

  test('of two reps on one device is kept for each', async () => {
    const { user, unmount } = await openWithLead();
    await user.type(notesField(), 'Robin’s words');
    unmount();
    scriptBackend.write({ kind: 'putLead', row: GRACE });
    const sam = signedInRep({ email: 'sam@reps.example', name: 'Sam' });
    const second = await openWorklist();
    await second.user.click(button('Next Lead'));
    await card('Grace Hollis');
    await second.user.type(notesField(), 'Sam’s words');
    second.unmount();
    scriptBackend.write({ kind: 'putLead', row: GRACE }, { kind: 'deleteRepSessions', email: sam.email });
    signedInRep();
    const third = await openWorklist();
    await third.user.click(button('Next Lead'));
    await card('Grace Hollis');
    expect(notesField()).toHaveValue('Robin’s words');
  });

  test('is kept for a week', async () => {
    const { user, unmount } = await openWithLead();
    await user.type(notesField(), 'Last week');
    unmount();
    vi.setSystemTime(FRIDAY_TEN + 7 * 24 * 60 * 60_000);
    signedInRep();
    scriptBackend.write({ kind: 'putLead', row: GRACE });
    const later = await openWorklist();
    await later.user.click(button('Next Lead'));
    await card('Grace Hollis');
    expect(screen.queryByDisplayValue('Last week')).toBeNull();
  });

  test('stays for the tab when the browser stores nothing', async () => {
    const { user } = await openWithLead();
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.type(notesField(), 'In memory');
    await user.click(button('Skip'));
    await card('Henry Okafor');
    await user.click(button('Skip'));
    await card('Grace Hollis');
    expect(notesField()).toHaveValue('In memory');
    refuse.mockRestore();
    await user.type(notesField(), '.');
    await waitFor(() => expect(localStorage.getItem('repDrafts')).toContain('In memory.'));
  });

  test.each(['{', '{}', '[{"rep":"robin@reps.example","leadId":"lead-1"}]'])(
    'that is corrupt in storage breaks nothing (%s)',
    async (stored) => {
      localStorage.setItem('repDrafts', stored);
      localStorage.setItem('repHeld', stored);
      await openWithLead();
      expect(notesField()).toHaveValue('');
    },
  );

  test('is never longer than what the script takes', async () => {
    await openWithLead();
    expect(notesField()).toHaveAttribute('maxlength', String(LIMITS.notes));
  });
});
