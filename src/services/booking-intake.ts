import * as z from 'zod/mini';
import { bookingReceiptAction } from '#contract/actions/booking-receipt.ts';
import { BOOKING_SERVICES, BOOKING_SOURCE } from '#contract/booking-choices.ts';
import type { Booking } from '#contract/forms/booking.ts';
import { env } from '#src/lib/env.ts';
import { parseJson } from '#src/lib/json.ts';
import { stored } from '#src/stored/stored.ts';

/** Past this a booking counts as not sent; a script that wakes up can take several seconds. */
export const BOOKING_TIMEOUT_MS = 30_000;

/** What travels beside the booking itself. */
export interface BookingEnvelope {
  /** UUID of this filling of the form: the same booking posted twice is one booking. */
  submissionId: string;
  /** The field people never see; sent only when something filled it in, for the script to judge. */
  leaveEmpty?: string;
  /** Versions of the consent texts that were given; empty when not. */
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
 * Posts a booking as the specification has it (section 7, call 1): multipart, `no-cors`, the answer unread. It has gone
 * well when it does not throw; whether it also arrived is what `fetchBookingReceipt` asks.
 * @param booking days as `yyyy-MM-dd`, texts trimmed (contract/forms/booking.ts)
 * @throws whatever the browser throws when the connection fails, or an AbortError after 30 s
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
    _source: BOOKING_SOURCE,
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
 * `found`: the booking is stored. `missing`: the script knows no such booking. `unknown`: it could not be asked, or is one
 * that gives no receipts (the company's own script, an HTML page, no connection).
 */
export type BookingReceipt = { state: 'found'; reference: string } | { state: 'missing' | 'unknown' };

/**
 * What is known of the endpoint in this visit: `asked` once for a receipt, in vain, or that it `gives` receipts. The
 * specification has none, so an endpoint that has never given one is asked once (docs/interfaces.md, section 5).
 */
const receipts = stored({
  area: 'session',
  key: 'bookingReceipts',
  schema: z.enum(['asked', 'gives']),
  fallback: null,
});

/** Asks whether a booking has arrived (contract/actions/booking-receipt.ts). Never throws. */
export async function fetchBookingReceipt(submissionId: string): Promise<BookingReceipt> {
  const known = receipts.read();
  // Without a connection the question would not go out, and would count all the same.
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
