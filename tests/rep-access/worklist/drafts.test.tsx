import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fill } from '#tests/form.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { loadRepPages } from '#tests/rep-access/rep-pages.ts';
import {
  asked,
  button,
  card,
  GRACE,
  HENRY,
  heading,
  leased,
  looks,
  notesField,
  openWithLead,
  openWorklist,
  putLead,
  save,
  status,
  storedLead,
} from './worklist-page.ts';

const BACK = 'Your unsaved changes are back.';
const KEPT = 'Your unsaved changes to the last lead are kept for when it comes back.';

/** Opens the worklist and takes Grace's lead, which nobody holds any more. */
async function takeGrace() {
  putLead(GRACE);
  const view = await openWorklist();
  expect(heading()).toBeNull();
  await view.user.click(button('Next Lead'));
  await card('Grace Hollis');
  return view;
}

describe('an unsaved draft', () => {
  test('is kept when the rep presses Next Lead, and restored with the lead; what was deleted is not', async () => {
    const { user } = await openWithLead();
    await user.click(status('Attempted'));
    fill({ notes: 'Call her daughter' });
    await user.click(button('Next Lead'));
    expect(await screen.findByText(KEPT)).toBeVisible();
    expect(heading()).toHaveTextContent('Henry Okafor');
    expect(notesField()).toHaveValue('');
    await leased('Henry Okafor');
    await user.type(notesField(), 'x{Backspace}');
    await user.click(button('Skip'));
    expect(await screen.findByText(BACK)).toBeVisible();
    expect(screen.queryByText(KEPT)).toBeNull();
    expect(heading()).toHaveTextContent('Grace Hollis');
    expect(status('Attempted')).toBeChecked();
    expect(notesField()).toHaveValue('Call her daughter');
  });

  test('is restored after a reload, with the lead that was on the card', async () => {
    const { unmount } = await openWithLead();
    fill({ notes: 'Half a sent' });
    unmount();
    await openWorklist();
    expect(await card('Grace Hollis')).toBeVisible();
    expect(notesField()).toHaveValue('Half a sent');
    expect(asked()[1]?.url.searchParams.get('resume')).toBe('1');
  });

  test('is removed when the lead is saved, and a reload does not bring the lead back', async () => {
    const { user, unmount } = await openWithLead();
    fill({ notes: 'Said yes' });
    await save(user);
    unmount();
    await openWorklist();
    expect(heading()).toBeNull();
    expect(localStorage.getItem('repDrafts')).not.toContain('Said yes');
  });

  test('is not restored when it was saved but the page was reloaded before the answer', async () => {
    const { user, unmount } = await openWithLead([GRACE]);
    repEndpoint.misbehave(() => new Promise(() => undefined), { action: 'update_lead', isTaken: true });
    await user.click(status('Attempted'));
    fill({ notes: 'From the truck' });
    await user.click(button('Save'));
    await waitFor(() => expect(storedLead()?.attempts).toBe(1));
    unmount();
    putLead({ ...GRACE, status: 'Attempted', notes: 'From the truck' });
    await openWorklist();
    await leased('Grace Hollis');
    expect(notesField()).toHaveValue('From the truck');
    expect(screen.queryByText(BACK)).toBeNull();
  });

  test.each([
    ['before', 'My own words', '', 'Prefers mornings', 'Prefers mornings\nMy own words'],
    ['after', '{Enter}Mine', 'Has a dog', 'Has a dog\nAt noon', 'Has a dog\nAt noon\nMine'],
  ])(
    'of a lead that a colleague edits %s it is looked up is added below the new notes, without the older ones',
    async (when, typed, before, edited, restored) => {
      const { user } = await openWithLead([{ ...GRACE, notes: before }, HENRY]);
      await user.type(notesField(), typed);
      const edit = () => putLead({ ...GRACE, notes: edited });
      if (when === 'before') edit();
      await user.click(button('Skip'));
      await leased('Henry Okafor');
      await waitFor(() => expect(looks()).toBe(2));
      if (when === 'after') edit();
      await user.click(button('Skip'));
      await leased('Grace Hollis');
      expect(notesField()).toHaveValue(restored);
    },
  );

  test('is kept separately for each rep on one device', async () => {
    const { unmount } = await openWithLead();
    fill({ notes: 'Robin’s words' });
    unmount();
    const sam = signedInRep({ email: 'sam@reps.example', name: 'Sam' });
    const second = await takeGrace();
    expect(notesField()).toHaveValue('');
    fill({ notes: 'Sam’s words' });
    second.unmount();
    testBackend.write({ kind: 'deleteRepSessions', email: sam.email });
    signedInRep();
    await takeGrace();
    expect(notesField()).toHaveValue('Robin’s words');
  });
});

test('after a logout, no lead is loaded automatically', async () => {
  await loadRepPages();
  const { user } = await openWithLead();
  await user.click(screen.getByRole('link', { name: 'Rep Hub' }));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await screen.findByRole('button', { name: 'Sign In' });
  cleanup();
  signedInRep();
  await openWorklist();
  expect(asked()).toHaveLength(1);
  expect(screen.getByText('No lead yet')).toBeVisible();
});
