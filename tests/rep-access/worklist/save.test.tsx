import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aServedLead } from '#tests/builders/lead.ts';
import { fill } from '#tests/form.ts';
import { json, networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import {
  asked,
  button,
  card,
  heading,
  holdAnswers,
  leased,
  looks,
  notesField,
  openWithAnswer,
  openWithLead,
  openWithTimers,
  repField,
  save,
  saves,
  status,
  storedLead,
  undoButton,
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
    repEndpoint.misbehave(networkDrop, { action: 'next_lead', times: 2 });
    await save(user);
    await advance(1500);
    expect(await screen.findByText('Failed to load next lead')).toBeVisible();
    expect(button('Save')).toBeDisabled();
    await user.type(notesField(), 'One more thing');
    expect(button('Save')).toBeEnabled();
  });
});

async function openAndSaveGrace() {
  const page = await openWithTimers();
  await page.user.click(status('Attempted'));
  fill({ notes: 'No answer' });
  await save(page.user);
  return page;
}

describe('Undo', () => {
  test('is offered for 8 seconds after a save, also on the next lead', async () => {
    const { user, advance } = await openAndSaveGrace();
    expect(undoButton()).toBeVisible();
    await advance(1000);
    await card('Henry Okafor');
    await advance(6000);
    expect(undoButton()).toBeVisible();
    await advance(1500);
    expect(undoButton()).toBeNull();
    await user.keyboard('u');
    expect(screen.getByText('There is no save to undo.')).toBeVisible();
    expect(repEndpoint.sentAs('undo_lead')).toHaveLength(0);
  });

  test('from the previous lead, shown read-only, brings it back, and keeps what was typed on the next', async () => {
    const { user, advance } = await openAndSaveGrace();
    await advance(1000);
    await screen.findByText('Lead loaded');
    await user.type(notesField(), 'For Henry{Escape}p');
    const dialog = within(screen.getByRole('dialog', { name: 'Previous lead' }));
    for (const shown of ['Grace Hollis', 'Attempted', 'No answer'])
      expect(dialog.getByText(shown)).toBeVisible();
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(dialog.queryByRole('link')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await card('Grace Hollis')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(notesField()).toHaveValue('No answer');
    expect(storedLead('lead-2')?.leaseRep).toBe('');
    await user.click(button('Skip'));
    expect(await card('Henry Okafor')).toBeVisible();
    expect(notesField()).toHaveValue('For Henry');
  });

  test('in the second after the save brings the lead back and loads no next one; one that fails leaves the save', async () => {
    const { user, advance } = await openAndSaveGrace();
    await user.keyboard('u');
    expect(await screen.findByText('Save undone.')).toBeVisible();
    await advance(3000);
    expect(asked()).toHaveLength(1);
    expect(await card('Grace Hollis')).toBeVisible();
    expect(storedLead()).toMatchObject({
      status: 'New Lead',
      notes: '',
      attempts: 0,
      leaseRep: 'robin@reps.example',
    });
    expect(status('Attempted')).toBeChecked();
    expect(notesField()).toHaveValue('No answer');
    await save(user);
    repEndpoint.misbehave(networkDrop, { action: 'undo_lead' });
    await user.keyboard('u');
    expect(await screen.findByText("Couldn't undo the save")).toBeVisible();
    expect(storedLead()?.status).toBe('Attempted');
  });

  test('is not sent when the rep leaves while the next lead is loading', async () => {
    const { user, advance, unmount } = await openAndSaveGrace();
    // The look-ahead is a call of the same action.
    const release = holdAnswers('next_lead', 2);
    await advance(1000);
    await user.keyboard('u');
    unmount();
    release();
    await advance(1000);
    expect(repEndpoint.sentAs('undo_lead')).toHaveLength(0);
  });
});

describe('the previous lead', () => {
  test('that was skipped says that nothing was saved', async () => {
    const { user } = await openWithLead();
    await user.keyboard('p');
    expect(screen.getByText('There is no previous lead yet.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('k');
    await screen.findByText('Lead loaded');
    await user.click(screen.getByRole('button', { name: 'Previous lead' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Not saved')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

const choices = () => screen.getAllByRole<HTMLInputElement>('radio');
const chosen = () => choices().filter(({ checked }) => checked);

/** Opens a lead with a status as the company's own backend writes it. */
async function openWithStatus(written: string) {
  const view = await openWithAnswer({ lead: aServedLead({ status: written }) });
  await card('Grace Hollis');
  await waitFor(() => expect(looks()).toBeGreaterThan(0));
  return view;
}

describe('a lead with one of the company’s own statuses', () => {
  test('shows that status, and can be saved only after the rep chooses one of the five', async () => {
    const { unmount } = await openWithStatus('Hot prospect');
    fill({ notes: 'Ask for the owner' });
    unmount();
    const { user } = await openWithStatus('Hot prospect');
    expect(notesField()).toHaveValue('Ask for the owner');
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
    repEndpoint.misbehave(json('OK'), { action: 'update_lead' });
    await save(user);
    expect(saves()).toMatchObject([{ status: 'Not Qualified' }]);
  });
});
