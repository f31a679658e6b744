import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SCHEDULE_FIELDS } from '#src/lib/hand-off.ts';
import { control, getValues } from '#tests/form.ts';
import { address, open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';

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
  it('offers a morning and an afternoon on each of the next seven days, starting tomorrow', async () => {
    await open('/schedule');
    const days = [21, 22, 23, 24, 25, 26, 27].map((day) => `2026-11-${day}`);
    expect(slotIds()).toEqual(days.flatMap((day) => [`${day}_morning`, `${day}_afternoon`]));
    const buttons = within(screen.getByRole('group', { name: /Monday/ })).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Monday, November 23, 2026, Morning 8 AM to 12 PM',
      'Monday, November 23, 2026, Afternoon 12 PM to 6 PM',
    ]);
    const star = screen.getByRole('img', { name: 'soonest' });
    expect(screen.getByRole('group', { name: /Tomorrow/ })).toContainElement(star);
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
