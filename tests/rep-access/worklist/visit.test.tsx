import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { VisitRow } from '#backend/core/rows.ts';
import type { OwnerSettingName } from '#contract/owner-settings/names.ts';
import { FEATURES } from '#contract/session.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { control, fill } from '#tests/form.ts';
import { json } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { aVisitRow } from '#tests/stores/rows.ts';
import {
  button,
  card,
  disconnect,
  GRACE,
  HENRY,
  holdAnswers,
  leased,
  notesField,
  openWithLead,
  openWorklist,
  save,
  saves,
  status,
  storedLead,
  undoButton,
  withLeads,
} from './worklist-page.ts';

const SET = 'Qualified – Appointment Set';
const VISIT = aVisitRow({
  ...{ visitId: 'grace', leadId: GRACE.leadId, reference: 'RT-GRACE2', createdAt: GRACE.createdAt },
  ...{ apptDate: '2026-11-24', apptTime: 'morning', service: 'emergency-tarping' },
});
const BOOKED = {
  ...GRACE,
  ...({ source: 'booking', service: 'emergency-tarping', apptDate: '2026-11-24' } as const),
  ...{ apptTime: 'morning', email: 'grace.hollis@home.example' },
};

const stored = () => testBackend.read('visit', { visitId: 'grace' });
const limit = (name: OwnerSettingName, value: string) =>
  testBackend.write({ kind: 'putOwnerSetting', row: { name, value } });
const slot = (name: string | RegExp) => screen.getByRole('radio', { name });
const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('[name=visitSlot]')].find(({ checked }) => checked)?.value;

/** Opens the worklist with Grace, who has booked Tuesday morning, on the card. */
function openBooked(over: Partial<VisitRow> = {}) {
  testBackend.write({ kind: 'putVisit', row: { ...VISIT, ...over } });
  const isCanceled = over.state === 'canceled';
  return openWithLead([isCanceled ? { ...BOOKED, apptDate: '', apptTime: '' } : BOOKED, HENRY]);
}

