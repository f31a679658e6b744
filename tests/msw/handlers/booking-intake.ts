import { http } from 'msw';
import { env } from '#src/lib/env.ts';
import { fakeRemote } from '#tests/msw/remote.ts';
import { testBackend } from '#tests/msw/test-backend.ts';

/** The booking endpoint, answered by the real core. tests/setup/no-cors.ts hides the answer from the page. */
export const bookingIntake = fakeRemote(testBackend.answer);

/** Both backends may share a URL. A booking is the multipart POST; its receipt is the GET. */
const isBooking = (request: Request): boolean =>
  request.method === 'POST'
    ? (request.headers.get('content-type') ?? '').startsWith('multipart/form-data')
    : new URL(request.url).searchParams.get('action') === 'booking_receipt';

export const bookingIntakeHandlers = [
  http.all(env.bookingEndpoint, ({ request }) =>
    isBooking(request) ? bookingIntake.receive(request) : undefined,
  ),
];
