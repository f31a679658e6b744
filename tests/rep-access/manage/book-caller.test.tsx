import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OWN_BATCHES } from '#backend/core/leads/batches.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import { env } from '#src/lib/env.ts';
import { aLead } from '#tests/builders/lead.ts';
import { control, fill } from '#tests/form.ts';
import { networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { leadsOf, storeLeads, suppress } from '#tests/msw/stored-rows.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { address } from '#tests/render.tsx';
import { ENDED, expectLogin, lackFeatures, loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { openManage, signedInManager } from './manage-page.ts';
import { buttonIn, findRow, openDay, SET, slotField, UNREACHABLE } from './visits-page.ts';

beforeAll(loadRepPages);
beforeEach(() => void signedInManager());

const CALLER = {
  ...{ firstName: 'Ada', lastName: 'Marlowe', phone: '(321) 555-0142', email: 'ada.marlowe@home.example' },
  ...{ address: '120 Ocean Avenue', city: 'Melbourne Beach', zip: '32951', language: 'es' },
  ...{ service: 'emergency-tarping', notes: 'A tree is on the roof', visitSlot: '2026-11-24_morning' },
};
const booked = (): LeadRow[] => leadsOf(OWN_BATCHES.repLeads.batchId);
const sent = () => repEndpoint.sentAs('book_visit').map(({ payload }) => payload);

async function openForm() {
  const { user } = await openDay();
  await press(user, 'Book a caller');
  expect(await screen.findByRole('heading', { name: 'Book a Caller' })).toHaveFocus();
  return user;
}

async function search(text: string) {
  const { user } = await openManage('find');
  await user.type(
    await screen.findByRole('searchbox', { name: 'Name, number or address' }),
    `${text}{Enter}`,
  );
  await press(user, 'Book a caller');
  return user;
}

const BOOKED = /^Ada Marlowe is booked: .+\. Reference: RT-\w{6}\.$/;

describe('a caller', () => {
  test('is booked from a day: a lead that needs no call, a confirmed visit and an email with the time', async () => {
    const user = await openForm();
    expect(control('state')).toHaveValue('FL');
    fill(CALLER);
    fill({ visitTime: '09:30' });
    await press(user, 'Book the visit');
    const said = await screen.findByText(BOOKED);
    expect(said).toHaveTextContent('booked: Tue, Nov 24, Morning (8 AM to 12 PM), 9:30 AM. Reference');
    expect(said.closest('[tabindex]')).toHaveFocus();
    expect(screen.queryByRole('heading', { name: 'Book a Caller' })).toBeNull();
    const reference = /RT-\w{6}/.exec(said.textContent)?.[0] ?? '';
    const row = await findRow(reference);
    expect(row.dataset).toMatchObject({ slot: '2026-11-24_morning', visitState: 'confirmed' });
    expect(row).toHaveTextContent('1. 9:30 AM Ada Marlowe');
    expect(row).toHaveTextContent('Notes: A tree is on the roof');
    expect(row).toHaveTextContent('Speaks Spanish');
    const { visitSlot: _, ...contact } = CALLER;
    expect(booked()).toMatchObject([{ ...contact, status: SET, open: false, source: 'rep' }]);
    expect(testBackend.mail().map(({ to }) => to)).toContain(CALLER.email);
  });

  test('whose time is still to be agreed is booked, too, and still needs a call', async () => {
    const user = await openForm();
    fill({ ...CALLER, visitSlot: 'agree' });
    expect(screen.queryByRole('combobox', { name: 'Agreed time (optional)' })).toBeNull();
    await press(user, 'Book the visit');
    expect(await screen.findByText(BOOKED)).toHaveTextContent('is booked: Time to be agreed.');
    expect(booked()).toMatchObject([{ status: 'New Lead', open: true }]);
    expect(await screen.findByRole('region', { name: 'Other days' })).toHaveTextContent('Ada Marlowe');
  });

  test('is booked only with what is required, which is named', async () => {
    const user = await openForm();
    await press(user, 'Book the visit');
    expect(await screen.findByText('Please choose a time for the visit')).toBeVisible();
    for (const [name, words] of [
      ['firstName', 'First name is required'],
      ['lastName', 'Last name is required'],
      ['phone', 'Phone number is required'],
      ['address', 'Address is required'],
      ['city', 'City is required'],
    ] as const)
      expect(control(name)).toHaveAccessibleDescription(words);
    expect(slotField()).toBeInvalid();
    expect(control('firstName')).toHaveFocus();
    fill({ ...CALLER, phone: '555-01' });
    await press(user, 'Book the visit');
    expect(control('phone')).toHaveFocus();
    expect(control('phone')).toHaveAccessibleDescription(/“555-01” has too few digits/);
    expect(repEndpoint.sentAs('lookup_number')).toEqual([]);
    expect(sent()).toEqual([]);
  });

  test('is not booked with Cancel', async () => {
    const user = await openForm();
    fill(CALLER);
    await press(user, 'Cancel');
    expect(await screen.findByRole('button', { name: 'Book a caller' })).toBeVisible();
    expect(sent()).toEqual([]);
  });
});

describe('a search without a match', () => {
  test('leads to the form with the number', async () => {
    const user = await search('(321) 555-0142');
    expect(control('phone')).toHaveValue('(321) 555-0142');
    const { phone: _, ...rest } = CALLER;
    fill(rest);
    await press(user, 'Book the visit');
    expect(await screen.findByText(BOOKED)).toBeVisible();
    expect(screen.queryByText('No match')).toBeNull();
    expect(booked()).toMatchObject([{ phone: '(321) 555-0142' }]);
  });

  test('leads to the form with the name', async () => {
    await search('Ada van Marlowe');
    expect(control('firstName')).toHaveValue('Ada');
    expect(control('lastName')).toHaveValue('van Marlowe');
    expect(control('phone')).toHaveValue('');
  });

  test('offers no booking on a backend without visits', async () => {
    lackFeatures(['visits']);
    const { user } = await openManage('find');
    await user.type(await screen.findByRole('searchbox'), 'nobody{Enter}');
    expect(await screen.findByText('No match')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Book a caller' })).toBeNull();
  });
});

describe('a number that is a lead already', () => {
  const KNOWN = aLead({ leadId: 'ada', firstName: 'Ada', lastName: 'Marlowe', phone: CALLER.phone });

  test('is warned about with a link to the lead', async () => {
    storeLeads(KNOWN);
    const user = await openForm();
    fill(CALLER);
    await press(user, 'Book the visit');
    expect(
      await screen.findByText('This number is a lead already. Open it, or press Book anyway.'),
    ).toBeVisible();
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Ada Marlowe, New Lead' }));
    expect(await screen.findByRole('article', { name: 'Ada Marlowe' })).toBeVisible();
    expect(address()).toBe('/rep-access/manage?view=find&lead=ada&day=2026-11-24');
    // What was typed is there again.
    await user.click(screen.getByRole('link', { name: 'Visits on Tue, Nov 24' }));
    expect(await screen.findByRole('heading', { name: 'Book a Caller' })).toBeVisible();
    expect(control('lastName')).toHaveValue('Marlowe');
  });

  test('is booked anyway when the manager says so; another number is looked up anew', async () => {
    storeLeads(KNOWN);
    const user = await openForm();
    fill(CALLER);
    await press(user, 'Book the visit');
    expect(await screen.findByRole('button', { name: 'Book anyway' })).toBeVisible();
    fill({ phone: '(321) 555-0143' });
    expect(screen.getByRole('button', { name: 'Book the visit' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ada Marlowe, New Lead' })).toBeNull();
    fill({ phone: CALLER.phone });
    await press(user, 'Book anyway');
    expect(await screen.findByText(BOOKED)).toBeVisible();
    expect(repEndpoint.sentAs('lookup_number')).toHaveLength(1);
    expect(booked()).toHaveLength(1);
  });

  test('is not booked without the warning because the question about it failed', async () => {
    storeLeads(KNOWN);
    const user = await openForm();
    fill(CALLER);
    repEndpoint.misbehave(networkDrop, { action: 'lookup_number' });
    await press(user, 'Book the visit');
    expect(await screen.findByText('Failed to book the visit')).toBeVisible();
    expect(screen.getByText(UNREACHABLE)).toBeVisible();
    await press(user, 'Book the visit');
    expect(await screen.findByText(/^This number is a lead already/)).toBeVisible();
    expect(sent()).toEqual([]);
  });
});

test('a clock time of the half-day that was chosen before is no time of the next one', async () => {
  const user = await openForm();
  const time = () => screen.getByRole('combobox', { name: 'Agreed time (optional)' });
  fill({ ...CALLER, visitTime: '10:30' });
  // Its times are the same ones.
  await user.selectOptions(slotField(), 'Tue, Nov 24, morning');
  expect(time()).toHaveValue('');
  await user.selectOptions(time(), '10:30 AM');
  await user.selectOptions(slotField(), 'Tue, Nov 24, afternoon');
  expect(time()).toHaveValue('');
  await press(user, 'Book the visit');
  expect(await screen.findByText(BOOKED)).toBeVisible();
  expect(sent()).toMatchObject([{ visitSlot: '2026-11-24_afternoon', visitTime: '' }]);
});

test('what was typed is there again after a reload, until it is booked or given up', async () => {
  let user = await openForm();
  await user.type(control('firstName'), 'Ada');
  ({ user } = await openDay());
  expect(await screen.findByRole('heading', { name: 'Book a Caller' })).toBeVisible();
  expect(control('firstName')).toHaveValue('Ada');
  await press(user, 'Cancel');
  await openDay();
  expect(await screen.findByRole('button', { name: 'Book a caller' })).toBeVisible();
});

test('a form whose answer was lost and that is sent again with other words is not called booked', async () => {
  const user = await openForm();
  fill(CALLER);
  repEndpoint.misbehave(networkDrop, { action: 'book_visit' });
  await press(user, 'Book the visit');
  expect(await screen.findByText('Failed to book the visit')).toBeVisible();
  // It had arrived.
  const payload = JSON.stringify(sent().at(-1));
  await fetch(env.repEndpoint, { method: 'POST', body: new URLSearchParams({ payload }) });
  fill({ address: '9 Heron Court' });
  await press(user, 'Book the visit');
  expect(await screen.findByText(/^This caller is booked already, as you sent it first/)).toBeVisible();
  expect(booked()).toMatchObject([{ address: CALLER.address }]);
  await press(user, 'Book the visit');
  expect(
    await screen.findByText('This number is a lead already. Open it, or press Book anyway.'),
  ).toBeVisible();
});

test('a number on the do-not-call list is booked into a half-day, but not for a call about the time', async () => {
  suppress('13215550142');
  const user = await openForm();
  fill({ ...CALLER, visitSlot: 'agree' });
  await press(user, 'Book the visit');
  expect(await screen.findByText('This number is on the do-not-call list.')).toBeVisible();
  expect(booked()).toEqual([]);
  expect(control('notes')).toHaveValue('A tree is on the roof');
  fill({ visitSlot: CALLER.visitSlot });
  await press(user, 'Book the visit');
  expect(await screen.findByText(BOOKED)).toBeVisible();
  expect(booked()).toHaveLength(1);
});

test('a time that is full meanwhile is said and marked; with another one the caller is booked', async () => {
  testBackend.write({ kind: 'putOwnerSetting', row: { name: 'closedDays', value: 'Tuesday' } });
  const user = await openForm();
  fill(CALLER);
  await press(user, 'Book the visit');
  expect(await screen.findByText(/^That time is full or closed by now/)).toBeVisible();
  expect(within(slotField()).getByRole('option', { name: /^Tue, Nov 24, morning \(/ })).toBeDisabled();
  fill({ visitSlot: '2026-11-25_morning' });
  await press(user, 'Book the visit');
  expect(await screen.findByText(BOOKED)).toBeVisible();
  expect(booked()).toMatchObject([{ apptDate: '2026-11-25' }]);
});

test('a booking whose answer was lost is sent again, and makes one lead with one visit', async () => {
  const user = await openForm();
  fill(CALLER);
  repEndpoint.misbehave(networkDrop, { action: 'book_visit', isTaken: true });
  await press(user, 'Book the visit');
  expect(await screen.findByText('Failed to book the visit')).toBeVisible();
  expect(booked()).toHaveLength(1);
  await press(user, 'Book the visit');
  expect(await screen.findByText(BOOKED)).toBeVisible();
  expect(booked()).toHaveLength(1);
  expect(testBackend.read('visitsOfLead', { leadId: booked()[0]!.leadId, limit: 9 })).toHaveLength(1);
  await waitFor(() => expect(document.querySelectorAll('[data-visit]')).toHaveLength(1));
});

test('without a connection what was typed stays; an ended session leads to the login', async () => {
  const user = await openForm();
  fill(CALLER);
  repEndpoint.misbehave(networkDrop, { times: 3 });
  await press(user, 'Book the visit');
  expect(await screen.findByText(UNREACHABLE)).toBeVisible();
  expect(control('address')).toHaveValue('120 Ocean Avenue');
  expect(slotField()).toHaveValue('2026-11-24_morning');
  repEndpoint.recover();
  repEndpoint.misbehave(ENDED, { action: 'lookup_number' });
  await press(user, 'Book the visit');
  await expectLogin();
});

test('a visit that was just booked can be canceled in its row', async () => {
  const user = await openForm();
  fill(CALLER);
  await press(user, 'Book the visit');
  const reference = /RT-\w{6}/.exec((await screen.findByText(BOOKED)).textContent)?.[0] ?? '';
  await user.click(buttonIn(await findRow(reference), 'Cancel the visit'));
  await press(user, 'Yes, cancel it');
  expect(await screen.findByText('The visit is canceled.')).toBeVisible();
  expect(screen.queryByText(BOOKED)).toBeNull();
});
