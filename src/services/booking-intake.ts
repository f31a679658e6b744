import * as z from 'zod/mini';
import { bookingReceiptAction } from '#contract/actions/booking-receipt.ts';
import { BOOKING_FORM_SOURCE, BOOKING_SERVICES } from '#contract/form-choices.ts';
import type { Booking } from '#contract/forms/booking.ts';
import { env } from '#src/lib/env.ts';
import { parseJson } from '#src/lib/json.ts';
import { stored } from '#src/stored/stored.ts';

/** After this a booking counts as not sent. A cold start of the script can take several seconds. */
export const BOOKING_TIMEOUT_MS = 30_000;

/** Fields sent with the booking. */
export interface BookingEnvelope {
  /** UUID of this filling of the form. It makes a retry idempotent. */
  submissionId: string;
  /** The honeypot field; sent only when something filled it in, for the script to judge. */
  leaveEmpty?: string;
  /** Versions of the consent texts the homeowner agreed to; empty for no consent. */
  contactConsent: string;
  marketingConsent: string;
}

const endpoint = () => new URL(env.bookingEndpoint, window.location.href);

async function withTimeout<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), BOOKING_TIMEOUT_MS);
  try {
    return await call(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Posts a booking as the specification requires (section 7, call 1): multipart, `no-cors`, without reading
 * the answer. Use `fetchBookingReceipt` to check that it arrived.
 * @param booking days as `yyyy-MM-dd`, texts trimmed (contract/forms/booking.ts)
 * @throws the browser's error when the connection fails, or an AbortError after 30 s
 */
export async function sendBooking(
  booking: Booking,
  { submissionId, leaveEmpty, contactConsent, marketingConsent }: BookingEnvelope,
): Promise<void> {
  const body = new FormData();
  const fields = {
    ...booking,
    ownerConfirmed: 'Yes',
    submissionId,
    contactConsent,
    marketingConsent,
    consentAt: new Date().toISOString(),
    token: env.bookingToken,
    _source: BOOKING_FORM_SOURCE,
    redirect: window.location.origin,
    'Service Type': BOOKING_SERVICES[booking.service],
    ...(leaveEmpty && { leaveEmpty }),
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  await withTimeout((signal) =>
    fetch(endpoint(), { method: 'POST', mode: 'no-cors', credentials: 'omit', body, signal }),
  );
}

/**
 * `found`: the booking is stored. `missing`: the script has no such booking. `unknown`: no connection, or the
 * endpoint gives no receipts (the company's own script, an HTML page).
 */
export type BookingReceipt = { state: 'found'; reference: string } | { state: 'missing' | 'unknown' };

/**
 * What this tab knows about the endpoint: `asked` once without getting a receipt, or `gives` receipts. The
 * specification has no receipts, so an endpoint that has never given one is asked only once
 * (docs/interfaces.md, section 5).
 */
const receipts = stored({
  area: 'session',
  key: 'bookingReceipts',
  schema: z.enum(['asked', 'gives']),
  fallback: null,
});

/** Checks whether a booking has arrived (contract/actions/booking-receipt.ts). Never throws. */
export async function fetchBookingReceipt(submissionId: string): Promise<BookingReceipt> {
  const known = receipts.read();
  // Offline, the request would fail but would still count as the one attempt.
  if (known === 'asked' || !navigator.onLine) return { state: 'unknown' };
  if (known !== 'gives') receipts.write('asked');
  const receipt = await askForReceipt(submissionId);
  if (receipt.state !== 'unknown') receipts.write('gives');
  return receipt;
}

async function askForReceipt(submissionId: string): Promise<BookingReceipt> {
  const url = endpoint();
  const query = { action: bookingReceiptAction.name, token: env.bookingToken, submissionId };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  try {
    const text = await withTimeout(async (signal) => {
      const response = await fetch(url, { credentials: 'omit', cache: 'no-store', signal });
      return response.ok ? response.text() : '';
    });
    const answer = z.safeParse(bookingReceiptAction.answer, parseJson(text));
    if (!answer.success || answer.data.ok === false) return { state: 'unknown' };
    if (answer.data.found) return { state: 'found', reference: answer.data.reference };
    return { state: answer.data.found === false ? 'missing' : 'unknown' };
  } catch {
    return { state: 'unknown' };
  }
}
