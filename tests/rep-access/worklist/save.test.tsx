import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { held, htmlPage, httpStatus, json, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { loadRepPages } from '#tests/rep-access/rep-pages.ts';
import { stopClock } from '#tests/setup/clock.ts';
import {
  asked,
  button,
  card,
  GRACE,
  HENRY,
  notesField,
  openWithLead,
  repField,
  status,
} from './worklist-page.ts';

beforeAll(loadRepPages);

const nextLeads = () => asked().length;

describe('a save', () => {
  test('sends status and note, says Saved. and loads the next lead after one second', async () => {
    const { user, advance } = stopClock();
    await openWithLead([GRACE, HENRY], { user });
    await user.click(status('Attempted'));
    await user.type(notesField(), 'No answer; call after 5');
    await user.click(button('Save'));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(repScript.sentAs('update_lead')[0]?.payload).toEqual({
      action: 'update_lead',
      token: 'dev-rep-token',
      auth: expect.any(String),
      leadId: 'lead-1',
      status: 'Attempted',
      note: 'No answer; call after 5',
      rep: 'Robin Reyes',
    });
    expect(scriptBackend.read('lead', { leadId: 'lead-1' })).toMatchObject({
      status: 'Attempted',
      notes: 'No answer; call after 5',
    });
    await advance(800);
    expect(nextLeads()).toBe(1);
    await advance(300);
    expect(await card('Henry Okafor')).toBeVisible();
    expect(screen.getByText('Lead loaded')).toBeVisible();
    await advance(5000);
    expect(nextLeads()).toBe(2);
    expect(asked()[1]?.url.searchParams.has('skip')).toBe(false);
  });

  test.each(['Attempted', 'Qualified – Appointment Set'])(
    'waits for notes when the status is %s',
    async (name) => {
      const { user } = await openWithLead();
      await user.click(status(name));
      expect(screen.getByText('Notes are required for this status')).toBeVisible();
      expect(button('Save')).toBeDisabled();
      await user.type(notesField(), '   ');
      expect(button('Save')).toBeDisabled();
      await user.type(notesField(), 'Tuesday at 9');
      expect(button('Save')).toBeEnabled();
      expect(screen.queryByText('Notes are required for this status')).toBeNull();
    },
  );

  test.each(['New Lead', 'Not Qualified', 'DO NOT CALL'])(
    'needs no notes when the status is %s',
    async (name) => {
      const { user } = await openWithLead();
      await user.click(status(name));
      expect(button('Save')).toBeEnabled();
      await user.click(button('Save'));
      expect(await screen.findByText('Saved.')).toBeVisible();
    },
  );

  test('needs the rep name', async () => {
    const { user } = await openWithLead();
    await user.clear(repField());
    await user.click(button('Save'));
    expect(screen.getByText('Please enter your rep name first')).toBeVisible();
    expect(repScript.sentAs('update_lead')).toHaveLength(0);
  });

  test.each([
    ['a dropped connection', networkDrop, /No answer from the server/],
    ['an HTML page', htmlPage, /makes no sense/],
    ['a status', httpStatus(500), /HTTP 500/],
    ['a refusal', json({ ok: false, error: 'busy', message: 'The server is busy.' }), /The server is busy\./],
  ])('that fails says so and keeps every word (%s)', async (_what, fault, detail) => {
    const { user, advance } = stopClock();
    await openWithLead([GRACE, HENRY], { user });
    await user.click(status('Attempted'));
    await user.type(notesField(), 'Left a message');
    repScript.misbehave(fault, { action: 'update_lead' });
    await user.click(button('Save'));
    expect(await screen.findByText('Failed to save lead')).toBeVisible();
    expect(screen.getByText(detail)).toBeVisible();
    await advance(5000);
    expect(nextLeads()).toBe(1);
    expect(status('Attempted')).toBeChecked();
    expect(notesField()).toHaveValue('Left a message');
    await user.click(button('Save'));
    expect(await screen.findByText('Saved.')).toBeVisible();
  });

  test('on a lead a colleague has taken meanwhile says so and keeps the note', async () => {
    const { user } = await openWithLead();
    await user.type(notesField(), 'Spoke to her son');
    scriptBackend.write({
      kind: 'putLead',
      row: { ...GRACE, leaseRep: 'sam@reps.example', leaseUntil: '2099-01-01T00:00:00.000Z' },
    });
    await user.click(button('Save'));
    expect(await screen.findByText('Failed to save lead')).toBeVisible();
    expect(screen.getByText(/no longer held for you/)).toBeVisible();
    expect(notesField()).toHaveValue('Spoke to her son');
  });

  test('goes out once, however often Save is clicked, and not again while the next lead is awaited', async () => {
    const { user } = await openWithLead();
    const wait = held();
    repScript.misbehave(wait.fault, { action: 'update_lead' });
    const save = button('Save');
    act(() => {
      save.click();
      save.click();
    });
    await user.dblClick(save);
    wait.release();
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(button('Save')).toBeDisabled();
    expect(repScript.sentAs('update_lead')).toHaveLength(1);
  });
});

describe('the second after a save', () => {
  test.each([
    ['Skip', 'button'],
    ['Next Lead', 'button'],
    ['n', 'key'],
  ])('ends at once with %s, and the next lead is loaded only once', async (what, kind) => {
    const { user, advance } = stopClock();
    await openWithLead([GRACE, HENRY], { user });
    await user.click(button('Save'));
    await screen.findByText('Saved.');
    if (kind === 'key') await user.keyboard(what);
    else await user.click(screen.getByRole('button', { name: what }));
    await card('Henry Okafor');
    await advance(3000);
    expect(nextLeads()).toBe(2);
    expect(asked()[1]?.url.searchParams.has('skip')).toBe(false);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Henry Okafor');
  });

  test('loads nothing when the rep has left the page', async () => {
    const { user, advance } = stopClock();
    const { unmount } = await openWithLead([GRACE, HENRY], { user });
    await user.click(button('Save'));
    await screen.findByText('Saved.');
    unmount();
    await advance(3000);
    expect(nextLeads()).toBe(1);
  });

  test('takes no more words, so none can be lost', async () => {
    const { user } = stopClock();
    await openWithLead([GRACE, HENRY], { user });
    await user.click(button('Save'));
    await screen.findByText('Saved.');
    fireEvent.change(notesField(), { target: { value: 'too late' } });
    await user.click(status('Not Qualified'));
    expect(notesField()).toHaveValue('');
    expect(status('New Lead')).toBeChecked();
  });

  test('stops with a word when the rep name has gone missing, and the saved lead stays on the card', async () => {
    const { user, advance } = stopClock();
    await openWithLead([GRACE, HENRY], { user });
    await user.click(button('Save'));
    await screen.findByText('Saved.');
    await user.clear(repField());
    await advance(1500);
    expect(screen.getByText('Please enter your rep name first')).toBeVisible();
    expect(button('Save')).toBeDisabled();
    await user.type(repField(), 'Robin');
    await user.click(button('Next Lead'));
    expect(await card('Henry Okafor')).toBeVisible();
  });

  test('a next lead that then cannot be had leaves the saved lead, which can be put right and saved again', async () => {
    const { user, advance } = stopClock();
    await openWithLead([GRACE, HENRY], { user });
    repScript.misbehave(networkDrop, { action: 'next_lead', times: 2 });
    await user.click(button('Save'));
    await screen.findByText('Saved.');
    await advance(1500);
    expect(await screen.findByText('Failed to load next lead')).toBeVisible();
    expect(button('Save')).toBeDisabled();
    await user.type(notesField(), 'One more thing');
    expect(button('Save')).toBeEnabled();
  });
});

test('Skip loads the next lead without saving and names the skipped one', async () => {
  const { user } = await openWithLead();
  await user.click(button('Skip'));
  expect(await card('Henry Okafor')).toBeVisible();
  expect(repScript.sentAs('update_lead')).toHaveLength(0);
  expect(asked()[1]?.url.searchParams.get('skip')).toBe('lead-1');
});
