import * as z from 'zod/mini';
import { bookingReceiptAction } from '#contract/actions/bookings/booking-receipt.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { BOOKING_FORM_SOURCE, OFFICE_LABELS, serviceLabel } from '#contract/form-choices.ts';
import { bookingAnswer } from '#contract/forms/booking.ts';
import type { BookingField } from '#contract/lead/lead-fields.ts';
import { parseSlot, type Slot } from '#contract/slots.ts';
import { BOOKING_FORM } from '#contract-words/booking-form.ts';
import { PUBLIC_ERRORS } from '#contract-words/errors.ts';
import { LANGUAGE } from '#contract-words/language.ts';
import { env } from '#src/lib/env.ts';
import { parseJson } from '#src/lib/json.ts';
import { stored } from '#src/stored/stored.ts';

/** After this a booking counts as not sent. A cold start of the backend can take several seconds. */
export const BOOKING_TIMEOUT_MS = 30_000;

/** What is sent: the fields of the form and what belongs to this submission. */
export interface BookingSubmission {
  booking: Readonly<Record<BookingField, string>>;
  /** UUID of this filling of the form. It makes a retry idempotent. */
  submissionId: string;
  /** When the homeowner pressed the button and so gave the consents: an ISO instant. */
  submittedAt: string;
  /** The honeypot field; sent only when something filled it in, for the backend to judge. */
  leaveEmpty?: string;
  /** The code of the language that it was typed in; empty if it was saved before that was known. */
  language: string;
  /** Versions of the consent texts the homeowner agreed to; empty for no consent. */
  contactConsent: string;
  marketingConsent: string;
}

/**
 * `failed`: not sent, or the backend answered that it could not take it now. `refused`: it will not take it
 * as it is. `sent`: no error, and the answer cannot be read or says nothing. `received`: the backend has it.
 */
export type PostedBooking =
  | { state: 'failed' | 'sent' }
  | { state: 'refused'; message: string }
  | ({ state: 'received' } & ReceivedBooking);

/** What the backend says of a booking that it has. */
interface ReceivedBooking {
  /** Empty if the backend gives none. */
  reference: string;
  /** Token of the link that shows and changes the visit; empty if the backend gives none. */
  visitToken: string;
  toAgree: boolean;
  takesPhotos: boolean;
  /** An email about it went to the homeowner. */
  isMailed: boolean;
}

/** Refusals that sending the same again cannot change. */
const FINAL: readonly string[] = ['bad_request', 'too_large'] satisfies ErrorCode[];

const endpoint = () => new URL(env.bookingEndpoint, location.origin);

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
 * Posts a booking as the specification requires (section 7, call 1): multipart, `no-cors`. On another origin
 * the answer cannot be read, and the booking counts as sent; use `fetchBookingReceipt` to check that it
 * arrived. On the same origin the answer is read. Never throws; after 30 s a booking has failed.
 */
export async function sendBooking({
  booking,
  submissionId,
  submittedAt,
  leaveEmpty,
  language,
  contactConsent,
  marketingConsent,
}: BookingSubmission): Promise<PostedBooking> {
  const body = new FormData();
  const fields = {
    ...booking,
    ownerConfirmed: 'Yes',
    ...(language && { language }),
    submissionId,
    contactConsent,
    marketingConsent,
    consentAt: submittedAt,
    token: env.bookingToken,
    _source: BOOKING_FORM_SOURCE,
    redirect: location.origin,
    'Service Type': serviceLabel(booking.service, OFFICE_LABELS),
    ...(leaveEmpty && { leaveEmpty }),
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  try {
    return await withTimeout(async (signal) => {
      const init = { method: 'POST', mode: 'no-cors', credentials: 'omit', body, signal } as const;
      return readPosted(await fetch(endpoint(), init));
    });
  } catch {
    return { state: 'failed' };
  }
}

async function readPosted(response: Response): Promise<PostedBooking> {
  if (response.type === 'opaque') return { state: 'sent' };
  // The backend has the booking once it answers; what cannot be read of the answer does not change that.
  const text = await response.text().catch(() => '');
  const answer = z.safeParse(bookingAnswer, parseJson(text));
  const {
    ok,
    reference = '',
    visit: visitToken = '',
    toAgree = false,
    takesPhotos = false,
    mailed: isMailed = false,
    error = '',
    message = '',
    fields = {},
  } = answer.success ? answer.data : {};
  if (ok && reference) return { state: 'received', reference, visitToken, toAgree, takesPhotos, isMailed };
  if (FINAL.includes(error)) return { state: 'refused', message: refusalInWords(error, fields, message) };
  return { state: response.ok && ok !== false && !error ? 'sent' : 'failed' };
}

/** The script answers in English; a page in another language says itself what it means. */
function refusalInWords(error: string, fields: Record<string, string>, message: string): string {
  if (LANGUAGE === 'en') return Object.values(fields)[0] || message;
  const own: Readonly<Record<string, string>> = { ...PUBLIC_ERRORS, ...BOOKING_FORM };
  return own[Object.keys(fields)[0] ?? ''] ?? own[error] ?? message;
}

/**
 * `found`: the booking is stored. `missing`: the backend has no such booking. `unknown`: no connection, or
 * the endpoint gives no receipts (the company's own backend, an HTML page).
 */
export type BookingReceipt = { state: 'found'; booking: FoundBooking } | { state: 'missing' | 'unknown' };

/** What the backend has of a booking. */
interface FoundBooking extends ReceivedBooking {
  /** Null if the backend does not say. */
  slot: Slot | null;
  /** How often the visit has changed. */
  changes: number;
  isCanceled: boolean;
}

/**
 * The specification has no receipts, so an endpoint that has never given one is asked at most once per tab
 * (docs/interfaces.md, section 5).
 */
const wasAsked = stored({
  area: 'session',
  key: 'bookingReceiptAsked',
  schema: z.literal(true),
  fallback: false,
});

/** The endpoint that has last answered such a question. */
const lastAnsweringEndpoint = stored({
  area: 'local',
  key: 'bookingReceiptsFrom',
  schema: z.string(),
  fallback: '',
});

/** Checks whether a booking has arrived (contract/actions/bookings/booking-receipt.ts). Never throws. */
export async function fetchBookingReceipt(submissionId: string): Promise<BookingReceipt> {
  const { href } = endpoint();
  if (lastAnsweringEndpoint.read() !== href && wasAsked.read()) return { state: 'unknown' };
  wasAsked.write(true);
  const receipt = await askForReceipt(submissionId);
  // Offline, a question that fails is none.
  if (receipt.state === 'unknown' && !navigator.onLine) wasAsked.remove();
  if (receipt.state !== 'unknown') lastAnsweringEndpoint.write(href);
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
    const { found, reference, visit: visitToken, apptDate, apptTime, changes = 0, ...flags } = answer.data;
    if (!found) return { state: found === false ? 'missing' : 'unknown' };
    const slot = parseSlot(apptDate, apptTime);
    const { canceled: isCanceled = false, takesPhotos = false, toAgree, mailed: isMailed } = flags;
    return {
      state: 'found',
      booking: { reference, visitToken, toAgree, takesPhotos, isMailed, slot, changes, isCanceled },
    };
  } catch {
    return { state: 'unknown' };
  }
}
