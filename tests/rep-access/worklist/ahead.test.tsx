import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { aLead } from '#tests/builders/lead.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { held, networkDrop } from '#tests/msw/faults.ts';
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
  looks,
  notesField,
  openWithLead,
  status,
} from './worklist-page.ts';

beforeAll(loadRepPages);

const IDA = aLead({
  leadId: 'lead-3',
  firstName: 'Ida',
  lastName: 'Quint',
  phone: '(321) 555-0193',
  createdAt: '2026-11-03T14:00:00.000Z',
});
const heading = () => screen.getByRole('heading', { level: 2 });
const getLease = (leadId: string) => scriptBackend.read('lead', { leadId })?.leaseRep;

/** Holds the answer to the next `next_lead` call until the test releases it. */
function withoutAnswer() {
  const wait = held();
  repScript.misbehave(wait.fault, { action: 'next_lead' });
  return wait;
}

describe('the next lead', () => {
  test('is looked at while this one is worked, and stays free for colleagues', async () => {
    await openWithLead();
    expect(getLease('lead-1')).toBe('robin@reps.example');
    expect(getLease('lead-2')).toBe('');
  });

  test('is on the card with the key, before the script has answered', async () => {
    const { user } = await openWithLead();
    const wait = withoutAnswer();
    await user.keyboard('n');
    expect(heading()).toHaveTextContent('Henry Okafor');
    expect(screen.queryByText('Lead loaded')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
    expect(button('Save')).toBeDisabled();
    wait.release();
    expect(await screen.findByText('Lead loaded')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+13215550188');
    expect(button('Save')).toBeEnabled();
    expect(getLease('lead-2')).toBe('robin@reps.example');
  });

  test('is on the card when the second after a save is up, from a look taken in it', async () => {
    const { user, advance } = stopClock();
    await openWithLead([GRACE, HENRY, IDA], { user });
    await user.click(button('Save'));
    await screen.findByText('Saved.');
    await waitFor(() => expect(looks()).toBe(2));
    const wait = withoutAnswer();
    await advance(1000);
    expect(heading()).toHaveTextContent('Henry Okafor');
    wait.release();
    expect(await screen.findByText('Lead loaded')).toBeVisible();
  });

  test('gives way to another one when a colleague was first, and says so', async () => {
    const { user } = await openWithLead([GRACE, HENRY, IDA]);
    const lease = { leaseRep: 'sam@reps.example', leaseUntil: '2099-01-01T00:00:00.000Z' };
    scriptBackend.write({ kind: 'putLead', row: { ...HENRY, ...lease } });
    const wait = withoutAnswer();
    await user.keyboard('n');
    expect(heading()).toHaveTextContent('Henry Okafor');
    await user.click(status('Attempted'));
    await user.type(notesField(), 'For Henry alone');
    wait.release();
    expect(await card('Ida Quint')).toBeVisible();
    expect(screen.getByText(/Henry Okafor has just gone to a colleague/)).toBeVisible();
    expect(notesField()).toHaveValue('');
    expect(status('New Lead')).toBeChecked();
    await user.click(button('Save'));
    await screen.findByText('Saved.');
    expect(repScript.sentAs('update_lead')[0]?.payload).toMatchObject({ leadId: 'lead-3', note: '' });
    expect(localStorage.getItem('repDrafts')).toContain('For Henry alone');
  });

  test('gives way to a callback that has come due meanwhile, and says so', async () => {
    const { user } = await openWithLead([GRACE, HENRY, IDA]);
    const callbackAt = new Date(FRIDAY_TEN - 60_000).toISOString();
    scriptBackend.write({ kind: 'putLead', row: { ...IDA, callbackAt, queueKey: `0${callbackAt} lead-3` } });
    await user.keyboard('n');
    expect(await card('Ida Quint')).toBeVisible();
    expect(screen.getByText(/Henry Okafor comes later: a callback is due\./)).toBeVisible();
  });

  test('swapped under typing hands makes no key of the letters that follow', async () => {
    const { user } = await openWithLead([GRACE, HENRY, IDA]);
    const lease = { leaseRep: 'sam@reps.example', leaseUntil: '2099-01-01T00:00:00.000Z' };
    scriptBackend.write({ kind: 'putLead', row: { ...HENRY, ...lease } });
    const wait = withoutAnswer();
    await user.keyboard('n');
    notesField().focus();
    await user.keyboard('call');
    wait.release();
    await card('Ida Quint');
    await user.keyboard('sk5');
    expect(heading()).toHaveTextContent('Ida Quint');
    expect(repScript.sentAs('update_lead')).toHaveLength(0);
    expect(status('New Lead')).toBeChecked();
    vi.setSystemTime(FRIDAY_TEN + 1500);
    await user.keyboard('5');
    expect(status('DO NOT CALL')).toBeChecked();
  });

  test('keeps what was written on it before its lease was there', async () => {
    const { user } = await openWithLead();
    const wait = withoutAnswer();
    await user.keyboard('n');
    await user.type(notesField(), 'Quick hands');
    wait.release();
    expect(await screen.findByText('Lead loaded')).toBeVisible();
    expect(notesField()).toHaveValue('Quick hands');
    expect(screen.queryByText(/is back/)).toBeNull();
  });

  test('that cannot be leased gives the card back to the one before', async () => {
    const { user } = await openWithLead();
    await user.type(notesField(), 'Mine');
    repScript.misbehave(networkDrop, { action: 'next_lead' });
    await user.click(button('Skip'));
    expect(await screen.findByText('Failed to load next lead')).toBeVisible();
    expect(heading()).toHaveTextContent('Grace Hollis');
    expect(notesField()).toHaveValue('Mine');
  });
});

test('the end of the list is no lead to look at', async () => {
  const { user } = await openWithLead([GRACE]);
  expect(looks()).toBe(1);
  await user.keyboard('n');
  expect(await card('Grace Hollis')).toBeVisible();
  expect(asked()).toHaveLength(2);
});
