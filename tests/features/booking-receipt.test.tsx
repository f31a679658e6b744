import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BookingReceiptNotice } from '#src/features/booking-receipt/booking-receipt-notice.tsx';
import { calendarFile } from '#src/features/booking-receipt/calendar-file.ts';
import { env } from '#src/lib/env.ts';
import { sendBooking } from '#src/services/booking-intake.ts';
import { keptReceipt } from '#src/stored/receipt.ts';
import { aBooking } from '#tests/builders/booking.ts';
import { htmlPage, networkDrop } from '#tests/msw/faults.ts';
import { bookingIntake } from '#tests/msw/handlers/booking-intake.ts';
import { stopClock } from '#tests/setup/clock.ts';

// Lazy-loaded in the app; preloaded here so that no test waits for it.
beforeAll(() => import('#src/features/booking-receipt/receipt.tsx'));

const submissionId = '5d1f6f0e-9a51-4a0e-8f4b-7c8f5a1f2b10';

const renderNotice = () => render(<BookingReceiptNotice loadStyles={() => Promise.resolve()} />);
const send = () => sendBooking(aBooking(), { submissionId, contactConsent: '2026-11', marketingConsent: '' });
const expectReceived = async () =>
  expect(await screen.findByRole('heading', { name: 'Booking received' })).toBeVisible();

describe('after a booking', () => {
  beforeEach(
    () =>
      void keptReceipt.write({
        submissionId,
        service: 'roof-inspection',
        date: '2026-11-21',
        period: 'morning',
      }),
  );

  it('that arrived, the visitor sees its reference, what was booked and what happens next', async () => {
    stopClock();
    await send();
    renderNotice();
    await expectReceived();
    expect(screen.getByText(/^RT-\w{6}$/)).toBeVisible();
    expect(screen.getByText('No Cost Roof Inspection')).toBeVisible();
    expect(screen.getByText('Saturday, November 21, 2026, Morning (8 AM to 12 PM)')).toBeVisible();
    expect(screen.getByText(/We call you to confirm the time/)).toBeVisible();
  });

  it('that the script does not find, the visitor gets a warning with the hotline after the third check', async () => {
    const { advance } = stopClock();
    renderNotice();
    expect(await screen.findByText('Checking that your booking arrived…')).toBeVisible();
    await waitFor(() => expect(bookingIntake.sent).toHaveLength(1));
    await advance(5000);
    await waitFor(() => expect(bookingIntake.sent).toHaveLength(2));
    await advance(4000);
    expect(screen.queryByText(/may not have arrived/)).toBeNull();
    await advance(2000);
    expect(await screen.findByRole('heading', { name: 'Your booking may not have arrived' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Call/ })).toHaveAttribute('href', `tel:${env.hotline}`);
    expect(bookingIntake.sent).toHaveLength(3);
  });

  it('that arrives late, the second check finds it', async () => {
    const { advance } = stopClock();
    renderNotice();
    await screen.findByText('Checking that your booking arrived…');
    await advance(1000);
    await send();
    await advance(5000);
    await expectReceived();
  });

  it.each([
    ['answers with an HTML page', htmlPage],
    ['cannot be reached', networkDrop],
  ])('to a script that %s, the visitor only reads that it was sent', async (_, fault) => {
    bookingIntake.misbehave(fault);
    renderNotice();
    expect(await screen.findByText(/Your request was sent.*within 24 hours, please call us/)).toBeVisible();
    expect(screen.queryByText(/received|arrived/)).toBeNull();
    expect(bookingIntake.sent.map(({ method }) => method)).toEqual(['GET']);
  });

  it('the visitor can dismiss the notice for good', async () => {
    const user = userEvent.setup();
    bookingIntake.misbehave(networkDrop);
    const { unmount } = renderNotice();
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region')).toBeNull();
    unmount();
    renderNotice();
    expect(screen.queryByRole('region')).toBeNull();
  });
});

it.each(['', 'not json', '{}', '{"submissionId":7}', '{"submissionId":"5d1f', 'null'])(
  'an unreadable receipt is removed, along with the space kept for its notice: %s',
  async (stored) => {
    sessionStorage.setItem('bookingReceipt', stored);
    // The inline loader sets this id when a receipt is stored (src/app/before-hydration/loader.ts).
    document.documentElement.id = 'bookingReceipt';
    const { container } = renderNotice();
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('id'));
    expect(container.querySelector('.receipt')).toHaveAttribute('data-kept', 'false');
    expect(screen.queryByRole('region')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    expect(bookingIntake.sent).toHaveLength(0);
  },
);

describe('the calendar file of a visit', () => {
  const visit = { title: 'Roof, tarp; and more', description: 'RT-1', id: 'RT-1@site.example', nowMs: 0 };

  it('has the visit in Eastern time, also on the day of a clock change', () => {
    const file = calendarFile({ ...visit, slot: { date: '2026-11-01', period: 'morning' } });
    expect(file.split('\r\n')).toEqual(
      expect.arrayContaining([
        'BEGIN:VTIMEZONE',
        'UID:RT-1@site.example',
        'DTSTAMP:19700101T000000Z',
        'DTSTART;TZID=America/New_York:20261101T080000',
        'DTEND;TZID=America/New_York:20261101T120000',
        'SUMMARY:Roof\\, tarp\\; and more',
      ]),
    );
    expect(file).toMatch(/END:VCALENDAR\r\n$/);
  });

  it('has the afternoon hours for an afternoon visit', () => {
    const file = calendarFile({ ...visit, slot: { date: '2026-11-21', period: 'afternoon' } });
    expect(file).toContain('DTSTART;TZID=America/New_York:20261121T120000');
    expect(file).toContain('DTEND;TZID=America/New_York:20261121T180000');
  });
});
