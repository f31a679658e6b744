import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import {
  asked,
  button,
  card,
  heading,
  leased,
  notesField,
  openWithLead,
  openWithTimers,
  repField,
  save,
  saves,
  status,
  storedLead,
} from './worklist-page.ts';

describe('a save', () => {
  test('sends status and note, shows “Saved.” and loads the next lead after one second', async () => {
    const { user, advance } = await openWithTimers();
    await user.click(status('Attempted'));
    await user.type(notesField(), 'No answer; call after 5');
    await save(user);
    expect(saves()).toEqual([
      {
        action: 'update_lead',
        token: 'dev-rep-token',
        auth: expect.any(String),
        leadId: 'lead-1',
        status: 'Attempted',
        note: 'No answer; call after 5',
        rep: 'Robin Reyes',
        saveId: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
    expect(storedLead()).toMatchObject({ status: 'Attempted', notes: 'No answer; call after 5' });
    await advance(800);
    expect(asked()).toHaveLength(1);
    await advance(300);
    await leased('Henry Okafor');
    await advance(5000);
    expect(asked()).toHaveLength(2);
    expect(asked()[1]?.url.searchParams.has('skip')).toBe(false);
  });

  test('needs notes when the status is Attempted, and the rep name', async () => {
    const { user } = await openWithLead();
    await user.click(status('Attempted'));
    expect(screen.getByText('Notes are required for this status')).toBeVisible();
    await user.type(notesField(), '   ');
    expect(button('Save')).toBeDisabled();
    await user.type(notesField(), 'Tuesday at 9');
    expect(button('Save')).toBeEnabled();
    expect(screen.queryByText('Notes are required for this status')).toBeNull();
    await user.clear(repField());
    await user.click(button('Save'));
    expect(screen.getByText('Please enter your rep name first')).toBeVisible();
    expect(saves()).toEqual([]);
  });
});

describe('the second after a save', () => {
  test('accepts no input, and ends at once with Next Lead; the next lead is loaded only once', async () => {
    const { user, advance } = await openWithTimers();
    await save(user);
    fireEvent.change(notesField(), { target: { value: 'too late' } });
    await user.click(status('Not Qualified'));
    expect(notesField()).toHaveValue('');
    expect(status('New Lead')).toBeChecked();
    expect(localStorage.getItem('repDrafts')).toBe('[]');
    await user.click(button('Next Lead'));
    await leased('Henry Okafor');
    await advance(3000);
    expect(asked()).toHaveLength(2);
    expect(asked()[1]?.url.searchParams.has('skip')).toBe(false);
    expect(heading()).toHaveTextContent('Henry Okafor');
  });

  test('loads nothing when the rep has left the page', async () => {
    const { user, advance, unmount } = await openWithTimers();
    await save(user);
    unmount();
    await advance(3000);
    expect(asked()).toHaveLength(1);
  });

  test('ends with a message when the rep name is missing, and the saved lead stays on the card', async () => {
    const { user, advance } = await openWithTimers();
    await save(user);
    await user.clear(repField());
    await advance(1500);
    expect(screen.getByText('Please enter your rep name first')).toBeVisible();
    expect(button('Save')).toBeDisabled();
    await user.type(repField(), 'Robin');
    await user.click(button('Next Lead'));
    expect(await card('Henry Okafor')).toBeVisible();
  });

  test('keeps the saved lead when the next one cannot be loaded, and it can be corrected and saved again', async () => {
    const { user, advance } = await openWithTimers();
    repScript.misbehave(networkDrop, { action: 'next_lead', times: 2 });
    await save(user);
    await advance(1500);
    expect(await screen.findByText('Failed to load next lead')).toBeVisible();
    expect(button('Save')).toBeDisabled();
    await user.type(notesField(), 'One more thing');
    expect(button('Save')).toBeEnabled();
  });
});
