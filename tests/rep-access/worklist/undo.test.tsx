import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fill } from '#tests/form.ts';
import { networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import {
  asked,
  button,
  card,
  holdAnswers,
  notesField,
  openWithLead,
  openWithTimers,
  save,
  status,
  storedLead,
} from './worklist-page.ts';

const undoButton = () => screen.queryByRole('button', { name: 'Undo' });

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
    expect(repScript.sentAs('undo_lead')).toHaveLength(0);
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
    repScript.misbehave(networkDrop, { action: 'undo_lead' });
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
    expect(repScript.sentAs('undo_lead')).toHaveLength(0);
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
