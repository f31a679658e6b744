import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aServedLead } from '#tests/builders/lead.ts';
import { json } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { button, callLink, card, notesField, openWithAnswer, save, saves, status } from './worklist-page.ts';

const choices = () => screen.getAllByRole<HTMLInputElement>('radio');
const chosen = () => choices().filter(({ checked }) => checked);

/** Opens a lead whose status is written like the company's own script does. */
async function openWithStatus(written: string) {
  const view = await openWithAnswer({ lead: aServedLead({ status: written }) });
  await card('Grace Hollis');
  return view;
}

test('a lead without a status is a New Lead, one of five, each with its picture', async () => {
  await openWithStatus('');
  expect(status('New Lead')).toBeChecked();
  expect(choices().map(({ value }) => value)).toEqual([
    'New Lead',
    'Attempted',
    'Qualified – Appointment Set',
    'Not Qualified',
    'DO NOT CALL',
  ]);
  expect(choices().every((radio) => radio.parentElement?.querySelector('svg'))).toBe(true);
});

describe('a lead whose status is a word of the company’s own', () => {
  test('shows it, and is not saved before the rep has chosen one of the five', async () => {
    const { user } = await openWithStatus('Hot prospect');
    expect(screen.getByText('Hot prospect')).toBeVisible();
    expect(screen.getByText(/Choose one of these to save/)).toBeVisible();
    expect(chosen()).toEqual([]);
    expect(button('Save')).toBeDisabled();
    await user.keyboard('s');
    expect(status('New Lead')).toHaveFocus();
    expect(chosen()).toEqual([]);
    expect(saves()).toEqual([]);

    await user.click(status('Not Qualified'));
    expect(screen.queryByText(/Choose one of these to save/)).toBeNull();
    expect(screen.getByText('Hot prospect')).toBeVisible();
    repScript.misbehave(json('OK'), { action: 'update_lead' });
    await save(user);
    expect(saves()).toMatchObject([{ status: 'Not Qualified' }]);
  });

  test('keeps the note that was written on it for a reload, still without a status', async () => {
    const { user, unmount } = await openWithStatus('Hot prospect');
    await user.type(notesField(), 'Ask for the owner');
    unmount();
    await openWithStatus('Hot prospect');
    expect(notesField()).toHaveValue('Ask for the owner');
    expect(chosen()).toEqual([]);
  });
});

describe('a status the company’s script writes in its own way', () => {
  test.each([
    ['attempted ', 'Attempted'],
    ['Qualified - Appointment Set', 'Qualified – Appointment Set'],
    ['📞 NOT QUALIFIED', 'Not Qualified'],
  ])('%j is the status %s', async (written, words) => {
    await openWithStatus(written);
    expect(status(words)).toBeChecked();
    expect(screen.queryByText(/Choose one of these to save/)).toBeNull();
  });

  test('“do not call” shuts the telephone as the capitals do', async () => {
    await openWithStatus('do not call');
    expect(status('DO NOT CALL')).toBeChecked();
    expect(callLink()).toBeNull();
    expect(screen.getByRole('button', { name: 'Do not call this number' })).toBeDisabled();
  });
});
