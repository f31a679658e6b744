import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead, aServedLead } from '#tests/builders/lead.ts';
import { held, htmlPage, httpStatus, json, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { open } from '#tests/render.tsx';
import { loadRepPages } from '#tests/rep-access/rep-pages.ts';
import {
  asked,
  batchField,
  button,
  card,
  GRACE,
  HENRY,
  looks,
  notesField,
  openWithLead,
  openWorklist,
  repField,
  status,
  withLeads,
} from './worklist-page.ts';

beforeAll(loadRepPages);

describe('before the first lead', () => {
  test('the rep is the signed-in one and the first batch is picked', async () => {
    withLeads([GRACE]);
    scriptBackend.write({
      kind: 'putBatch',
      row: aBatch({ batchId: 'later', name: 'Later', createdAt: '2026-10-01T12:00:00.000Z' }),
    });
    await openWorklist();
    expect(repField()).toHaveAttribute('name', 'rep');
    expect(repField()).toHaveValue('Robin Reyes');
    expect(batchField()).toHaveAttribute('name', 'batch');
    const [, first] = within(batchField()).getAllByRole('option');
    expect(batchField()).toHaveDisplayValue(first?.textContent ?? '');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  test('a missing rep name is asked for first', async () => {
    withLeads([GRACE]);
    const { user } = await openWorklist();
    await user.clear(repField());
    await user.type(repField(), '  ');
    await user.click(button('Next Lead'));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter your rep name first$/);
    expect(repField()).toHaveFocus();
    expect(asked()).toHaveLength(0);
  });

  test('then a missing batch', async () => {
    withLeads([GRACE]);
    const { user } = await openWorklist();
    await user.selectOptions(batchField(), 'Choose a batch');
    await user.click(button('Next Lead'));
    expect(screen.getByText('Please select a batch first')).toBeVisible();
    expect(batchField()).toHaveFocus();
    expect(asked()).toHaveLength(0);
  });

  test('batches that cannot be had are said so and asked for again', async () => {
    withLeads([GRACE]);
    repScript.misbehave(networkDrop, { action: 'list_batches' });
    const { user } = await open('/rep-access/worklist');
    expect(await screen.findByText('Failed to load batches')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(batchField()).toHaveDisplayValue(aBatch().name));
  });
});

describe('the next lead', () => {
  test('is asked for with batch and rep, and comes with its number, address and what was asked for', async () => {
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
    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+13215550167');
    expect(screen.getByRole('link', { name: 'grace.hollis@home.example' })).toHaveAttribute(
      'href',
      'mailto:grace.hollis@home.example',
    );
    expect(screen.getByRole('link', { name: '48 Pelican Way, Palm Bay, FL 32905' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    expect(notesField()).toHaveValue('Water comes in.');
  });

  test.each([
    ['its own status', 'Not Qualified', 'Not Qualified'],
    ['New Lead when it has none', '', 'New Lead'],
    ['New Lead when it has none', '', 'New Lead'],
  ])('starts with %s', async (_what, own, expected) => {
    withLeads([]);
    repScript.misbehave(json({ lead: aServedLead({ status: own }) }), { action: 'next_lead' });
    const { user } = await openWorklist();
    await user.click(button('Next Lead'));
    await card('Grace Hollis');
    const all = screen.getAllByRole('radio');
    expect(all.map((radio) => radio.getAttribute('value'))).toEqual([
      'New Lead',
      'Attempted',
      'Qualified – Appointment Set',
      'Not Qualified',
      'DO NOT CALL',
    ]);
    expect(all.every((radio) => radio.parentElement?.querySelector('svg'))).toBe(true);
    expect(status(expected)).toBeChecked();
  });

  test.each([
    ['a dropped connection', networkDrop],
    ['an HTML page', htmlPage],
    ['half an answer', httpStatus(200, '{"lead":{"leadId":"L1"')],
    ['a status', httpStatus(500)],
    ['a refusal in our words', json({ ok: false, error: 'busy', message: 'The server is busy.' })],
  ])('that cannot be had is said so (%s), and the card stays', async (_what, fault) => {
    const { user } = await openWithLead();
    await user.type(notesField(), 'Half a note');
    repScript.misbehave(fault, { action: 'next_lead' });
    await user.click(button('Skip'));
    expect(await screen.findByText('Failed to load next lead')).toBeVisible();
    expect(await card('Grace Hollis')).toBeVisible();
    expect(notesField()).toHaveValue('Half a note');
  });

  test('is asked for once, however often the button is clicked', async () => {
    withLeads([GRACE, HENRY]);
    const { user } = await openWorklist();
    const wait = held();
    repScript.misbehave(wait.fault, { action: 'next_lead' });
    await user.tripleClick(button('Next Lead'));
    await user.keyboard('n');
    wait.release();
    await card('Grace Hollis');
    expect(asked()).toHaveLength(1);
  });

  test('a lead without a number cannot be called, one who said DO NOT CALL neither', async () => {
    withLeads([]);
    const { user } = await openWorklist();
    repScript.misbehave(json({ lead: aServedLead({ phone: 'none' }) }), { action: 'next_lead' });
    await user.click(button('Next Lead'));
    expect(await screen.findByText('No number to call')).toBeVisible();
    await waitFor(() => expect(looks()).toBe(1));
    repScript.misbehave(json({ lead: aServedLead({ leadId: 'x', status: 'DO NOT CALL' }) }), {
      action: 'next_lead',
    });
    await user.click(button('Next Lead'));
    expect(await screen.findByText('Do not call this number')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
  });
});

describe('the end of the list', () => {
  test('clears the card and says so', async () => {
    const { user } = await openWithLead([GRACE]);
    scriptBackend.write({ kind: 'putLead', row: { ...GRACE, open: false } });
    await user.click(button('Skip'));
    expect(await screen.findByText('No more open leads.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Grace Hollis' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Skip' })).toBeDisabled();
  });

  test('leaves the batch picked, whichever the list puts first now', async () => {
    signedInRep();
    const one = { batchId: 'b1', name: 'One' };
    const two = { batchId: 'b2', name: 'Two' };
    repScript.misbehave(json({ batches: [one, two] }), { action: 'list_batches' });
    const { user } = await open('/rep-access/worklist');
    await screen.findByRole('option', { name: 'One' });
    repScript.misbehave(json({ batches: [two, one] }), { action: 'list_batches' });
    repScript.misbehave(json({ lead: null }), { action: 'next_lead' });
    await user.click(button('Next Lead'));
    expect(await screen.findByText('No more open leads.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getAllByRole('option', { name: /One|Two/ })[0]).toHaveTextContent('Two'),
    );
    expect(batchField()).toHaveValue('b1');
  });

  test('says it in the words of the script when it has any', async () => {
    withLeads([]);
    repScript.misbehave(json({ ok: true, lead: null, message: 'Take a break.' }), { action: 'next_lead' });
    const { user } = await openWorklist();
    await user.click(button('Next Lead'));
    expect(await screen.findByText('Take a break.')).toBeVisible();
  });

  test.each([{}, { lead: null }, { ok: true }])('is any answer without a lead, like %j', async (answer) => {
    withLeads([]);
    repScript.misbehave(json(answer), { action: 'next_lead' });
    const { user } = await openWorklist();
    await user.click(button('Next Lead'));
    expect(await screen.findByText('No more open leads.')).toBeVisible();
  });

  test('says once why open leads are held back', async () => {
    scriptBackend.setClock(new Date('2026-11-21T03:30:00.000Z'));
    withLeads([GRACE, HENRY]);
    const { user } = await openWorklist();
    await user.click(button('Next Lead'));
    expect(await screen.findAllByText(/2 outside calling hours/)).toHaveLength(1);
  });
});

test('a session without a name shows the email as the rep', async () => {
  signedInRep({ name: '' });
  await open('/rep-access/worklist');
  expect(repField()).toHaveValue('robin@reps.example');
});
