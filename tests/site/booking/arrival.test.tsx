import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BOOKING_FIELDS, forFields } from '#contract/lead/lead-fields.ts';
import { env } from '#src/lib/env.ts';
import { bookingValues, visitBanner } from '#tests/booking-page.ts';
import { control, fill, slot } from '#tests/form.ts';
import { address, open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';

const QUERY =
  'date=2026-11-21&time=morning&serviceType=emergency-tarping&name=Ada&lastName=Marlowe&email=ada%40home.example' +
  '&phone=%28321%29+555-0142&address=120+Ocean+Ave&city=Melbourne+Beach&state=FL&zipCode=32951';

const NO_SLOT = { apptDate: '', apptTime: '' };

const book = (query: string) => open(`/schedule/book?${query}`);

describe('a link to the booking page', () => {
  it('fills in the form, chooses the slot and shows the service and the time in words', async () => {
    await book(QUERY);
    expect(bookingValues()).toEqual({
      ...forFields(BOOKING_FIELDS, () => ''),
      service: 'emergency-tarping',
      firstName: 'Ada',
      lastName: 'Marlowe',
      email: 'ada@home.example',
      phone: '(321) 555-0142',
      address: '120 Ocean Ave',
      city: 'Melbourne Beach',
      state: 'FL',
      zip: '32951',
      apptDate: '2026-11-21',
      apptTime: 'morning',
      leaveEmpty: '',
      token: env.bookingToken,
      _source: 'BookInspection',
      redirect: window.location.origin,
      'Service Type': 'No Cost Emergency Tarping',
      submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(visitBanner()).toHaveTextContent('No Cost Emergency Tarping');
    expect(visitBanner()).toHaveTextContent('Saturday, November 21, 2026 Morning (8 AM to 12 PM)');
    expect(slot('2026-11-21_morning')).toHaveAttribute('aria-pressed', 'true');
  });

  it('removes personal data from the address bar and keeps the visit there', async () => {
    const before = window.history.length;
    await book(`${QUERY}&utm_source=radio&note=secret`);
    expect(address()).toBe(
      '/schedule/book?date=2026-11-21&time=morning&serviceType=emergency-tarping&utm_source=radio',
    );
    expect(window.history.length).toBe(before);
  });

  it('still fills in the form after a reload, also when another slot was chosen since', async () => {
    const { user } = await book(QUERY);
    const arrived = bookingValues();
    await open();
    expect(bookingValues()).toEqual(arrived);
    expect(visitBanner()).toHaveTextContent('Saturday, November 21, 2026');
    await user.click(slot('2026-11-22_afternoon'));
    await open();
    expect(bookingValues()).toEqual({ ...arrived, apptDate: '2026-11-22', apptTime: 'afternoon' });
  });

  it.each([
    [
      'with only a visit changes the visit and not the name',
      'date=2026-11-24&time=afternoon&serviceType=roof-inspection',
      { apptDate: '2026-11-24', apptTime: 'afternoon', service: 'roof-inspection', firstName: 'Ada' },
    ],
    ['without a slot removes the slot of an earlier link', 'name=Grace', NO_SLOT],
    [
      'replaces what an earlier link filled in and what was typed',
      'name=Grace&lastName=Hopper',
      {
        firstName: 'Grace',
        lastName: 'Hopper',
        email: '',
        address: '',
        service: 'roof-inspection',
        state: 'FL',
      },
    ],
    [
      'keeps what was typed in a field that it leaves empty',
      'name=Grace&city=',
      { firstName: 'Grace', city: 'Typed' },
    ],
  ])('opened later %s', async (_, query, expected) => {
    await book(QUERY);
    fill({ lastName: 'Typed', city: 'Typed', notes: 'Typed' });
    await book(query);
    expect(bookingValues()).toMatchObject({ ...expected, notes: 'Typed' });
  });
});

it('a slot chosen by hand stays when a later link has none', async () => {
  const { user } = await book(QUERY);
  await user.click(slot('2026-11-22_afternoon'));
  await book('name=Grace');
  const chosen = { apptDate: '2026-11-22', apptTime: 'afternoon', firstName: 'Grace' };
  expect(bookingValues()).toMatchObject(chosen);
});

describe('the service in a link', () => {
  it.each([
    ['service=emergency-tarping', 'emergency-tarping'],
    ['serviceType=roof-inspection&service=emergency-tarping', 'roof-inspection'],
    ['service=constructor', 'roof-inspection'],
  ])('with %s is %s', async (query, service) => {
    await book(query);
    expect(control('service')).toHaveValue(service);
  });

  it('shows the emergency banner for emergency tarping only', async () => {
    await book('service=emergency-tarping');
    expect(screen.getByText('Emergency service:')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Call \(/ })).toHaveLength(1);
    fill({ service: 'roof-inspection' });
    expect(screen.queryByText('Emergency service:')).not.toBeInTheDocument();
    expect(visitBanner()).toHaveTextContent('No Cost Roof Inspection');
  });
});

describe('the slot in a link', () => {
  it.each([
    ['today', 'date=2026-11-20&time=morning'],
    ['not a slot', 'timePreference=tomorrow_noon_please'],
  ])('is refused with a warning when it is %s', async (_, query) => {
    await book(query);
    expect(bookingValues()).toMatchObject(NO_SLOT);
    expect(document.querySelector('[aria-pressed=true]')).toBeNull();
    expect(visitBanner()).toHaveTextContent(
      'That time isn’t available anymore. Please pick another one below.',
    );
  });

  it.each([
    ['a date alone', 'date=2026-11-21'],
    ['a time alone', 'time=morning'],
  ])('is missing, and a warning asks for one, when the link has %s', async (_, query) => {
    await book(query);
    expect(visitBanner()).toHaveTextContent('No time chosen yet. Please pick a day and time below.');
  });

  it('that was chosen yesterday for today is gone after a reload', async () => {
    const { advance } = stopClock();
    await book(QUERY);
    await advance(24 * 60 * 60_000);
    await open();
    expect(bookingValues()).toMatchObject({ ...NO_SLOT, firstName: 'Ada' });
    expect(visitBanner()).toHaveTextContent('That time isn’t available anymore');
  });
});