describe('the visit of a lead', () => {
  test('is confirmed with the status and its notes: the slot the homeowner asked for is chosen', async () => {
    const { user } = await openBooked();
    expect(screen.getByText('Not confirmed yet').parentElement).toHaveTextContent(
      /Asked for No Cost Emergency Tarping ?Tue, Nov 24, Morning \(8 AM to 12 PM\)/,
    );
    await user.keyboard('3');
    expect(chosen()).toBe('2026-11-24_morning');
    expect(screen.getByText('We’ll email the time to grace.hollis@home.example.')).toBeVisible();
    fill({ notes: 'Ladder at the back' });
    await save(user);
    expect(saves()).toMatchObject([{ status: SET, visitSlot: '2026-11-24_morning' }]);
    expect(stored()).toMatchObject({ state: 'confirmed', changedBy: 'robin@reps.example' });
  });

  test('is confirmed by the button beside it, with a status that leaves the lead open, too', async () => {
    const { user } = await openBooked();
    const confirm = screen.getByRole('button', { name: 'Confirm' });
    await user.click(confirm);
    expect(chosen()).toBe('2026-11-24_morning');
    await user.click(confirm);
    expect(chosen()).toBeUndefined();
    await user.keyboard('4');
    expect(confirm).toBeDisabled();
    await user.keyboard('2');
    await user.click(confirm);
    expect(confirm).toHaveAttribute('aria-pressed', 'true');
    fill({ notes: 'Call before you come' });
    await save(user);
    expect(stored()).toMatchObject({ state: 'confirmed' });
    expect(storedLead()).toMatchObject({ status: 'Attempted' });
  });

  test('is moved by key through the slots with a place, and set for a clock time in one', async () => {
    limit('jobsPerMorning', '1');
    limit('closedDays', '2026-11-21');
    const { user } = await openBooked();
    await user.keyboard('3');
    await waitFor(() => expect(slot('Sat, Nov 21, Morning (8 AM to 12 PM), closed')).toBeDisabled());
    expect(slot(/^They asked for Tue, Nov 24/)).toBeEnabled();
    await user.keyboard('v');
    expect(chosen()).toBe('2026-11-20_morning');
    expect(screen.getByText('Visit: Fri, Nov 20, Morning')).toBeVisible();
    await user.keyboard('vv');
    expect(chosen()).toBe('2026-11-22_morning');
    fill({ notes: 'They leave at noon' });
    await user.selectOptions(control('visitTime'), '9:30 AM');
    await save(user);
    expect(saves()).toMatchObject([{ visitSlot: '2026-11-22_morning', visitTime: '09:30' }]);
    expect(stored()).toMatchObject({ apptDate: '2026-11-22', agreedTime: '09:30', state: 'confirmed' });
    expect(storedLead()).toMatchObject({ apptDate: '2026-11-22', apptTime: 'morning' });
  });

  test('is canceled by key while the lead stays open, and back after an undo, with the choice on the card', async () => {
    const { user } = await openBooked();
    await user.keyboard('x');
    expect(screen.getByText('We’ll email grace.hollis@home.example that it’s canceled.')).toBeVisible();
    await user.keyboard('s');
    await screen.findByText('Saved.');
    expect(stored()).toMatchObject({ state: 'canceled' });
    expect(storedLead()).toMatchObject({ apptDate: '', status: 'New Lead' });
    await user.keyboard('u');
    await screen.findByText('Save undone.');
    expect(stored()).toMatchObject({ state: 'asked', apptDate: '2026-11-24' });
    expect(screen.getByText('Not confirmed yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel the visit', pressed: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave it as it is' }));
    expect(screen.queryByRole('button', { name: 'Cancel the visit', pressed: true })).toBeNull();
    expect(localStorage.getItem('repDrafts')).toBe('[]');
  });

  test('is asked about when the lead is closed otherwise: canceled unless the rep keeps it', async () => {
    const { user } = await openBooked();
    await user.click(status('Not Qualified'));
    const question = screen.getByRole('group', {
      name: 'What becomes of the visit on Tue, Nov 24, Morning (8 AM to 12 PM)?',
    });
    expect(within(question).getByRole('radio', { name: 'Cancel the visit' })).toBeChecked();
    expect(within(question).getByText(/We’ll email .+ that it’s canceled/)).toBeVisible();
    await user.click(within(question).getByRole('radio', { name: 'Keep the visit' }));
    await user.click(status('DO NOT CALL'));
    await save(user);
    expect(saves()[0]).not.toHaveProperty('visitSlot');
    expect(stored()).toMatchObject({ state: 'asked' });
  });

  test('is canceled with the status that closes the lead, which then needs no second press', async () => {
    const { user } = await openBooked();
    await user.keyboard('5s');
    await screen.findByText('Saved.');
    expect(stored()).toMatchObject({ state: 'canceled' });
    expect(storedLead()).toMatchObject({ status: 'DO NOT CALL', apptDate: '' });
  });

  test('stays with an outcome that says nothing of the homeowner’s wish, unless the rep cancels it', async () => {
    const { user } = await openBooked();
    await user.keyboard('8');
    expect(status('Not Qualified')).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Keep the visit' })).toBeChecked();
    await user.keyboard('v');
    expect(screen.getByRole('radio', { name: 'Cancel the visit' })).toBeChecked();
    await user.keyboard('vs');
    await screen.findByText('Saved.');
    expect(stored()).toMatchObject({ state: 'asked' });
  });

  test('keeps the time agreed on when its own slot is chosen again, and then nobody is emailed', async () => {
    const { user } = await openBooked({ state: 'confirmed', agreedTime: '09:45' });
    await user.keyboard('3v');
    expect(chosen()).toBe('2026-11-24_morning');
    expect(control('visitTime')).toHaveValue('09:45');
    expect(screen.getByText('That’s what it is already, so nobody is emailed.')).toBeVisible();
    fill({ notes: 'Called to confirm' });
    await save(user);
    expect(stored()).toMatchObject({ agreedTime: '09:45', changes: 0 });
  });

  test('that the rep has canceled stays so with an outcome, and cannot be canceled as an appointment set', async () => {
    const { user } = await openBooked();
    await user.keyboard('x8');
    expect(screen.getByRole('radio', { name: 'Cancel the visit' })).toBeChecked();
    await user.keyboard('3x');
    expect(screen.getByText('Choose another status to cancel the visit.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel the visit' })).toBeNull();
    expect(chosen()).toBe('2026-11-24_morning');
  });

  test('is left alone when the rep goes back to a status that leaves the lead open', async () => {
    const { user } = await openBooked();
    await user.keyboard('42');
    fill({ notes: 'No answer' });
    await save(user);
    expect(saves()[0]).not.toHaveProperty('visitSlot');
    await user.keyboard('u');
    await screen.findByText('Save undone.');
    await user.keyboard('32s');
    await screen.findByText('Saved.');
    expect(stored()).toMatchObject({ state: 'asked', changes: 0 });
  });

  test('that the homeowner has moved meanwhile is shown as it is now; nothing is saved or lost', async () => {
    const { user } = await openBooked();
    await user.keyboard('3');
    fill({ notes: 'Ladder at the back' });
    const moved = { ...VISIT, apptDate: '2026-11-25', changes: 1 };
    testBackend.write({ kind: 'putVisit', row: moved });
    await user.click(button('Save'));
    expect(await screen.findByText(/has changed the visit meanwhile, so nothing was saved/)).toBeVisible();
    expect(screen.getByText('Not confirmed yet').parentElement).toHaveTextContent('Wed, Nov 25');
    expect(notesField()).toHaveValue('Ladder at the back');
    expect(chosen()).toBeUndefined();
    await user.keyboard('v');
    await save(user);
    expect(stored()).toMatchObject({ apptDate: '2026-11-25', state: 'confirmed', changes: 2 });
  });

  test('is not changed by a draft of before the homeowner has moved it; the card says so', async () => {
    const { user, unmount } = await openBooked();
    await user.keyboard('4');
    unmount();
    cleanup();
    testBackend.write({ kind: 'putVisit', row: { ...VISIT, apptDate: '2026-11-25', changes: 1 } });
    const view = await openWorklist();
    await card('Grace Hollis');
    expect(await screen.findByText(/The visit has changed meanwhile, so choose again/)).toBeVisible();
    expect(status('Not Qualified')).toBeChecked();
    expect(screen.getByRole('group', { name: /What becomes of the visit on Wed, Nov 25/ })).toBeVisible();
    await view.user.keyboard('v');
    expect(screen.getByRole('radio', { name: 'Keep the visit' })).toBeChecked();
  });

  test('that has changed since the look ahead is not canceled by an early Save', async () => {
    const visit = { ...VISIT, leadId: HENRY.leadId, createdAt: HENRY.createdAt };
    const { apptDate, apptTime } = BOOKED;
    testBackend.write({ kind: 'putVisit', row: visit });
    const second = { ...HENRY, source: 'booking', apptDate, apptTime } as const;
    const { user } = await openWithLead([BOOKED, second]);
    const release = holdAnswers('next_lead');
    await user.keyboard('n');
    await card('Henry Okafor');
    testBackend.write({ kind: 'putVisit', row: { ...visit, apptDate: '2026-11-25', changes: 1 } });
    await user.keyboard('4s');
    release();
    expect(await screen.findByText(/The visit has changed meanwhile/)).toBeVisible();
    expect(saves()).toEqual([]);
    await user.keyboard('s');
    await screen.findByText('Saved.');
    expect(stored()).toMatchObject({ state: 'canceled', apptDate: '2026-11-25' });
  });

  test('that comes back since the look ahead is not canceled by an early Save either', async () => {
    const visit = { ...VISIT, leadId: HENRY.leadId, createdAt: HENRY.createdAt };
    testBackend.write({ kind: 'putVisit', row: { ...visit, state: 'canceled', changes: 1 } });
    const second = { ...HENRY, source: 'booking' } as const;
    const { user } = await openWithLead([BOOKED, second]);
    const release = holdAnswers('next_lead');
    await user.keyboard('n');
    await card('Henry Okafor');
    testBackend.write({ kind: 'putVisit', row: { ...visit, changes: 2 } });
    await user.keyboard('4sk');
    release();
    expect(await screen.findByText(/The visit has changed meanwhile.* Nothing was saved/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Henry Okafor' })).toBeVisible();
    expect(saves()).toEqual([]);
  });

  test('that is to be kept stays so when it has changed, and a choice survives an undo and a reload', async () => {
    const { user, unmount } = await openBooked();
    await user.keyboard('8');
    unmount();
    cleanup();
    testBackend.write({ kind: 'putVisit', row: { ...VISIT, apptDate: '2026-11-25', changes: 1 } });
    const view = await openWorklist();
    await card('Grace Hollis');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Keep the visit' })).toBeChecked());
    await view.user.keyboard('3');
    await view.user.click(slot('Mon, Nov 23, Afternoon (12 PM to 6 PM)'));
    await save(view.user);
    await view.user.keyboard('u');
    await screen.findByText('Save undone.');
    view.unmount();
    cleanup();
    await openWorklist();
    await card('Grace Hollis');
    await waitFor(() => expect(chosen()).toBe('2026-11-23_afternoon'));
    expect(screen.queryByText(/The visit has changed meanwhile/)).toBeNull();
  });

  test('leaves the focus on its section when the choice is taken back', async () => {
    const { user } = await openBooked();
    await user.keyboard('v');
    await user.click(screen.getByRole('button', { name: 'Leave it as it is' }));
    expect(document.activeElement).toHaveTextContent('Confirm, move or cancel');
  });

  test('loses nothing when its slot went meanwhile: the rep is told, and chooses another one', async () => {
    const { user } = await openBooked();
    await user.keyboard('3');
    fill({ notes: 'Wants Monday' });
    await user.click(slot('Mon, Nov 23, Afternoon (12 PM to 6 PM)'));
    limit('jobsPerAfternoon', '0');
    await user.click(button('Save'));
    expect(await screen.findByText('Failed to save lead')).toBeVisible();
    expect(screen.getByText(/^That time is full or closed by now/)).toBeVisible();
    expect(notesField()).toHaveValue('Wants Monday');
    expect(storedLead()).toMatchObject({ status: 'New Lead', apptDate: '2026-11-24' });
    await waitFor(() => expect(slot('Mon, Nov 23, Afternoon (12 PM to 6 PM), full')).toBeDisabled());
    await user.click(slot('Mon, Nov 23, Morning (8 AM to 12 PM)'));
    await save(user);
    expect(stored()).toMatchObject({ apptDate: '2026-11-23', apptTime: 'morning' });
  });

  test('says that the homeowner has canceled it, and can be set again', async () => {
    const { user } = await openBooked({ state: 'canceled' });
    expect(screen.getByText('Canceled by the homeowner')).toBeVisible();
    await user.keyboard('x');
    expect(screen.getByText('This lead has no visit to cancel.')).toBeVisible();
    await user.keyboard('3v');
    expect(chosen()).toBe('2026-11-24_morning');
    fill({ notes: 'Changed her mind' });
    await save(user);
    expect(stored()).toMatchObject({ state: 'confirmed', apptDate: '2026-11-24' });
  });

  test('is set for a lead that has none, but never required', async () => {
    const { user } = await openWithLead();
    await user.keyboard('v');
    expect(screen.getByText(`Choose ${SET} to set a visit.`)).toBeVisible();
    await user.keyboard('3');
    expect(chosen()).toBeUndefined();
    fill({ notes: 'Call the office about the day' });
    await save(user);
    expect(saves()[0]).not.toHaveProperty('visitSlot');
    await leased('Henry Okafor');
    await user.keyboard('3v');
    fill({ notes: 'Today' });
    await save(user);
    const [visit] = testBackend.read('visitsOfLead', { leadId: HENRY.leadId, limit: 9 });
    expect(visit).toMatchObject({
      apptDate: '2026-11-20',
      apptTime: 'morning',
      madeBy: 'robin@reps.example',
    });
  });

  test('without a service or a day is on the card, too, and a time that is over is not offered', async () => {
    const visit = { ...VISIT, toAgree: true, apptDate: '', apptTime: '', madeBy: 'sam@reps.example' };
    testBackend.write({ kind: 'putVisit', row: visit });
    const { user } = await openWithLead([{ ...GRACE, apptTime: 'Time to be agreed' }, HENRY]);
    expect(screen.getByText('Time to be agreed', { selector: 'p span' })).toBeVisible();
    await user.keyboard('3v');
    const times = [...control<HTMLSelectElement>('visitTime').options].map(({ text }) => text);
    expect(times).toEqual(['Any time of it', '10:30 AM', '11:00 AM', '11:30 AM']);
  });

  test('is back with the draft after a reload', async () => {
    const { unmount } = await openBooked().then(async (view) => {
      await view.user.keyboard('3v');
      return view;
    });
    expect(chosen()).toBe('2026-11-20_morning');
    unmount();
    cleanup();
    await openWorklist();
    await card('Grace Hollis');
    await waitFor(() => expect(chosen()).toBe('2026-11-20_morning'));
  });

  test('waits with a save on this device, which says so, and is set when the connection is back', async () => {
    const { user } = await openBooked();
    await user.keyboard('3');
    fill({ notes: 'From the truck' });
    const reconnect = disconnect();
    await user.click(button('Save'));
    const waiting = `${SET} · Nov 20, 10:00 AM · Visit: Tue, Nov 24, Morning (8 AM to 12 PM)`;
    expect(await screen.findByText(waiting)).toBeVisible();
    // The list of waiting saves is read on its own.
    await waitFor(() => expect(undoButton()).toBeVisible());
    await reconnect();
    await leased('Henry Okafor');
    expect(stored()).toMatchObject({ state: 'confirmed' });
  });
});

test('with a script that has no visits, the card has none, and its keys say so', async () => {
  testBackend.write({ kind: 'putVisit', row: VISIT });
  withLeads([BOOKED, HENRY]);
  const features = FEATURES.filter((feature) => feature !== 'visits');
  repEndpoint.misbehave(json({ ok: true, batches: [aBatch()], features }), { action: 'list_batches' });
  const { user } = await openWorklist();
  await user.click(button('Next Lead'));
  await leased('Grace Hollis');
  await user.keyboard('3v');
  expect(screen.getByText('Visits can’t be set here.')).toBeVisible();
  expect(chosen()).toBeUndefined();
  fill({ notes: 'Tuesday' });
  await save(user);
  expect(saves()[0]).not.toHaveProperty('visitSlot');
});
