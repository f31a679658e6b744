import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { networkDrop, pausedAnswer } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { signedInManager } from './manage-page.ts';
import {
  buttonIn,
  changeVisit,
  expectState,
  findRow,
  leadOf,
  MORNING,
  openDay,
  SET,
  shownVisits,
  slotField,
  storeVisit,
  timeField,
  UNREACHABLE,
  visitOf,
} from './visits-page.ts';

beforeAll(loadRepPages);
beforeEach(() => void signedInManager());

const HOMEOWNER = 'grace.hollis@home.example';
const mailed = () => testBackend.mail().filter(({ to }) => to === HOMEOWNER);
const saves = () => repEndpoint.sentAs('manage_lead');

/** Presses Save in the row: the limits below have one, too. */
const save = async (user: UserEvent) => user.click(buttonIn(await findRow('RT-GRACE2'), 'Save'));

/** Opens the day with Grace's visit, and presses a button of it. */
async function pressInRow(name: string, day?: string) {
  const { user } = await openDay(day);
  await user.click(buttonIn(await findRow('RT-GRACE2'), name));
  return user;
}

describe('a visit that was asked for', () => {
  test('is confirmed for its own half-day: the lead needs no call anymore, and the homeowner is emailed', async () => {
    storeVisit('RT-GRACE2', {}, { notes: 'Blue door' });
    const user = await pressInRow('Confirm');
    expect(slotField()).toHaveValue('2026-11-24_morning');
    expect(screen.getByText(`We’ll email the time to ${HOMEOWNER}.`)).toBeVisible();
    await user.selectOptions(timeField(), '9:30 AM');
    expect(screen.getByRole('checkbox', { name: `The lead needs no call anymore: ${SET}.` })).toBeChecked();
    await save(user);
    const said = await screen.findByText(`The visit is set: ${MORNING}, 9:30 AM.`);
    expect(said.closest('[tabindex]')).toHaveFocus();
    await expectState('RT-GRACE2', 'confirmed');
    const row = await findRow('RT-GRACE2');
    expect(row).toHaveTextContent('1. 9:30 AM Grace Hollis');
    expect(row).toHaveTextContent('Set by Bea Boss');
    expect(within(row).queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(visitOf('RT-GRACE2')).toMatchObject({ state: 'confirmed', agreedTime: '09:30' });
    expect(leadOf('RT-GRACE2')).toMatchObject({ status: SET, open: false, notes: 'Blue door' });
    expect(mailed().map(({ subject }) => subject)).toEqual(['Confirmed: your roof visit RT-GRACE2']);
  });

  test('is confirmed without closing its lead', async () => {
    storeVisit('RT-GRACE2');
    const user = await pressInRow('Confirm');
    await user.click(screen.getByRole('checkbox', { name: /needs no call anymore/ }));
    await save(user);
    await expectState('RT-GRACE2', 'confirmed');
    expect(leadOf('RT-GRACE2')).toMatchObject({ status: 'New Lead', open: true });
  });

  test('of a closed lead without an email address is confirmed, and the form says that nobody is emailed', async () => {
    storeVisit('RT-GRACE2', {}, { email: '', status: 'Not Qualified', open: false });
    const user = await pressInRow('Confirm');
    expect(screen.getByText('There’s no email address: tell them on the phone.')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await save(user);
    await expectState('RT-GRACE2', 'confirmed');
    expect(leadOf('RT-GRACE2')).toMatchObject({ status: 'Not Qualified' });
    expect(testBackend.mail()).toEqual([]);
  });

  test('is moved to another day, which is said; it is no longer on this one', async () => {
    storeVisit('RT-GRACE2', { state: 'confirmed', agreedTime: '09:30' }, { status: SET, open: false });
    const user = await pressInRow('Move');
    expect(slotField()).toHaveValue('');
    await save(user);
    expect(
      await within(await findRow('RT-GRACE2')).findByText('Choose a time', { selector: 'p' }),
    ).toBeVisible();
    expect(saves()).toEqual([]);
    await user.selectOptions(slotField(), 'Wed, Nov 25, afternoon');
    await save(user);
    expect(
      await screen.findByText('The visit is set: Wed, Nov 25, Afternoon (12 PM to 6 PM).'),
    ).toBeVisible();
    await waitFor(() => expect(shownVisits()).toEqual([]));
    expect(visitOf('RT-GRACE2')).toMatchObject({
      apptDate: '2026-11-25',
      apptTime: 'afternoon',
      agreedTime: '',
    });
    expect(mailed()).toHaveLength(1);
  });

  test('goes back to a time to be agreed, and gets one from there', async () => {
    storeVisit('RT-GRACE2');
    const user = await pressInRow('Move');
    await user.selectOptions(slotField(), 'Time to be agreed');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await save(user);
    expect(await screen.findByText('The visit is set: Time to be agreed.')).toBeVisible();
    await waitFor(async () => expect((await findRow('RT-GRACE2')).dataset.slot).toBe('agree'));
    expect(leadOf('RT-GRACE2')).toMatchObject({ open: true });
    await user.click(buttonIn(await findRow('RT-GRACE2'), 'Set a visit'));
    await user.selectOptions(slotField(), 'Tue, Nov 24, morning');
    await save(user);
    await expectState('RT-GRACE2', 'confirmed');
    expect(visitOf('RT-GRACE2')).toMatchObject({ toAgree: false, apptDate: '2026-11-24' });
  });

  test('is left alone with Back', async () => {
    storeVisit('RT-GRACE2');
    const user = await pressInRow('Move');
    await press(user, 'Back');
    const row = await findRow('RT-GRACE2');
    expect(within(row).getByRole('article')).toHaveFocus();
    expect(buttonIn(row, 'Move')).toBeVisible();
    expect(saves()).toEqual([]);
  });
});

test('a lead whose status a rep has changed meanwhile is said, and closed with the next press', async () => {
  storeVisit('RT-GRACE2');
  const user = await pressInRow('Confirm');
  const notes = 'The gate code is 1234';
  testBackend.write({ kind: 'putLead', row: { ...leadOf('RT-GRACE2')!, status: 'Attempted', notes } });
  await save(user);
  expect(
    await screen.findByText('Somebody else has changed this lead meanwhile. Status is now “Attempted”.'),
  ).toBeVisible();
  expect(await within(await findRow('RT-GRACE2')).findByText(notes, { exact: false })).toBeVisible();
  await save(user);
  await expectState('RT-GRACE2', 'confirmed');
  expect(leadOf('RT-GRACE2')).toMatchObject({ status: SET, notes });
});

describe('a time that is full meanwhile', () => {
  test('is said and marked, and what was chosen stays in the form', async () => {
    testBackend.write({ kind: 'putOwnerSetting', row: { name: 'jobsPerAfternoon', value: '1' } });
    storeVisit('RT-GRACE2');
    const user = await pressInRow('Move');
    await user.selectOptions(slotField(), 'Wed, Nov 25, afternoon');
    await user.selectOptions(timeField(), '2:30 PM');
    storeVisit('RT-HENRY2', { apptDate: '2026-11-25', apptTime: 'afternoon' });
    await save(user);
    expect(
      await screen.findByText('That time is full or closed by now. Nothing was saved: choose another time.'),
    ).toBeVisible();
    expect(screen.getByRole('option', { name: 'Wed, Nov 25, afternoon (full)' })).toBeDisabled();
    expect(slotField()).toHaveValue('2026-11-25_afternoon');
    expect(timeField()).toHaveValue('14:30');
    expect(visitOf('RT-GRACE2')).toMatchObject({ apptDate: '2026-11-24', changes: 0 });
    await user.selectOptions(slotField(), 'Thu, Nov 26, afternoon');
    expect(screen.queryByText(/^That time is full/)).toBeNull();
    await save(user);
    expect(await screen.findByText(/^The visit is set: Thu, Nov 26/)).toBeVisible();
  });

  test('is not the visit’s own, although it is full or its day is closed', async () => {
    testBackend.write(
      { kind: 'putOwnerSetting', row: { name: 'jobsPerMorning', value: '1' } },
      { kind: 'putOwnerSetting', row: { name: 'closedDays', value: '11/24/2026' } },
    );
    storeVisit('RT-GRACE2');
    const user = await pressInRow('Confirm');
    expect(screen.getByRole('option', { name: 'Tue, Nov 24, morning' })).toBeEnabled();
    await screen.findByRole('option', { name: 'Tue, Nov 24, afternoon (closed)' });
    await save(user);
    await expectState('RT-GRACE2', 'confirmed');
  });
});

const CHANGED = 'The visit has changed meanwhile. This is how it is now: choose again.';

describe('a visit that the homeowner has changed meanwhile', () => {
  test('is not confirmed: it is shown as it is now', async () => {
    storeVisit('RT-GRACE2');
    const user = await pressInRow('Confirm');
    changeVisit('RT-GRACE2', { state: 'canceled' });
    await save(user);
    expect(await screen.findByText(CHANGED)).toBeVisible();
    await expectState('RT-GRACE2', 'canceled');
    expect(await findRow('RT-GRACE2')).toHaveTextContent('Canceled by the homeowner');
    await user.click(buttonIn(await findRow('RT-GRACE2'), 'Set it again'));
    await user.selectOptions(slotField(), 'Tue, Nov 24, morning');
    await save(user);
    await expectState('RT-GRACE2', 'confirmed');
  });

  test('and moved to another day is not on this one, and that is said, too', async () => {
    storeVisit('RT-GRACE2');
    const user = await pressInRow('Confirm');
    changeVisit('RT-GRACE2', { apptDate: '2026-11-25' });
    await save(user);
    expect(
      await screen.findByText('The visit has changed meanwhile, and is not in this list anymore.'),
    ).toBeVisible();
    expect(await screen.findByText('No visits on this day')).toBeVisible();
    expect(visitOf('RT-GRACE2')).toMatchObject({ state: 'asked', apptDate: '2026-11-25' });
  });

  test('is not canceled', async () => {
    storeVisit('RT-GRACE2');
    const user = await pressInRow('Cancel the visit');
    changeVisit('RT-GRACE2', { apptTime: 'afternoon' });
    await press(user, 'Yes, cancel it');
    expect(await screen.findByText(CHANGED)).toBeVisible();
    expect((await findRow('RT-GRACE2')).dataset).toMatchObject({
      slot: '2026-11-24_afternoon',
      visitState: 'asked',
    });
  });
});

test('what was said of a visit is gone once it has changed again, and an open question is about what was seen', async () => {
  storeVisit('RT-GRACE2');
  const user = await pressInRow('Confirm');
  await save(user);
  expect(await screen.findByText(`The visit is set: ${MORNING}.`)).toBeVisible();
  await user.click(buttonIn(await findRow('RT-GRACE2'), 'Cancel the visit'));
  changeVisit('RT-GRACE2', { state: 'asked', apptTime: 'afternoon', changedBy: '' });
  // Its question is open: the day is not loaded again under it.
  window.dispatchEvent(new Event('focus'));
  await press(user, 'Yes, cancel it');
  expect(await screen.findByText(CHANGED)).toBeVisible();
  expect(screen.queryByText(`The visit is set: ${MORNING}.`)).toBeNull();
  expect(visitOf('RT-GRACE2')).toMatchObject({ state: 'asked', apptTime: 'afternoon' });
});

describe('a visit is canceled', () => {
  test('after a question, which can be answered with leaving it as it is', async () => {
    storeVisit('RT-GRACE2');
    const user = await pressInRow('Cancel the visit');
    const words = `Cancel this visit? We’ll email ${HOMEOWNER} that it’s canceled.`;
    expect(screen.getByRole('group', { name: words })).toHaveFocus();
    await press(user, 'Leave it as it is');
    expect(within(await findRow('RT-GRACE2')).getByRole('article')).toHaveFocus();
    expect(saves()).toEqual([]);
    await user.click(buttonIn(await findRow('RT-GRACE2'), 'Cancel the visit'));
    await press(user, 'Yes, cancel it');
    expect(await screen.findByText('The visit is canceled.')).toBeVisible();
    await expectState('RT-GRACE2', 'canceled');
    expect(await findRow('RT-GRACE2')).toHaveTextContent(/Grace HollisCanceledNo Cost/);
    expect(leadOf('RT-GRACE2')).toMatchObject({ apptDate: '', status: 'New Lead', open: true });
    expect(mailed()).toHaveLength(1);
  });

  test('of a lead that says a visit is set asks what becomes of the lead', async () => {
    storeVisit('RT-GRACE2', { state: 'confirmed' }, { status: SET, open: false, notes: 'Blue door' });
    const user = await pressInRow('Cancel the visit');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'The lead is then' }),
      'Attempted: it needs a call',
    );
    await press(user, 'Yes, cancel it');
    await expectState('RT-GRACE2', 'canceled');
    expect(leadOf('RT-GRACE2')).toMatchObject({ status: 'Attempted', open: true, notes: 'Blue door' });
  });

  test('of a day that is over without an email, which the question says', async () => {
    storeVisit('RT-GRACE2', { apptDate: '2026-11-18' });
    const user = await pressInRow('Cancel the visit', '2026-11-18');
    expect(screen.getByText('Cancel this visit? Its day is over, so nobody is emailed.')).toBeVisible();
    await press(user, 'Yes, cancel it');
    await expectState('RT-GRACE2', 'canceled');
    expect(testBackend.mail()).toEqual([]);
  });

  test('without an email address with the advice to call, and only once by two presses', async () => {
    storeVisit('RT-GRACE2', {}, { email: '' });
    const user = await pressInRow('Cancel the visit');
    expect(
      screen.getByText('Cancel this visit? There’s no email address: tell them on the phone.'),
    ).toBeVisible();
    const { fault, release } = pausedAnswer();
    repEndpoint.misbehave(fault, { action: 'manage_lead' });
    await press(user, 'Yes, cancel it');
    await press(user, 'Yes, cancel it');
    release();
    await expectState('RT-GRACE2', 'canceled');
    expect(saves()).toHaveLength(1);
  });
});

