import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BOOKING_FIELDS, forFields } from '#contract/lead/lead-fields.ts';
import { env } from '#src/lib/env.ts';
import { control, fill, getValues, slot } from '#tests/form.ts';
import { address, open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';

const QUERY =
  'date=2026-11-21&time=morning&serviceType=emergency-tarping&name=Ada&lastName=Marlowe&email=ada%40home.example' +
  '&phone=%28321%29+555-0142&address=120+Ocean+Ave&city=Melbourne+Beach&state=FL&zipCode=32951';

const book = (query: string) => open(`/schedule/book?${query}`);
const values = () => getValues(control('firstName').form);
const banner = () => screen.getByRole('region', { name: 'Your visit' });

describe('arriving on the booking page with a query', () => {
  it('fills the form in, chooses the slot and says both in words', async () => {
    stopClock();
    await book(QUERY);
    expect(values()).toEqual({
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
    expect(banner()).toHaveTextContent('No Cost Emergency Tarping');
    expect(banner()).toHaveTextContent('Saturday, November 21, 2026 Morning (8 AM to 12 PM)');
    expect(slot('2026-11-21_morning')).toHaveAttribute('aria-pressed', 'true');
  });

  it('takes everything personal out of the address bar, and the visit stays in it', async () => {
    stopClock();
    const before = window.history.length;
    await book(`${QUERY}&utm_source=radio&note=secret`);
    expect(address()).toBe(
      '/schedule/book?date=2026-11-21&time=morning&serviceType=emergency-tarping&utm_source=radio',
    );
    expect(window.history.length).toBe(before);
  });

  it('is remembered over a reload', async () => {
    stopClock();
    const { unmount } = await book(QUERY);
    const arrived = values();
    unmount();
    await open();
    expect(values()).toEqual(arrived);
    expect(banner()).toHaveTextContent('Saturday, November 21, 2026');
  });

  it('a reload keeps another slot that was chosen since', async () => {
    stopClock();
    const { unmount, user } = await book(QUERY);
    await user.click(slot('2026-11-22_afternoon'));
    unmount();
    await open();
    expect(values()).toMatchObject({ apptDate: '2026-11-22', apptTime: 'afternoon', firstName: 'Ada' });
  });

  it('the address that is left, opened again, changes the visit and nobody’s name', async () => {
    stopClock();
    const { unmount } = await book(QUERY);
    unmount();
    await book('date=2026-11-24&time=afternoon&serviceType=roof-inspection');
    expect(values()).toMatchObject({
      apptDate: '2026-11-24',
      apptTime: 'afternoon',
      service: 'roof-inspection',
      firstName: 'Ada',
      phone: '(321) 555-0142',
    });
  });

  it('a later link without a slot drops the slot an earlier link had brought', async () => {
    stopClock();
    const { unmount } = await book(QUERY);
    unmount();
    await book('name=Grace');
    expect(values()).toMatchObject({ apptDate: '', apptTime: '', firstName: 'Grace' });
    expect(banner()).toHaveTextContent('No time chosen yet. Please pick a day and a time below.');
  });

  it('replaces what an earlier link had filled in, and what is new wins over what was typed', async () => {
    stopClock();
    const { unmount } = await book(`${QUERY}&x=1`);
    fill({ lastName: 'Typed', notes: 'Typed too' });
    unmount();
    await book('name=Grace&lastName=Hopper');
    expect(values()).toMatchObject({
      firstName: 'Grace',
      lastName: 'Hopper',
      email: '',
      address: '',
      service: 'roof-inspection',
      state: 'FL',
      notes: 'Typed too',
    });
  });

  it('keeps what was typed by hand where the link says nothing', async () => {
    stopClock();
    const { unmount } = await open('/schedule/book');
    fill({ email: 'ada@home.example' });
    unmount();
    await book('name=Grace&email=');
    expect(values()).toMatchObject({ firstName: 'Grace', email: 'ada@home.example' });
  });

  it('reads a plus of a phone number that the link did not escape', async () => {
    await book('phone=+13215550142');
    expect(control('phone')).toHaveValue('+13215550142');
  });
});

describe('the service of a link', () => {
  it.each([
    ['serviceType=emergency-tarping', 'emergency-tarping'],
    ['service=emergency-tarping', 'emergency-tarping'],
    ['serviceType=roof-inspection&service=emergency-tarping', 'roof-inspection'],
    ['service=full-replacement', 'roof-inspection'],
    ['service=constructor', 'roof-inspection'],
    ['name=Ada', 'roof-inspection'],
  ])('%s chooses %s', async (query, service) => {
    await book(query);
    expect(control('service')).toHaveValue(service);
  });

  it('shows the emergency banner with the hotline for emergency tarping only', async () => {
    await book('service=emergency-tarping');
    expect(screen.getByText('Emergency service')).toBeVisible();
    fill({ service: 'roof-inspection' });
    expect(screen.queryByText('Emergency service')).not.toBeInTheDocument();
    expect(banner()).toHaveTextContent('No Cost Roof Inspection');
  });
});

describe('the slot of a link', () => {
  it.each([
    ['date=2026-11-22&time=afternoon', '2026-11-22', 'afternoon'],
    ['timePreference=2026-11-22_afternoon', '2026-11-22', 'afternoon'],
    ['date=2026-11-23&time=morning&timePreference=2026-11-22_afternoon', '2026-11-23', 'morning'],
    ['date=&time=&timePreference=2026-11-22_morning', '2026-11-22', 'morning'],
    ['date=2026-11-27&time=afternoon', '2026-11-27', 'afternoon'],
  ])('%s is applied', async (query, date, time) => {
    stopClock();
    await book(query);
    expect(values()).toMatchObject({ apptDate: date, apptTime: time });
    expect(slot(`${date}_${time}`)).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    ['today', 'date=2026-11-20&time=morning'],
    ['yesterday', 'date=2026-11-19&time=morning'],
    ['the eighth day', 'date=2026-11-28&time=morning'],
    ['a period that is neither', 'date=2026-11-21&time=evening'],
    ['a period inherited by every object', 'date=2026-11-21&time=toString'],
    ['no real day', 'date=2026-02-30&time=morning'],
    ['a day in another form', 'date=11/21/2026&time=morning'],
    ['nonsense', 'timePreference=tomorrow_noon_please'],
  ])('is refused with a warning when it is %s', async (_, query) => {
    stopClock();
    await book(query);
    expect(values()).toMatchObject({ apptDate: '', apptTime: '' });
    expect(document.querySelector('[aria-pressed=true]')).toBeNull();
    expect(banner()).toHaveTextContent('That time is no longer on offer. Please pick another below.');
  });

  it.each([
    ['neither', 'name=Ada'],
    ['a date alone', 'date=2026-11-21'],
    ['a time alone', 'time=morning'],
  ])('is missing with a warning to pick one when the link has %s', async (_, query) => {
    await book(query);
    expect(banner()).toHaveTextContent('No time chosen yet. Please pick a day and a time below.');
  });

  it('counts its days in Palm Bay, where it is still Friday while the visitor has Saturday', async () => {
    stopClock(new Date('2026-11-21T04:59:00Z'));
    await book('date=2026-11-21&time=morning');
    expect(values()).toMatchObject({ apptDate: '2026-11-21' });
  });

  it('that was chosen yesterday is gone after a reload today', async () => {
    const { advance } = stopClock();
    const { unmount } = await book(QUERY);
    unmount();
    await advance(24 * 60 * 60_000);
    await open();
    expect(values()).toMatchObject({ apptDate: '', apptTime: '', firstName: 'Ada' });
    expect(banner()).toHaveTextContent('That time is no longer on offer');
  });
});
