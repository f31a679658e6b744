import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BOOKING_BANNER } from '#src/content/pages/booking.ts';
import { openFilled, SLOT, submitButton } from '#tests/booking-page.ts';
import { slot } from '#tests/form.ts';
import { bookingIntake } from '#tests/msw/handlers/booking-intake.ts';

describe('a booking whose time midnight takes while it is being filled in', () => {
  it('asks for another time as soon as the day is over, without a touch', async () => {
    const { user, advance } = await openFilled();
    await advance(14 * 60 * 60_000);
    expect(screen.getByText(BOOKING_BANNER.slotGone)).toBeVisible();
    expect(submitButton()).toBeDisabled();
    expect(document.querySelector(`[data-slot="${SLOT}"]`)).toBeNull();
    await user.click(slot('2026-11-22_morning'));
    expect(submitButton()).toBeEnabled();
    expect(screen.queryByText(BOOKING_BANNER.slotGone)).toBeNull();
  });

  it('asks for another one when it is sent from a device that slept over midnight', async () => {
    const { user } = await openFilled();
    // A device that was asleep over midnight: no timer has run and the page was not shown since.
    vi.setSystemTime('2026-11-21T05:00:01.000Z');
    await user.click(submitButton());
    expect(
      await screen.findByText('That time is no longer on offer. Please choose another one.'),
    ).toBeVisible();
    expect(slot('2026-11-22_morning')).toHaveFocus();
    expect(document.querySelector(`[data-slot="${SLOT}"]`)).toBeNull();
    expect(submitButton()).toBeDisabled();
    expect(bookingIntake.sent).toHaveLength(0);

    await user.click(slot('2026-11-22_morning'));
    expect(submitButton()).toBeEnabled();
  });
});