describe('a visit whose day has come', () => {
  const TODAY = { apptDate: '2026-11-20', state: 'confirmed', agreedTime: '09:30' } as const;

  test('is done after a question, and not done after all; nobody is emailed', async () => {
    storeVisit('RT-GRACE2', TODAY, { status: SET, open: false });
    const user = await pressInRow('Done', '2026-11-20');
    expect(screen.getByText('Has the crew been there?')).toBeVisible();
    await press(user, 'Yes, done');
    expect(await screen.findByText('The visit is done.')).toBeVisible();
    await expectState('RT-GRACE2', 'done');
    const row = await findRow('RT-GRACE2');
    expect(within(row).queryByRole('button', { name: /Move|Cancel|^Done/ })).toBeNull();
    await user.click(buttonIn(row, 'Not done after all'));
    expect(await screen.findByText('The visit is open again.')).toBeVisible();
    await expectState('RT-GRACE2', 'confirmed');
    expect(visitOf('RT-GRACE2')).toMatchObject({ ...TODAY, changes: 2 });
    expect(testBackend.mail()).toEqual([]);
  });

  test('or is over can be done or canceled, and no longer be confirmed', async () => {
    storeVisit('RT-GRACE2', { apptDate: '2026-11-19' });
    const user = await pressInRow('Done', '2026-11-19');
    await press(user, 'Yes, done');
    await expectState('RT-GRACE2', 'done');
    await user.click(buttonIn(await findRow('RT-GRACE2'), 'Not done after all'));
    await expectState('RT-GRACE2', 'confirmed');
    expect(buttonIn(await findRow('RT-GRACE2'), 'Cancel the visit')).toBeVisible();
  });

  test('is not done before', async () => {
    storeVisit('RT-GRACE2');
    await openDay();
    expect(within(await findRow('RT-GRACE2')).queryByRole('button', { name: 'Done' })).toBeNull();
  });
});

test('without a connection nothing is set, and what was chosen can be sent again', async () => {
  storeVisit('RT-GRACE2');
  const user = await pressInRow('Confirm');
  await user.selectOptions(timeField(), '10:00 AM');
  repEndpoint.misbehave(networkDrop, { action: 'manage_lead' });
  await save(user);
  expect(await screen.findByText(UNREACHABLE)).toBeVisible();
  expect(timeField()).toHaveValue('10:00');
  await save(user);
  await expectState('RT-GRACE2', 'confirmed');
  expect(visitOf('RT-GRACE2')).toMatchObject({ agreedTime: '10:00' });
});
