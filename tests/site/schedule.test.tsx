import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { control, getValues } from '#tests/form.ts';
import { address, open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';

const slotIds = () =>
  [...document.querySelectorAll<HTMLElement>('[data-slot]')].map((slot) => slot.dataset.slot);

describe('step 1 of the schedule', () => {
  it('asks for the nine contact fields, the roof inspection and Florida already filled in', async () => {
    await open('/schedule');
    expect(getValues(control('name').form)).toEqual({
      serviceType: 'roof-inspection',
      name: '',
      lastName: '',
      email: '',
      phone: '',
      address: '',
      city: '',
      state: 'FL',
      zipCode: '',
    });
    const services = control<HTMLSelectElement>('serviceType').options;
    expect([...services].map((option) => option.text)).toEqual([
      'No Cost Roof Inspection',
      'No Cost Emergency Tarping',
    ]);
  });

  it('marks every field with an asterisk and gives phones the right keyboard', async () => {
    await open('/schedule');
    for (const name of [
      'serviceType',
      'name',
      'lastName',
      'email',
      'phone',
      'address',
      'city',
      'state',
      'zipCode',
    ]) {
      expect(control(name).labels?.[0]).toHaveTextContent(/\*$/);
    }
    expect(control('email')).toHaveAttribute('type', 'email');
    expect(control('phone')).toHaveAttribute('type', 'tel');
    expect(control('zipCode')).toHaveAttribute('inputmode', 'numeric');
  });

  it('stays where it is when Enter is pressed', async () => {
    const { user } = await open('/schedule');
    await user.type(control('name'), 'Ada{Enter}');
    expect(address()).toBe('/schedule');
    expect(control('name')).toHaveValue('Ada');
  });
});

describe('step 2 of the schedule', () => {
  it('offers a morning and an afternoon on each of the seven days from tomorrow on', async () => {
    stopClock();
    await open('/schedule');
    expect(slotIds()).toEqual([
      '2026-11-21_morning',
      '2026-11-21_afternoon',
      '2026-11-22_morning',
      '2026-11-22_afternoon',
      '2026-11-23_morning',
      '2026-11-23_afternoon',
      '2026-11-24_morning',
      '2026-11-24_afternoon',
      '2026-11-25_morning',
      '2026-11-25_afternoon',
      '2026-11-26_morning',
      '2026-11-26_afternoon',
      '2026-11-27_morning',
      '2026-11-27_afternoon',
    ]);
    expect(screen.getByText(/open 7 days a week/)).toBeVisible();
  });

  it('reads as full dates, in one group a day', async () => {
    stopClock();
    await open('/schedule');
    const monday = screen.getByRole('group', { name: /Monday/ });
    expect(
      within(monday)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual([
      'Monday, November 23, 2026, Morning 8 AM to 12 PM',
      'Monday, November 23, 2026, Afternoon 12 PM to 6 PM',
    ]);
  });

  it('stars the first day only', async () => {
    stopClock();
    await open('/schedule');
    const star = screen.getByRole('img', { name: 'soonest' });
    expect(screen.getByRole('group', { name: /Tomorrow/ })).toContainElement(star);
  });

  it.each([
    ['a minute before midnight in Palm Bay', '2026-11-21T04:59:00Z', '2026-11-21'],
    ['at midnight in Palm Bay', '2026-11-21T05:00:00Z', '2026-11-22'],
    ['on the night the clocks go forward', '2026-03-08T04:30:00Z', '2026-03-08'],
    ['an hour after they went forward', '2026-03-08T07:30:00Z', '2026-03-09'],
    ['on the night the clocks go back', '2026-11-01T03:30:00Z', '2026-11-01'],
    ['in the hour that comes twice', '2026-11-01T06:30:00Z', '2026-11-02'],
    ['on New Year’s Eve', '2026-12-31T22:00:00Z', '2027-01-01'],
  ])('counts tomorrow in Palm Bay, %s', async (_, now, tomorrow) => {
    stopClock(new Date(now));
    await open('/schedule');
    expect(slotIds()[0]).toBe(`${tomorrow}_morning`);
    expect(new Set(slotIds()).size).toBe(14);
  });

  it.each([
    ['in winter', '2026-11-21T04:59:30Z', '2026-11-22'],
    ['in summer', '2026-07-02T03:59:30Z', '2026-07-03'],
    ['on the day the clocks go forward', '2026-03-08T04:59:30Z', '2026-03-09'],
    ['on the day they go back', '2026-11-01T03:59:30Z', '2026-11-02'],
  ])('shows the new days on a page left open over midnight without a touch, %s', async (_, now, tomorrow) => {
    const { advance } = stopClock(new Date(now));
    await open('/schedule');
    expect(slotIds()[0]).not.toBe(`${tomorrow}_morning`);
    await advance(31_000);
    expect(slotIds()[0]).toBe(`${tomorrow}_morning`);
  });

  it('shows the new days when the visitor comes back to a device that slept over midnight', async () => {
    const { advance } = stopClock(new Date('2026-11-21T04:00:00Z'));
    await open('/schedule');
    vi.setSystemTime('2026-11-21T06:00:00Z');
    document.dispatchEvent(new Event('visibilitychange'));
    await advance(0);
    expect(slotIds()[0]).toBe('2026-11-22_morning');
  });
});

it('the schedule page leads to the process and tells emergency callers to call', async () => {
  await open('/schedule');
  expect(screen.getByRole('link', { name: 'See how our process works' })).toHaveAttribute('href', '/process');
  expect(screen.getByText(/Use the call button/)).toBeVisible();
});
