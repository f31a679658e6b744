import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { stopClock } from '#tests/setup/clock.ts';
import {
  asked,
  button,
  callLink,
  card,
  GRACE,
  giveToSam,
  HENRY,
  heading,
  holdAnswers,
  IDA,
  leased,
  looks,
  notesField,
  openWithLead,
  openWithTimers,
  openWorklist,
  putLead,
  save,
  saves,
  status,
  storedLead,
  withLeads,
} from './worklist-page.ts';

/** Opens the worklist with Grace on the card, while the look for the next lead waits for its answer. */
async function openDuringLook() {
  const { user, advance } = stopClock();
  withLeads([GRACE, HENRY, IDA]);
  await openWorklist({ user });
  await user.click(button('Next Lead'));
  await screen.findByText('Lead loaded');
  expect(looks()).toBe(0);
  const answerLook = holdAnswers('next_lead');
  await waitFor(() => expect(looks()).toBe(1));
  return { user, advance, answerLook };
}

describe('the next lead', () => {
  test('is on the card before the script answers, but is not leased until then', async () => {
    const { user } = await openWithLead();
    expect(storedLead('lead-1')?.leaseRep).toBe('robin@reps.example');
    const release = holdAnswers('next_lead');
    await user.keyboard('n');
    expect(heading()).toHaveTextContent('Henry Okafor');
    expect(screen.queryByText('Lead loaded')).toBeNull();
    expect(callLink()).toBeNull();
    expect(storedLead('lead-2')?.leaseRep).toBe('');
    await user.type(notesField(), 'Quick hands');
    release();
    expect(await screen.findByText('Lead loaded')).toBeVisible();
    expect(callLink()).toHaveAttribute('href', 'tel:+13215550188');
    expect(button('Save')).toBeEnabled();
    expect(notesField()).toHaveValue('Quick hands');
    expect(screen.queryByText(/is back/)).toBeNull();
    expect(storedLead('lead-2')?.leaseRep).toBe('robin@reps.example');
  });

  test('is on the card one second after a save, because it was looked up during that second', async () => {
    const { user, advance } = await openWithTimers([GRACE, HENRY, IDA]);
    await save(user);
    await waitFor(() => expect(looks()).toBe(2));
    expect(asked()).toHaveLength(1);
    const release = holdAnswers('next_lead');
    await advance(1000);
    expect(heading()).toHaveTextContent('Henry Okafor');
    release();
    expect(await screen.findByText('Lead loaded')).toBeVisible();
  });

  test('is on the card one second after a save that was sent while it was looked up', async () => {
    const { user, advance, answerLook } = await openDuringLook();
    const answerRest = holdAnswers('next_lead', 2);
    await save(user);
    await waitFor(() => expect(looks()).toBe(2));
    answerLook();
    await advance(1000);
    expect(heading()).toHaveTextContent('Henry Okafor');
    answerRest();
    expect(await screen.findByText('Lead loaded')).toBeVisible();
  });

  test('is not the lead on the card, also when its look was answered after it was asked for', async () => {
    const { user, advance, answerLook } = await openDuringLook();
    const answerLease = holdAnswers('next_lead');
    await user.keyboard('n');
    await waitFor(() => expect(asked()).toHaveLength(2));
    answerLook();
    await advance(100);
    answerLease();
    await card('Henry Okafor');
    await waitFor(() => expect(button('Save')).toBeEnabled());
    const answerRest = holdAnswers('next_lead', 3);
    await save(user);
    await advance(1000);
    answerRest();
    expect(await card('Ida Quint')).toBeVisible();
    expect(screen.queryByText(/just went to another rep/)).toBeNull();
  });

  test('is replaced with a message when a colleague got it first', async () => {
    const { user } = await openWithLead([GRACE, HENRY, IDA]);
    giveToSam(HENRY);
    const release = holdAnswers('next_lead');
    await user.keyboard('n');
    expect(heading()).toHaveTextContent('Henry Okafor');
    await user.click(status('Attempted'));
    await user.type(notesField(), 'For Henry alone');
    release();
    expect(await card('Ida Quint')).toBeVisible();
    expect(screen.getByText(/Henry Okafor just went to another rep\./)).toBeVisible();
    expect(notesField()).toHaveValue('');
    expect(status('New Lead')).toBeChecked();
    await save(user);
    expect(saves()).toMatchObject([{ leadId: 'lead-3', note: '' }]);
    expect(localStorage.getItem('repDrafts')).toContain('For Henry alone');
  });

  test('is replaced with a message by a callback that has become due', async () => {
    const { user } = await openWithLead([GRACE, HENRY, IDA]);
    const callbackAt = new Date(FRIDAY_TEN - 60_000).toISOString();
    putLead({ ...IDA, callbackAt, queueKey: `0${callbackAt} lead-3` });
    await user.keyboard('n');
    expect(await card('Ida Quint')).toBeVisible();
    expect(screen.getByText(/A callback is due, so Henry Okafor comes later\./)).toBeVisible();
  });

  test('that is replaced while the rep is typing ignores the letters that follow', async () => {
    const { user } = await openWithLead([GRACE, HENRY, IDA]);
    giveToSam(HENRY);
    const release = holdAnswers('next_lead');
    await user.keyboard('n');
    notesField().focus();
    await user.keyboard('call');
    release();
    await card('Ida Quint');
    await user.keyboard('sk5');
    expect(heading()).toHaveTextContent('Ida Quint');
    expect(saves()).toEqual([]);
    expect(status('New Lead')).toBeChecked();
    vi.setSystemTime(FRIDAY_TEN + 1500);
    await user.keyboard('5');
    expect(status('DO NOT CALL')).toBeChecked();
  });
});

test('when no other lead is open, no next lead is shown ahead', async () => {
  const { user } = await openWithLead([GRACE]);
  await user.keyboard('n');
  await waitFor(() => expect(asked()).toHaveLength(2));
  await leased('Grace Hollis');
});
