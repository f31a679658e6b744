import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LeadRow, VisitRow } from '#backend/core/rows.ts';
import { aMessage } from '#tests/builders/message.ts';
import { networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { storeMessages, storeRep } from '#tests/msw/stored-rows.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { address, open } from '#tests/render.tsx';
import { ENDED, expectLogin, lackFeatures, loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { findItem, PAT, signedInManager } from './manage-page.ts';
import {
  buttonIn,
  changeVisit,
  DAY,
  findRow,
  leadOf,
  MORNING,
  SET,
  slotField,
  storeVisit,
  UNREACHABLE,
  visitOf,
} from './visits-page.ts';

beforeAll(loadRepPages);
beforeEach(() => void signedInManager());

const HELD = { leaseRep: PAT.email, leaseUntil: '2026-11-20T15:09:00.000Z' };

/** Opens the record of Grace, who has booked Tuesday morning. */
async function openRecord(visit: Partial<VisitRow> = {}, lead: Partial<LeadRow> = {}) {
  storeVisit('RT-GRACE2', visit, lead);
  const { user } = await open('/rep-access/manage?view=find&lead=RT-GRACE2');
  await findItem('Grace Hollis');
  return user;
}

/** Opens the form that sets the status, with this status chosen. */
async function openStatus(status: string, visit: Partial<VisitRow> = {}, lead: Partial<LeadRow> = {}) {
  const user = await openRecord(visit, lead);
  await press(user, 'Set status');
  expect(await screen.findByRole('heading', { name: 'Set the Status' })).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), status);
  return user;
}

const notes = () => screen.getByRole('textbox', { name: 'Notes' });
const visits = () => screen.findByRole('region', { name: 'Visits' });
const statusSaves = () => repEndpoint.sentAs('manage_lead');

describe('the record of a lead', () => {
  test('has its visits with the homeowner’s own words, its numbers and its place as links', async () => {
    await openRecord({ words: 'Water in the kitchen.', state: 'canceled', agreedTime: '09:30' });
    const visit = await findItem(`${MORNING}, at 9:30 AM`);
    expect(within(await visits()).getAllByRole('article')).toEqual([visit]);
    expect(visit).toHaveTextContent('Canceled by the homeowner');
    expect(visit).toHaveTextContent('They wrote: Water in the kitchen.');
    expect(visit).toHaveTextContent('RT-GRACE2 · made Nov 1, 2026, 9:00 AM · canceled Nov 20, 2026');
    const item = await findItem('Grace Hollis');
    expect(within(item).getByRole('link', { name: 'Call Grace Hollis, (321) 555-0167' })).toHaveAttribute(
      'href',
      'tel:+13215550167',
    );
    expect(within(item).getByRole('link', { name: /^Map of 48 Pelican Way, Palm Bay/ })).toBeVisible();
  });

  test('says when the calls are outside calling hours, or have been too many', async () => {
    testBackend.setClock(new Date('2026-11-21T02:30:00.000Z'));
    signedInManager();
    await openRecord({}, { source: 'import' });
    expect(await screen.findByText(/^Outside calling hours until .*8:00 AM$/)).toBeVisible();
    const calls = ['2026-11-20T15:00:00.000Z', '2026-11-20T16:00:00.000Z', '2026-11-20T17:00:00.000Z'];
    const number = {
      phoneKey: '13215550167',
      suppressedAt: '',
      suppressedBy: '',
      fileId: '',
      restUntil: '',
      calls,
    };
    testBackend.write({ kind: 'putNumber', row: number });
    await open();
    expect(await screen.findByText('Called 3 times in 24 hours')).toBeVisible();
  });

  test('says until when it rests after a call without an answer, and how it is called now', async () => {
    await openRecord({}, { source: 'import' });
    const [calls, restUntil] = [['2026-11-20T14:55:00.000Z'], '2026-11-20T18:55:00.000Z'];
    const number = {
      phoneKey: '13215550167',
      suppressedAt: '',
      suppressedBy: '',
      fileId: '',
      restUntil,
      calls,
    };
    testBackend.write({ kind: 'putNumber', row: number });
    await open();
    const until =
      'Nov 20, 2026, 1:55 PM, after a call without an answer. Set the status to New Lead to have it called now.';
    expect(await screen.findByText(until)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call Grace Hollis, (321) 555-0167' })).toBeVisible();
  });

  test('has the emails that went out, and says when none did', async () => {
    storeMessages(
      aMessage({ leadId: 'RT-GRACE2', kind: 'homeowner', recipient: 'an.earlier@home.example' }),
      aMessage({ messageId: 'other', recipient: 'grace.hollis@home.example', subject: 'Of another lead' }),
    );
    await openRecord();
    const region = await screen.findByRole('region', { name: 'Messages' });
    expect(within(region).getAllByRole('listitem')).toHaveLength(1);
    expect(region).toHaveTextContent(
      'We have your requestTo the homeowner, an.earlier@home.exampleSent, Nov 20',
    );
    expect(region).toHaveTextContent(
      'No email about this lead alone went to the company in the last 90 days.',
    );
    expect(within(region).getByRole('link', { name: 'Emails to this homeowner' })).toBeVisible();
    storeVisit('RT-HENRY2', {}, { email: 'nobody@home.example' });
    await open('/rep-access/manage?view=find&lead=RT-HENRY2');
    expect(await screen.findByText('No email went to this homeowner in the last 90 days.')).toBeVisible();
  });

  test('that was opened from a day leads back to it', async () => {
    storeVisit('RT-GRACE2');
    const { user } = await open(`/rep-access/manage?view=visits&day=${DAY}`);
    await findRow('RT-GRACE2');
    await user.click(screen.getByRole('link', { name: 'Open the lead of Grace Hollis' }));
    await findItem('Grace Hollis');
    await user.click(screen.getByRole('link', { name: 'Visits on Tue, Nov 24' }));
    await findRow('RT-GRACE2');
    expect(address()).toBe(`/rep-access/manage?view=visits&day=${DAY}`);
  });

  test('on a backend without visits has them to read only', async () => {
    lackFeatures(['visits']);
    await openRecord();
    expect(within(await findItem(MORNING)).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Set/ })).toBeNull();
  });
});

