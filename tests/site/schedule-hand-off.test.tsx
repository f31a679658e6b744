import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadPage } from '#src/app/load-page.ts';
import { findRoute } from '#src/app/routes.ts';
import { bookingValues } from '#tests/booking-page.ts';
import { control, fill, findControl, slot } from '#tests/form.ts';
import { address, open } from '#tests/render.tsx';

beforeAll(() => loadPage(findRoute('/schedule/book')));

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
