import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import {
  GRACE,
  HENRY,
  notesField,
  openWithLead,
  saves,
  status,
  storedLead,
} from '#tests/rep-access/worklist/worklist-page.ts';

const NOTED = { ...GRACE, notes: 'Tarp on the porch' };
const pick = (name: string) => screen.getByRole('button', { name });

describe('an outcome of a call', () => {
  test.each([
    ['6', 'No answer', 'Attempted'],
    ['7', 'Left voicemail', 'Attempted'],
    ['8', 'Wrong number', 'Not Qualified'],
    ['9', 'Needs spouse', 'Attempted'],
  ])('takes two keys: %s writes “%s” with the date and chooses %s, S saves', async (key, words, named) => {
    const { user } = await openWithLead();
    await user.keyboard(`${key}s`);
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(saves()).toMatchObject([{ leadId: 'lead-1', status: named, note: `11/20: ${words}` }]);
  });

  test.each([
    ['3', 'Qualified – Appointment Set'],
    ['4', 'Not Qualified'],
    ['5', 'DO NOT CALL'],
  ])('does not change a status that ends the lead: %s', async (key, named) => {
    const { user } = await openWithLead();
    await user.keyboard(`${key}7`);
    expect(status(named)).toBeChecked();
    expect(notesField()).toHaveValue('11/20: Left voicemail');
  });

  test('is added below the notes of the lead, once', async () => {
    const { user } = await openWithLead([NOTED, HENRY]);
    await user.click(pick('No answer'));
    await user.click(pick('No answer'));
    expect(notesField()).toHaveValue('Tarp on the porch\n11/20: No answer');
  });

  test('that no longer fits into the notes says so and changes nothing', async () => {
    const full = 'x'.repeat(LIMITS.notes);
    const { user } = await openWithLead([{ ...GRACE, notes: full }, HENRY]);
    await user.keyboard('6');
    expect(await screen.findByText('The notes are full. Shorten them first.')).toBeVisible();
    expect(notesField()).toHaveValue(full);
    expect(status('New Lead')).toBeChecked();
  });
});

test('notes that are longer than a save may be can be shortened', async () => {
  const long = 'x'.repeat(LIMITS.notes + 2);
  const { user } = await openWithLead([{ ...GRACE, notes: long }, HENRY]);
  await user.type(notesField(), '{Backspace}');
  expect(notesField()).toHaveValue(long.slice(1));
});

describe('a line that / starts in the notes', () => {
  test('is at the end, with the date, and Ctrl+Enter saves what is written there', async () => {
    const { user } = await openWithLead([NOTED, HENRY]);
    await user.keyboard('2/');
    await user.keyboard('Spoke to her son');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(saves()).toMatchObject([{ note: 'Tarp on the porch\n11/20: Spoke to her son' }]);
  });

  test('is gone when nothing is written on it', async () => {
    const { user } = await openWithLead([NOTED, HENRY]);
    await user.keyboard('/');
    await user.keyboard('{Escape}');
    expect(notesField()).toHaveValue('Tarp on the porch');
  });

  test('does not count as a note', async () => {
    const { user } = await openWithLead();
    await user.keyboard('2/');
    expect(notesField()).toHaveValue('11/20: ');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(notesField()).toHaveFocus();
    expect(screen.getByText('Notes are required for this status')).toBeVisible();
    expect(saves()).toEqual([]);
  });
});

describe('a callback by key', () => {
  test('B moves through its choices, and Enter takes one', async () => {
    const { user } = await openWithLead();
    await user.keyboard('6b');
    expect(pick('In 1 hour')).toHaveFocus();
    await user.keyboard('bb');
    expect(pick('Tomorrow 9 AM')).toHaveFocus();
    await user.keyboard('b');
    expect(pick('In 3 days')).toHaveFocus();
    await user.keyboard('{Enter}s');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(saves()).toMatchObject([{ callbackAt: '2026-11-23T14:00:00.000Z' }]);
  });

  test('B says why a lead takes none', async () => {
    const { user } = await openWithLead();
    await user.keyboard('4b');
    expect(screen.getByText('Only a lead that is New Lead or Attempted takes a callback.')).toBeVisible();
  });
});

describe('S on a lead that nobody has changed', () => {
  test('asks once, and saves when pressed again', async () => {
    const { user } = await openWithLead();
    await user.keyboard('s');
    expect(
      screen.getByText('Nothing has changed. Press S again to save this lead as New Lead.'),
    ).toBeVisible();
    expect(saves()).toEqual([]);
    await user.keyboard('s');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(storedLead()?.status).toBe('New Lead');
  });
});
