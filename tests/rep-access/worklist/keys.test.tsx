import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { LEAD_STATUSES } from '#contract/lead/status.ts';
import { LIMITS } from '#contract/limits.ts';
import {
  asked,
  batchField,
  button,
  card,
  GRACE,
  HENRY,
  leased,
  notesField,
  openWithLead,
  openWorklist,
  repField,
  saves,
  status,
  storedLead,
  watchDialing,
} from './worklist-page.ts';

/** The call link of the lead on the card. */
const GRACE_CALLED = 'tel:+13215550167';

describe('the letter keys', () => {
  test('are left to the browser with Ctrl, Alt or Meta, count once when held, and work on a button or a status', async () => {
    const dialed = watchDialing();
    const { user } = await openWithLead();
    await user.keyboard('{Control>}nc{/Control}{Meta>}c{/Meta}{Alt>}n{/Alt}');
    expect([asked().length, dialed]).toEqual([1, []]);
    await user.keyboard('{c>5/}');
    expect(dialed).toEqual([GRACE_CALLED]);
    await user.click(status('Not Qualified'));
    await user.keyboard('C');
    expect(dialed).toEqual([GRACE_CALLED, GRACE_CALLED]);
    button('Next Lead').focus();
    await user.keyboard('n');
    expect(await card('Henry Okafor')).toBeVisible();
  });

  test('are only letters while the rep types in a field, and work again after it', async () => {
    const dialed = watchDialing();
    const { user } = await openWithLead();
    for (const field of [repField, batchField, notesField]) {
      field().focus();
      await user.keyboard('nc');
    }
    expect([asked().length, dialed]).toEqual([1, []]);
    notesField().blur();
    await waitFor(async () => {
      await user.keyboard('c');
      expect(dialed).toContain(GRACE_CALLED);
    });
  });
});

describe('on the worklist,', () => {
  test('1 to 5 choose the statuses in their order, S saves and K skips', async () => {
    const { user } = await openWithLead();
    await user.keyboard('k');
    await leased('Henry Okafor');
    expect(asked()[1]?.url.searchParams.get('skip')).toBe('lead-1');
    for (const [index, name] of LEAD_STATUSES.entries()) {
      await user.keyboard(String(index + 1));
      expect(status(name)).toBeChecked();
    }
    await user.keyboard('4s');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(saves()).toMatchObject([{ leadId: 'lead-2', status: 'Not Qualified' }]);
  });

  test('/ starts a line with the date in the notes, without a slash, and Escape leaves them', async () => {
    const { user } = await openWithLead();
    await user.keyboard('2s');
    expect(notesField()).toHaveFocus();
    expect(saves()).toEqual([]);
    await user.keyboard('{Escape}/');
    expect(notesField()).toHaveFocus();
    await user.keyboard('s5');
    expect(notesField()).toHaveValue('11/20: s5');
    await user.keyboard('{Escape}5');
    expect(notesField()).not.toHaveFocus();
    expect(status('DO NOT CALL')).toBeChecked();
  });
});

describe('the key switch', () => {
  const toggle = async (user: UserEvent) => {
    await user.click(screen.getByRole('button', { name: 'Keys' }));
    await user.click(screen.getByRole('checkbox', { name: /Single-letter keys/ }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
  };

  test('turns every single-letter key off, also after a reload, and on again', async () => {
    const { user, unmount } = await openWithLead();
    expect(button('Next Lead')).toHaveAttribute('aria-keyshortcuts', 'N');
    await toggle(user);
    await user.keyboard('nkspu5/?');
    expect(asked()).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Next Lead')).not.toHaveAttribute('aria-keyshortcuts');
    unmount();
    const again = await openWorklist();
    await card('Grace Hollis');
    await again.user.keyboard('5');
    expect(status('New Lead')).toBeChecked();
    await toggle(again.user);
    await again.user.keyboard('5');
    expect(status('DO NOT CALL')).toBeChecked();
  });
});

const NOTED = { ...GRACE, notes: 'Tarp on the porch' };
const pick = (name: string) => screen.getByRole('button', { name });

describe('an outcome of a call', () => {
  test('takes two keys: 7 writes “Left voicemail” with the date and chooses Attempted, S saves', async () => {
    const { user } = await openWithLead();
    await user.keyboard('7s');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(saves()).toMatchObject([{ leadId: 'lead-1', status: 'Attempted', note: '11/20: Left voicemail' }]);
  });

  test('is added once below the notes with its own status, and changes no status that ends the lead', async () => {
    const { user } = await openWithLead([NOTED, HENRY]);
    await user.click(pick('No answer'));
    await user.click(pick('No answer'));
    expect(notesField()).toHaveValue('Tarp on the porch\n11/20: No answer');
    expect(status('Attempted')).toBeChecked();
    await user.keyboard('9');
    expect(notesField()).toHaveValue('Tarp on the porch\n11/20: No answer\n11/20: Needs spouse');
    await user.keyboard('8');
    expect(status('Not Qualified')).toBeChecked();
    for (const [key, named] of [
      ['3', 'Qualified – Appointment Set'],
      ['4', 'Not Qualified'],
      ['5', 'DO NOT CALL'],
    ] as const) {
      await user.keyboard(`${key}7`);
      expect(status(named)).toBeChecked();
    }
    expect(notesField()).toHaveDisplayValue(/11\/20: Wrong number\n11\/20: Left voicemail$/);
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
  test('is gone and no note when nothing is written on it, and Ctrl+Enter saves what is written there', async () => {
    const { user } = await openWithLead([NOTED, HENRY]);
    await user.keyboard('/');
    await user.keyboard('{Escape}');
    expect(notesField()).toHaveValue('Tarp on the porch');
    await user.clear(notesField());
    await user.keyboard('{Escape}2/');
    expect(notesField()).toHaveValue('11/20: ');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(notesField()).toHaveFocus();
    expect(screen.getByText('Notes are required for this status')).toBeVisible();
    expect(saves()).toEqual([]);
    await user.keyboard('{Escape}/');
    await user.keyboard('Spoke to her son');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(saves()).toMatchObject([{ note: '11/20: Spoke to her son' }]);
  });
});

describe('a callback by key', () => {
  test('B says why a lead takes none, moves through the choices of another, and Enter takes one', async () => {
    const { user } = await openWithLead();
    await user.keyboard('4b');
    expect(screen.getByText('Only a lead that is New Lead or Attempted takes a callback.')).toBeVisible();
    await user.keyboard('16b');
    expect(pick('In 1 hour')).toHaveFocus();
    await user.keyboard('bb');
    expect(pick('Tomorrow 9 AM')).toHaveFocus();
    await user.keyboard('b');
    expect(pick('In 3 days')).toHaveFocus();
    await user.keyboard('{Enter}s');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(saves()).toMatchObject([{ callbackAt: '2026-11-23T14:00:00.000Z' }]);
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
