import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { fill } from '#tests/form.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { json } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';
import { put } from '#tests/stores/rows.ts';
import {
  answerNormally,
  asked,
  batchField,
  button,
  callLink,
  card,
  disconnect,
  GRACE,
  giveToSam,
  HENRY,
  heading,
  holdAnswers,
  IDA,
  leased,
  looks,
  notesField,
  openWithAnswer,
  openWithLead,
  openWithTimers,
  openWorklist,
  putLead,
  repField,
  save,
  saves,
  status,
  storedLead,
  withLeads,
} from './worklist-page.ts';

test('the next lead after a hundred leads without a save says why, and keeps the lead on the card', async () => {
  const { user } = await openWithLead([GRACE, HENRY]);
  const skip = () => put.audit({ rep: 'robin@reps.example', action: 'skipped' });
  testBackend.write(...Array.from({ length: 99 }, skip));
  fill({ notes: 'No answer' });
  await user.click(button('Skip'));
  expect(await screen.findByText(/100 leads in a row without saving one/)).toBeVisible();
  expect(heading()).toHaveTextContent('Grace Hollis');
  expect(notesField()).toHaveValue('No answer');
});

describe('before the first lead,', () => {
  test('the signed-in rep is filled in, by email without a name, and the first batch is selected', async () => {
    withLeads([GRACE]);
    testBackend.write({
      kind: 'putBatch',
      row: aBatch({ batchId: 'later', name: 'Later', createdAt: '2026-10-01T12:00:00.000Z' }),
    });
    await openWorklist();
    expect(repField()).toHaveAttribute('name', 'rep');
    expect(repField()).toHaveValue('Robin Reyes');
    expect(batchField()).toHaveAttribute('name', 'batch');
    const [, first] = within(batchField()).getAllByRole('option');
    expect(batchField()).toHaveDisplayValue(first?.textContent ?? '');
    expect(button('Save')).toBeDisabled();
    signedInRep({ name: '' });
    await open('/rep-access/worklist');
    expect(repField()).toHaveValue('robin@reps.example');
  });

  test('the rep is asked for a missing rep name, and then for a missing batch', async () => {
    withLeads([GRACE]);
    const { user } = await openWorklist();
    await user.clear(repField());
    await user.type(repField(), '  {Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter your rep name first$/);
    expect(repField()).toHaveFocus();
    await user.type(repField(), 'Robin');
    await user.selectOptions(batchField(), 'Choose a batch');
    await user.click(button('Next Lead'));
    expect(screen.getByText('Please select a batch first')).toBeVisible();
    expect(batchField()).toHaveFocus();
    expect(asked()).toHaveLength(0);
  });
});

describe('the next lead', () => {
  test('is requested with batch and rep, and shows its number, its address and what the homeowner requested', async () => {
    await openWithLead([
      aLead({
        source: 'booking',
        service: 'emergency-tarping',
        apptDate: '2026-11-21',
        apptTime: 'morning',
        insuranceCarrier: 'Heron Mutual',
        policyNumber: '00123-H',
        dateOfLoss: '2026-11-18',
        previousClaims: 'No',
        notes: 'Water comes in.',
      }),
    ]);
    expect(await card('Grace Hollis')).toBeVisible();
    const query = asked()[0]?.fields.map(([name]) => name);
    expect(query).toEqual(['action', 'token', 'auth', 'batch', 'rep']);
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('(321) 555-0167');
    expect(main).toHaveTextContent('No Cost Emergency Tarping');
    expect(main).toHaveTextContent('Sat, Nov 21, Morning (8 AM to 12 PM)');
    expect(main).toHaveTextContent('Insurance carrierHeron Mutual');
    expect(main).toHaveTextContent('Policy number00123-H');
    expect(main).toHaveTextContent('Date of lossWed, Nov 18, 2026');
    expect(callLink()).toHaveAttribute('href', 'tel:+13215550167');
    const email = screen.getByRole('link', { name: 'grace.hollis@home.example' });
    expect(email).toHaveAttribute('href', 'mailto:grace.hollis@home.example');
    const address = screen.getByRole('link', { name: '48 Pelican Way, Palm Bay, FL 32905' });
    expect(address).toHaveAttribute('rel', 'noopener noreferrer');
    expect(notesField()).toHaveValue('Water comes in.');
    expect(notesField()).toHaveAttribute('maxlength', String(LIMITS.notes));
  });

  test('is requested once, however often the button is clicked, with the rep’s name as one line', async () => {
    withLeads([GRACE, HENRY]);
    const { user } = await openWorklist();
    fill({ rep: ' Robin\tDay ' });
    const release = holdAnswers('next_lead');
    await user.tripleClick(button('Next Lead'));
    await user.keyboard('n');
    release();
    await card('Grace Hollis');
    expect(asked()).toHaveLength(1);
    expect(Object.fromEntries(asked()[0]?.fields ?? [])).toMatchObject({ rep: 'Robin Day' });
  });
});

describe('the end of the list', () => {
  test('clears the card and shows a message', async () => {
    const { user } = await openWithLead([GRACE]);
    putLead({ ...GRACE, open: false });
    await user.click(button('Skip'));
    expect(await screen.findByText('No more open leads.')).toBeVisible();
    expect(heading()).toBeNull();
    expect(button('Save')).toBeDisabled();
    expect(button('Skip')).toBeDisabled();
  });

  test('keeps the selected batch when the order of the batches changes', async () => {
    signedInRep();
    const one = { batchId: 'b1', name: 'One' };
    const two = { batchId: 'b2', name: 'Two' };
    repEndpoint.misbehave(json({ batches: [one, two] }), { action: 'list_batches' });
    const { user } = await open('/rep-access/worklist');
    await screen.findByRole('option', { name: 'One' });
    repEndpoint.misbehave(json({ batches: [two, one] }), { action: 'list_batches' });
    repEndpoint.misbehave(json({ lead: null }), { action: 'next_lead' });
    await user.click(button('Next Lead'));
    expect(await screen.findByText('No more open leads.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getAllByRole('option', { name: /One|Two/ })[0]).toHaveTextContent('Two'),
    );
    expect(batchField()).toHaveValue('b1');
  });

  test('shows once why open leads are held back', async () => {
    testBackend.setClock(new Date('2026-11-21T03:30:00.000Z'));
    withLeads([GRACE, HENRY]);
    const { user } = await openWorklist();
    await user.click(button('Next Lead'));
    const words = 'No leads to call right now: 2 outside calling hours.';
    expect(await screen.findAllByText(words)).toHaveLength(1);
    expect(screen.getByText('2 open of 2')).toBeVisible();
    expect(screen.getByText(/You can call again after/)).toHaveTextContent(
      'You can call again after Sat 8:00 AM Eastern.',
    );
  });

  test.each([
    ['2026-11-20T16:00:00.000Z', 'You can call again after 11:00 AM Eastern.'],
    ['2026-12-04T14:30:00.000Z', 'You can call again after Fri, Dec 4, 9:30 AM Eastern.'],
  ])('shows, until that time, when the first lead that is held back opens (%s)', async (at, words) => {
    const { user, advance } = stopClock();
    await openWithAnswer({ ok: true, lead: null, heldBack: { outsideHours: 1 }, nextOpensAt: at }, { user });
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(words));
    vi.setSystemTime(at);
    await advance(10_000);
    expect(screen.getByRole('main')).not.toHaveTextContent(words);
  });
});

describe('the next lead without a connection', () => {
  test('says that it needs the network, keeps the card, and comes by itself', async () => {
    const { user } = await openWithLead();
    const reconnect = disconnect();
    await user.click(button('Next Lead'));
    expect(await screen.findByText('Failed to load next lead')).toBeVisible();
    expect(screen.getByText(/^The next lead will load when you're back online\./)).toBeVisible();
    expect(heading()).toHaveTextContent('Grace Hollis');
    await reconnect();
    await leased('Henry Okafor');
  });

  test('comes by itself also when it would be the first', async () => {
    withLeads([GRACE]);
    const { user } = await openWorklist();
    const reconnect = disconnect();
    await user.click(button('Next Lead'));
    expect(await screen.findByText(/^The next lead will load when you're back online\./)).toBeVisible();
    await reconnect();
    await leased('Grace Hollis');
  });

  test('does not come by itself once the rep has gone on writing', async () => {
    const { user } = await openWithLead();
    const reconnect = disconnect();
    await user.click(button('Next Lead'));
    await screen.findByText('Failed to load next lead');
    await user.type(notesField(), 'One more');
    await reconnect();
    await user.type(notesField(), ' thing');
    expect(heading()).toHaveTextContent('Grace Hollis');
    expect(asked()).toHaveLength(2);
  });

  test('that was due after a save comes by itself', async () => {
    const { user, advance } = await openWithTimers([GRACE, HENRY]);
    fill({ notes: 'Home' });
    await user.click(button('Save'));
    await screen.findByText('Saved.');
    const reconnect = disconnect();
    await advance(1100);
    expect(await screen.findByText(/^The next lead will load when you're back online\./)).toBeVisible();
    await reconnect();
    await leased('Henry Okafor');
    expect(saves()).toHaveLength(1);
  });
});

/** Opens the worklist with Grace on the card, while the look for the next lead waits for its answer. */
async function openDuringLook() {
  const { user, advance } = stopClock();
  withLeads([GRACE, HENRY, IDA]);
  await openWorklist({ user });
  // The look follows the lease by 100 ms, which a busy machine may take to show the lead.
  answerNormally('next_lead');
  const answerLook = holdAnswers('next_lead');
  await user.click(button('Next Lead'));
  await screen.findByText('Lead loaded');
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
