import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadPage } from '#src/app/load-page.ts';
import { findRoute } from '#src/app/routes.ts';
import { SCHEDULE_FIELDS } from '#src/lib/hand-off.ts';
import { bookingValues } from '#tests/booking-page.ts';
import { control, fill, findControl, getValues, slot } from '#tests/form.ts';
import { address, open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';

beforeAll(() => loadPage(findRoute('/schedule/book')));

const slotIds = () =>
  [...document.querySelectorAll<HTMLElement>('[data-slot]')].map((slot) => slot.dataset.slot);

describe('step 1 of the schedule', () => {
  it('has the nine contact fields, marked as required, with two filled in, and stays open on Enter', async () => {
    const { user } = await open('/schedule');
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
    for (const name of SCHEDULE_FIELDS) expect(control(name).labels?.[0]).toHaveTextContent(/\*$/);
    await user.type(control('name'), 'Ada{Enter}');
    expect(address()).toBe('/schedule');
    expect(control('name')).toHaveValue('Ada');
  });
});

describe('step 2 of the schedule', () => {
  it('is announced above step 1 by its first free time, a link to the times', async () => {
    await open('/schedule');
    const link = await screen.findByRole('link', { name: 'tomorrow morning' });
    const [, times = ''] = link.getAttribute('href')?.split('#') ?? [];
    expect(document.getElementById(times)).toContainElement(slot('2026-11-21_morning'));
  });

  it('offers a morning and an afternoon on each of the next seven days, starting tomorrow', async () => {
    await open('/schedule');
    const days = [21, 22, 23, 24, 25, 26, 27].map((day) => `2026-11-${day}`);
    expect(slotIds()).toEqual(days.flatMap((day) => [`${day}_morning`, `${day}_afternoon`]));
    const buttons = within(screen.getByRole('group', { name: /Monday/ })).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Monday, November 23, 2026, Morning 8 AM to 12 PM',
      'Monday, November 23, 2026, Afternoon 12 PM to 6 PM',
    ]);
    expect(screen.getByRole('group', { name: /Tomorrow/ })).toContainElement(screen.getByText('soonest'));
  });

  it.each([
    ['in winter', '2026-11-21T04:59:30Z', '2026-11-22'],
    ['in summer', '2026-07-02T03:59:30Z', '2026-07-03'],
    ['on the day the clocks go back', '2026-11-01T03:59:30Z', '2026-11-02'],
  ])('shows the new days at midnight without any input, %s', async (_, now, tomorrow) => {
    const { advance } = stopClock(new Date(now));
    await open('/schedule');
    expect(slotIds()[0]).not.toBe(`${tomorrow}_morning`);
    await advance(31_000);
    expect(slotIds()[0]).toBe(`${tomorrow}_morning`);
  });

  it('shows the new days when the visitor comes back to a device that was asleep at midnight', async () => {
    const { advance } = stopClock(new Date('2026-11-21T04:00:00Z'));
    await open('/schedule');
    vi.setSystemTime('2026-11-21T06:00:00Z');
    document.dispatchEvent(new Event('visibilitychange'));
    await advance(0);
    expect(slotIds()[0]).toBe('2026-11-22_morning');
  });
});

