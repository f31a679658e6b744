import { cleanup, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { loadRepPages } from '#tests/rep-access/rep-pages.ts';
import {
  asked,
  button,
  card,
  GRACE,
  heading,
  notesField,
  openWithLead,
  openWorklist,
  putLead,
  save,
  status,
} from './worklist-page.ts';

const BACK = 'What you had not saved is back.';
const KEPT = 'What you had not saved on the last lead is kept for when it comes back.';

/** Opens the worklist and takes Grace, whom nobody holds any more. */
async function takeGrace() {
  putLead(GRACE);
  const view = await openWorklist();
  expect(heading()).toBeNull();
  await view.user.click(button('Next Lead'));
  await card('Grace Hollis');
  return view;
}

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
    await save(user);
    unmount();
    await openWorklist();
    expect(heading()).toBeNull();
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
    putLead({ ...GRACE, notes: 'Prefers mornings' });
    await user.click(button('Skip'));
    await card('Grace Hollis');
    expect(notesField()).toHaveValue('Prefers mornings\nMy own words');
  });

  test('of two reps on one device is kept for each', async () => {
    const { user, unmount } = await openWithLead();
    await user.type(notesField(), 'Robin’s words');
    unmount();
    const sam = signedInRep({ email: 'sam@reps.example', name: 'Sam' });
    const second = await takeGrace();
    expect(notesField()).toHaveValue('');
    await second.user.type(notesField(), 'Sam’s words');
    second.unmount();
    scriptBackend.write({ kind: 'deleteRepSessions', email: sam.email });
    signedInRep();
    await takeGrace();
    expect(notesField()).toHaveValue('Robin’s words');
  });

  test('is kept for a week', async () => {
    const { user, unmount } = await openWithLead();
    await user.type(notesField(), 'Last week');
    unmount();
    vi.setSystemTime(FRIDAY_TEN + 7 * 24 * 60 * 60_000);
    signedInRep();
    await takeGrace();
    expect(screen.queryByDisplayValue('Last week')).toBeNull();
  });
});

test('after a logout no lead comes up by itself', async () => {
  await loadRepPages();
  const { user } = await openWithLead();
  await user.click(screen.getByRole('link', { name: 'Rep Hub' }));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await screen.findByRole('button', { name: 'Sign In' });
  cleanup();
  signedInRep();
  await openWorklist();
  expect(asked()).toHaveLength(1);
  expect(screen.getByText('No lead on the card yet')).toBeVisible();
});