describe('a visit in the record', () => {
  test('is confirmed, and the record shows it', async () => {
    const user = await openRecord();
    await user.click(buttonIn(await findItem(MORNING), 'Confirm'));
    await user.click(buttonIn(await visits(), 'Save'));
    expect(await screen.findByText(`The visit is set: ${MORNING}.`)).toBeVisible();
    expect(await findItem(MORNING)).toHaveTextContent('Confirmed');
    expect(await findItem('Grace Hollis')).toHaveTextContent(`Status${SET} (closed)`);
    expect(await screen.findByText(/Visit: .*November 24.* \(was: /)).toBeVisible();
  });

  test('is canceled after a question', async () => {
    const user = await openRecord();
    await user.click(buttonIn(await findItem(MORNING), 'Cancel the visit'));
    await press(user, 'Yes, cancel it');
    expect(await screen.findByText('The visit is canceled.')).toBeVisible();
    expect(await findItem(MORNING)).toHaveTextContent('Canceled');
    expect(visitOf('RT-GRACE2')).toMatchObject({ state: 'canceled' });
  });

  test('that the homeowner has changed meanwhile is shown as it is now', async () => {
    const user = await openRecord();
    await user.click(buttonIn(await findItem(MORNING), 'Confirm'));
    changeVisit('RT-GRACE2', { apptDate: '2026-11-25' });
    await user.click(buttonIn(await visits(), 'Save'));
    expect(
      await screen.findByText('The visit has changed meanwhile. This is how it is now: choose again.'),
    ).toBeVisible();
    expect(await findItem('Wed, Nov 25, Morning (8 AM to 12 PM)')).toHaveTextContent('Not confirmed yet');
  });

  test('is set for a lead without one, which an import made', async () => {
    const user = await openRecord();
    testBackend.write({
      kind: 'putLead',
      row: { ...leadOf('RT-GRACE2')!, leadId: 'henry', firstName: 'Henry' },
    });
    await open('/rep-access/manage?view=find&lead=henry');
    expect(await screen.findByText('No visit yet.')).toBeVisible();
    await press(user, 'Set a visit');
    await user.selectOptions(slotField(), 'Tue, Nov 24, morning');
    await user.click(buttonIn(await visits(), 'Save'));
    expect(await findItem(MORNING)).toHaveTextContent('Confirmed');
    expect(screen.queryByRole('button', { name: 'Set a visit' })).toBeNull();
    expect(leadOf('henry')).toMatchObject({
      status: SET,
      open: false,
      apptDate: DAY,
      notes: 'Visit set by phone.',
    });
  });

  test('is not set a second time by two managers', async () => {
    const user = await openRecord({ state: 'canceled' });
    await press(user, 'Set a visit');
    await user.selectOptions(slotField(), 'Wed, Nov 25, morning');
    changeVisit('RT-GRACE2', { state: 'confirmed', changedBy: 'other@reps.example' });
    await user.click(buttonIn(await visits(), 'Save'));
    expect(
      await screen.findByText('The visit has changed meanwhile. This is how it is now: choose again.'),
    ).toBeVisible();
    expect(await findItem(MORNING)).toHaveTextContent('Confirmed');
    expect(screen.queryByRole('button', { name: 'Set a visit' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Day and half-day' })).toBeNull();
  });

  test('can be changed alone while a rep holds the lead, and not with its status', async () => {
    storeRep(PAT);
    const user = await openRecord({}, HELD);
    await user.click(buttonIn(await findItem(MORNING), 'Confirm'));
    await user.click(buttonIn(await visits(), 'Save'));
    expect(await screen.findByText(/^Pat Moss has this lead now, and may be on the phone\./)).toBeVisible();
    expect(visitOf('RT-GRACE2')).toMatchObject({ state: 'asked' });
    await user.click(screen.getByRole('checkbox', { name: /needs no call anymore/ }));
    await user.click(buttonIn(await visits(), 'Save'));
    expect(await screen.findByText(`The visit is set: ${MORNING}.`)).toBeVisible();
    expect(visitOf('RT-GRACE2')).toMatchObject({ state: 'confirmed' });
    expect(leadOf('RT-GRACE2')).toMatchObject({ status: 'New Lead', ...HELD });
  });
});

const QUESTION = { name: `What becomes of the visit on ${MORNING}?` };

describe('the status of a lead', () => {
  test('is set, and its standing visit is canceled with it unless the manager keeps it', async () => {
    const user = await openStatus('Not Qualified', {}, { notes: 'Blue door' });
    expect(notes()).toHaveValue('Blue door');
    expect(screen.getByRole('combobox', QUESTION)).toHaveValue('cancel');
    await press(user, 'Save');
    expect(await screen.findByText('Saved: Not Qualified.')).toBeVisible();
    expect(leadOf('RT-GRACE2')).toMatchObject({ status: 'Not Qualified', open: false, apptDate: '' });
    expect(await findItem(MORNING)).toHaveTextContent('Canceled');
    expect(await findItem('Grace Hollis')).toHaveTextContent('StatusNot Qualified (closed)');
  });

  test('is set while the visit stays', async () => {
    const user = await openStatus('DO NOT CALL', { state: 'confirmed' });
    await user.selectOptions(screen.getByRole('combobox', QUESTION), 'Keep the visit');
    await press(user, 'Save');
    expect(await screen.findByText('Saved: DO NOT CALL.')).toBeVisible();
    expect(visitOf('RT-GRACE2')).toMatchObject({ state: 'confirmed', changes: 0 });
    expect(await findItem('Grace Hollis')).toHaveTextContent('Do-not-call listsince Nov 20, 2026');
  });

  test('that leaves the lead open asks nothing about the visit, but for notes', async () => {
    const user = await openStatus('Attempted');
    expect(screen.queryByRole('combobox', QUESTION)).toBeNull();
    await press(user, 'Save');
    expect(await screen.findByText('Notes are required for this status')).toBeVisible();
    expect(notes()).toHaveFocus();
    expect(statusSaves()).toEqual([]);
    await user.type(notes(), 'No answer');
    await press(user, 'Save');
    expect(await screen.findByText('Saved: Attempted.')).toBeVisible();
    expect(leadOf('RT-GRACE2')).toMatchObject({ status: 'Attempted', notes: 'No answer', attempts: 1 });
    expect(visitOf('RT-GRACE2')).toMatchObject({ state: 'asked', changes: 0 });
  });

  test('that sets the visit offers the half-day that was asked for, and confirms it', async () => {
    const user = await openStatus(SET, {}, { notes: 'Blue door' });
    expect(screen.getByRole('combobox', { name: 'When is the visit? (optional)' })).toHaveValue(
      '2026-11-24_morning',
    );
    await press(user, 'Save');
    expect(await screen.findByText(`Saved: ${SET}.`)).toBeVisible();
    expect(visitOf('RT-GRACE2')).toMatchObject({ state: 'confirmed' });
  });

  test('that sets the visit brings back no half-day that the homeowner has left meanwhile', async () => {
    const user = await openStatus(SET, {}, { notes: 'Blue door' });
    changeVisit('RT-GRACE2', { apptDate: '2026-11-25' });
    await press(user, 'Save');
    expect(
      await screen.findByText('The visit has changed meanwhile. This is how it is now: choose again.'),
    ).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'When is the visit? (optional)' })).toHaveValue('');
    await press(user, 'Save');
    expect(await screen.findByText(`Saved: ${SET}.`)).toBeVisible();
    expect(visitOf('RT-GRACE2')).toMatchObject({ apptDate: '2026-11-25', state: 'asked' });
  });

  test('is there again after a reload, until it is saved or given up', async () => {
    const user = await openStatus('Attempted');
    await user.type(notes(), 'No answer');
    await open('/rep-access/manage?view=find&lead=RT-GRACE2');
    await waitFor(() => expect(notes()).toHaveValue('No answer'));
    await press(user, 'Cancel');
    expect(screen.queryByRole('heading', { name: 'Set the Status' })).toBeNull();
  });

  test('DO NOT CALL says what it does, and stays when the visit could not be canceled with it', async () => {
    const user = await openStatus('DO NOT CALL');
    expect(screen.getByText(/^This closes every lead with this number/)).toBeVisible();
    changeVisit('RT-GRACE2', { apptDate: '2026-11-25' });
    await press(user, 'Save');
    expect(await screen.findByText(/^Saved: DO NOT CALL\. The visit has changed meanwhile/)).toBeVisible();
    expect(leadOf('RT-GRACE2')).toMatchObject({ status: 'DO NOT CALL' });
    expect(visitOf('RT-GRACE2')).toMatchObject({ state: 'asked' });
  });

  test('does not overwrite notes that a rep has written meanwhile', async () => {
    const user = await openStatus('Not Qualified', {}, { notes: 'Blue door' });
    testBackend.write({ kind: 'putLead', row: { ...leadOf('RT-GRACE2')!, notes: 'The son has the key' } });
    await press(user, 'Save');
    expect(await screen.findByText(/Notes is now “The son has the key”/)).toBeVisible();
    expect(notes()).toHaveValue('The son has the key');
    await press(user, 'Save');
    expect(await screen.findByText('Saved: Not Qualified.')).toBeVisible();
    expect(leadOf('RT-GRACE2')).toMatchObject({ notes: 'The son has the key' });
  });

  test('keeps a callback that a rep has promised while the lead stays open', async () => {
    const callback = { callbackAt: '2026-11-23T15:00:00.000Z', callbackRep: PAT.email };
    const user = await openStatus(
      'Attempted',
      {},
      { status: 'Attempted', notes: 'Call Monday', ...callback },
    );
    await user.type(notes(), ', at ten');
    await press(user, 'Save');
    expect(await screen.findByText('Saved: Attempted.')).toBeVisible();
    expect(leadOf('RT-GRACE2')).toMatchObject({ ...callback, notes: 'Call Monday, at ten' });
  });

  test('that somebody else has changed meanwhile is said, and nothing is saved', async () => {
    const user = await openStatus('Not Qualified');
    testBackend.write({ kind: 'putLead', row: { ...leadOf('RT-GRACE2')!, status: 'Attempted' } });
    await press(user, 'Save');
    expect(
      await screen.findByText('Somebody else has changed this lead meanwhile. Status is now “Attempted”.'),
    ).toBeVisible();
    expect(leadOf('RT-GRACE2')).toMatchObject({ status: 'Attempted' });
    expect(visitOf('RT-GRACE2')).toMatchObject({ state: 'asked' });
    await press(user, 'Save');
    expect(await screen.findByText('Saved: Not Qualified.')).toBeVisible();
  });

  test('of a lead whose visit the homeowner has changed meanwhile is not set', async () => {
    const user = await openStatus('Not Qualified');
    changeVisit('RT-GRACE2', { apptDate: '2026-11-25' });
    await press(user, 'Save');
    expect(
      await screen.findByText('The visit has changed meanwhile. This is how it is now: choose again.'),
    ).toBeVisible();
    expect(leadOf('RT-GRACE2')).toMatchObject({ status: 'New Lead' });
    expect(
      await screen.findByRole('combobox', { name: /^What becomes of the visit on Wed, Nov 25/ }),
    ).toBeVisible();
    await press(user, 'Save');
    expect(await screen.findByText('Saved: Not Qualified.')).toBeVisible();
    expect(visitOf('RT-GRACE2')).toMatchObject({ state: 'canceled' });
  });

  test('of a lead that a rep holds is not set: the manager is told who holds it', async () => {
    storeRep(PAT);
    const user = await openStatus('Not Qualified', {}, HELD);
    await press(user, 'Save');
    expect(
      await screen.findByText(
        'Pat Moss has this lead now, and may be on the phone. Release it first, or wait until it is saved.',
      ),
    ).toBeVisible();
    expect(leadOf('RT-GRACE2')).toMatchObject({ status: 'New Lead', ...HELD });
  });

  test('keeps what was typed without a connection, and leads to the login when the session has ended', async () => {
    const user = await openStatus('Attempted');
    await user.type(notes(), 'No answer');
    repEndpoint.misbehave(networkDrop, { action: 'manage_lead' });
    await press(user, 'Save');
    expect(await screen.findByText('Failed to save the status')).toBeVisible();
    expect(screen.getByText(UNREACHABLE)).toBeVisible();
    expect(notes()).toHaveValue('No answer');
    repEndpoint.misbehave(ENDED, { action: 'manage_lead' });
    await press(user, 'Save');
    await expectLogin();
    await waitFor(() => expect(leadOf('RT-GRACE2')).toMatchObject({ status: 'New Lead' }));
  });
});