describe('a tap on a slot', () => {
  it('opens the booking page with everything that was typed', async () => {
    const { user } = await open('/schedule');
    const contact = {
      lastName: "O'Brien & Söhne",
      email: 'ada+roof@home.example',
      phone: '+1 321 555 0142',
      address: '120 Ocean Ave #4',
      city: 'Melbourne Beach',
    };
    fill({ ...contact, serviceType: 'emergency-tarping', name: 'Ada', zipCode: '32951' });
    await user.click(slot('2026-11-22_afternoon'));
    await findControl('firstName');
    expect(bookingValues()).toMatchObject({
      ...contact,
      apptDate: '2026-11-22',
      apptTime: 'afternoon',
      service: 'emergency-tarping',
      firstName: 'Ada',
      state: 'FL',
      zip: '32951',
    });
  });

  it('opens it with what a phone or a password manager filled in without an event, and Back shows it again', async () => {
    const { user } = await open('/schedule');
    const filled = {
      name: 'Ada',
      phone: '3215550142',
      address: '120 Ocean Ave',
      city: 'Cocoa',
      zipCode: '32922',
    };
    for (const [name, value] of Object.entries(filled)) control(name).value = value;
    await user.click(slot('2026-11-22_morning'));
    await findControl('firstName');
    const { name: firstName, zipCode: zip, ...rest } = filled;
    expect(bookingValues()).toMatchObject({ ...rest, firstName, zip });
    await user.click(screen.getByText('Back to schedule'));
    expect(await findControl('name')).toHaveValue('Ada');
    expect(control('zipCode')).toHaveValue('32922');
  });

  it('requires no field, and puts all eleven values in the query, including empty ones', async () => {
    const { user } = await open('/schedule');
    const push = vi.spyOn(window.history, 'pushState');
    onTestFinished(() => push.mockRestore());
    await user.click(slot('2026-11-21_morning'));
    await findControl('firstName');
    const [path, query] = String(push.mock.calls[0]?.[2]).split('?');
    expect(path).toBe('/schedule/book');
    expect([...new URLSearchParams(query)]).toEqual([
      ['date', '2026-11-21'],
      ['time', 'morning'],
      ['serviceType', 'roof-inspection'],
      ['name', ''],
      ['lastName', ''],
      ['email', ''],
      ['phone', ''],
      ['address', ''],
      ['city', ''],
      ['state', 'FL'],
      ['zipCode', ''],
    ]);
    expect(address()).toBe('/schedule/book?date=2026-11-21&time=morning&serviceType=roof-inspection');
  });
});

describe('what was typed on the schedule', () => {
  it('is there again after a reload, and after coming back from the booking page, with the changes made there', async () => {
    const { user } = await open('/schedule');
    fill({ name: 'Ada', phone: '321', serviceType: 'emergency-tarping' });
    await open();
    expect(control('name')).toHaveValue('Ada');
    expect(control('serviceType')).toHaveValue('emergency-tarping');
    await user.click(slot('2026-11-21_morning'));
    await findControl('firstName');
    fill({ phone: '(321) 555-0142' });
    await user.click(screen.getByText('Back to schedule'));
    expect(await findControl('name')).toHaveValue('Ada');
    expect(control('phone')).toHaveValue('(321) 555-0142');
  });
});

describe('a ZIP code', () => {
  it('in the service area shows its city and fills it in, also after a reload', async () => {
    await open('/schedule');
    fill({ zipCode: '32951' });
    expect(await screen.findByText('Yes, our crews serve Melbourne Beach.')).toBeVisible();
    expect(control('city')).toHaveValue('Melbourne Beach');
    await open();
    expect(await screen.findByText('Yes, our crews serve Melbourne Beach.')).toBeVisible();
  });

  it.each([
    ['another one in the service area', '32955-1234', /serve Rockledge/, 'Rockledge'],
    ['one outside the area', '90210', /Outside our usual area/, ''],
  ])('that is changed to %s replaces the city it filled in', async (_, zipCode, answer, city) => {
    await open('/schedule');
    fill({ zipCode: '32951' });
    await screen.findByText(/serve Melbourne Beach/);
    fill({ zipCode });
    await screen.findByText(answer);
    expect(control('city')).toHaveValue(city);
  });

  it('never overwrites a city that was typed, and does not refill a cleared one', async () => {
    await open('/schedule');
    fill({ zipCode: '32951' });
    await waitFor(() => expect(control('city')).toHaveValue('Melbourne Beach'));
    fill({ city: '' });
    expect(control('city')).toHaveValue('');
    fill({ city: 'Viera', zipCode: '32801' });
    expect(await screen.findByText(/we travel to Orlando/)).toBeVisible();
    expect(control('city')).toHaveValue('Viera');
  });
});
