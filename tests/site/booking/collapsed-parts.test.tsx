import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FILLED } from '#tests/booking-page.ts';
import { control, fill, slot, submitButton } from '#tests/form.ts';
import { bookingIntake } from '#tests/msw/handlers/booking-intake.ts';
import { open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';

const QUERY = {
  date: '2026-11-23',
  time: 'afternoon',
  serviceType: 'roof-inspection',
  name: 'Ada',
  lastName: 'Marlowe',
  email: 'ada@home.example',
  phone: '(321) 555-0142',
  address: '120 Ocean Ave',
  city: 'Melbourne Beach',
  state: 'FL',
  zipCode: '32951',
};

const arrive = (over: Partial<typeof QUERY> = {}) =>
  open(`/schedule/book?${new URLSearchParams({ ...QUERY, ...over })}`);

/** jsdom has no styles: whether a part is collapsed is an attribute. */
const isCollapsed = (name: string) => control(name).closest('[data-collapsed]') !== null;
const edit = () => screen.getByRole('button', { name: 'Edit your details' });
const change = () => screen.getByRole('button', { name: 'Change the appointment' });

describe('a visitor who arrives with all answers of the schedule', () => {
  it('sees them in a few lines instead of asked again', async () => {
    await arrive({ phone: '321.555.0142' });
    expect(isCollapsed('firstName')).toBe(true);
    expect(isCollapsed('zip')).toBe(true);
    expect(isCollapsed('apptDate')).toBe(true);
    expect(isCollapsed('policyNumber')).toBe(false);
    expect(screen.getByText('Ada Marlowe · (321) 555-0142')).toBeVisible();
    expect(screen.getByText('120 Ocean Ave, Melbourne Beach')).toBeVisible();
    expect(screen.getByText('Mon, Nov 23, afternoon')).toBeVisible();
    await open();
    expect(isCollapsed('firstName')).toBe(true);
    expect(isCollapsed('apptDate')).toBe(true);
  });

  it('opens the details with Edit and the times with Change, and they stay open while they are changed', async () => {
    const { user } = await arrive();
    await user.click(edit());
    expect(control('service')).toHaveFocus();
    expect(isCollapsed('apptDate')).toBe(true);
    for (const firstName of ['', 'Grace']) {
      fill({ firstName });
      expect(isCollapsed('firstName')).toBe(false);
    }
    await user.click(change());
    expect(slot('2026-11-23_afternoon')).toHaveFocus();
    await user.click(slot('2026-11-24_morning'));
    expect(isCollapsed('apptDate')).toBe(false);
  });

  it('gets the details opened at the wrong field when something in them is refused', async () => {
    const { user } = await arrive({ email: 'ada@' });
    const { insuranceCarrier, policyNumber, previousClaims, dateOfLoss, notes } = FILLED;
    fill({ insuranceCarrier, policyNumber, previousClaims, dateOfLoss, notes });
    await user.click(control('ownerConfirmed'));
    expect(isCollapsed('email')).toBe(true);
    await user.click(submitButton());
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(isCollapsed('email')).toBe(false);
    expect(control('email')).toHaveFocus();
    expect(bookingIntake.sent).toHaveLength(0);
  });

  it('gets the times opened when the chosen one expires at midnight, and they stay open', async () => {
    const { advance, user } = stopClock();
    await open(`/schedule/book?${new URLSearchParams({ ...QUERY, date: '2026-11-21' })}`, { user });
    expect(isCollapsed('apptDate')).toBe(true);
    await advance(14 * 60 * 60_000);
    expect(isCollapsed('apptDate')).toBe(false);
    await user.click(slot('2026-11-22_morning'));
    expect(isCollapsed('apptDate')).toBe(false);
  });
});

describe('what is open from the start', () => {
  it.each([
    ['the details, when one of them is missing', '?date=2026-11-23&time=morning&name=Ada', [false, true]],
    ['the times, when none is chosen', `?${new URLSearchParams({ ...QUERY, date: '' })}`, [true, false]],
    [
      'the times, when it is too late',
      `?${new URLSearchParams({ ...QUERY, date: '2026-11-20' })}`,
      [true, false],
    ],
  ])('is %s', async (_, query, collapsed) => {
    await open(`/schedule/book${query}`);
    expect([isCollapsed('firstName'), isCollapsed('apptDate')]).toEqual(collapsed);
  });
});

it('the line above the button and Enter lead to the first gap', async () => {
  const { user } = await arrive();
  await user.click(screen.getByRole('button', { name: /^Still needed/ }));
  expect(control('insuranceCarrier')).toHaveFocus();
  await user.type(control('insuranceCarrier'), 'Heron{Enter}');
  expect(control('policyNumber')).toHaveFocus();
  await user.click(edit());
  fill({ firstName: '' });
  fireEvent.keyDown(control('policyNumber'), { key: 'Enter' });
  expect(control('firstName')).toHaveFocus();
  expect(within(control('firstName').form!).getByText(/^Still needed: first name/)).toBeVisible();
});
