import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fill } from '#tests/form.ts';
import {
  asked,
  button,
  callLink,
  card,
  GRACE,
  giveToSam,
  leased,
  notesField,
  openWithLead,
  openWithTimers,
  putLead,
  save,
} from './worklist-page.ts';

const keepButton = () => screen.queryByRole('button', { name: 'Keep it' });

describe('the lease of the lead on the card', () => {
  test('can be renewed near its end, and nothing on the card changes', async () => {
    const { user, advance } = await openWithTimers();
    await user.type(notesField(), 'Long call');
    await advance(5 * 60_000);
    expect(screen.getByText(/^Yours for (10:00|9:\d\d)$/)).toBeVisible();
    expect(keepButton()).toBeNull();
    await advance(8.5 * 60_000);
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(await screen.findByText('This lead is yours again.')).toBeVisible();
    expect(notesField()).toHaveValue('Long call');
    expect(screen.getByText(/^Yours for 1[45]:/)).toBeVisible();
    expect(asked()[1]?.url.searchParams.get('resume')).toBe('1');
  });

  test('is shown as expired, and the save still works while nobody else has the lead', async () => {
    const { user, advance } = await openWithTimers();
    await advance(15 * 60_000 + 2000);
    expect(screen.getByText(/^Time's up/)).toBeVisible();
    await save(user);
  });

  test('that has gone to a colleague blocks the save, keeps the note and offers the next lead', async () => {
    const { user } = await openWithLead();
    fill({ notes: 'Spoke to her son' });
    giveToSam(GRACE);
    await user.click(button('Save'));
    expect(await screen.findByText('Failed to save lead')).toBeVisible();
    expect(screen.getByText(/no longer yours/)).toBeVisible();
    expect(notesField()).toHaveValue('Spoke to her son');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(callLink()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copy note' }));
    expect(await screen.findByText('Note copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('Spoke to her son');
    await user.click(screen.getByRole('button', { name: 'Get the next lead' }));
    await leased('Henry Okafor');
    expect(notesField()).toHaveValue('');
    expect(asked()[1]?.url.searchParams.has('skip')).toBe(false);
    putLead(GRACE);
    await user.click(button('Skip'));
    expect(await card('Grace Hollis')).toBeVisible();
    expect(notesField()).toHaveValue('Spoke to her son');
  });

  test('that is lost before its renewal loads the next lead and keeps the note', async () => {
    const { user, advance } = await openWithTimers();
    fill({ notes: 'Half a note' });
    await advance(16 * 60_000);
    giveToSam(GRACE);
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(await card('Henry Okafor')).toBeVisible();
    expect(screen.getByText(/are kept for when it comes back/)).toBeVisible();
    expect(notesField()).toHaveValue('');
  });
});
