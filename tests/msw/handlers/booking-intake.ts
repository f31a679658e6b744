import { http } from 'msw';
import { env } from '#src/lib/env.ts';
import { fakeRemote } from '#tests/msw/remote.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';

/** The script that takes bookings, answered by the real core; tests/setup/no-cors.ts hides the answer from the page. */
export const bookingIntake = fakeRemote(scriptBackend.answer);

/** Booking and rep script may share an address; a booking is the multipart post, its receipt the one readable GET. */
const isBooking = (request: Request): boolean =>
  request.method === 'POST'
    ? (request.headers.get('content-type') ?? '').startsWith('multipart/form-data')
    : new URL(request.url).searchParams.get('action') === 'booking_receipt';

export const bookingIntakeHandlers = [
  http.all(env.bookingEndpoint, ({ request }) =>
    isBooking(request) ? bookingIntake.receive(request) : undefined,
  ),
];
