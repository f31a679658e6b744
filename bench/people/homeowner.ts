import { randomUUID } from 'node:crypto';
import { bookingReceiptAction } from '#contract/actions/bookings/booking-receipt.ts';
import { bookingAnswer } from '#contract/forms/booking.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { BENCH_SETTINGS, now } from '../company.ts';
import type { Ledger, SentBooking } from './ledger.ts';
import type { Reply, Traffic } from './traffic.ts';

const FIRST_NAMES = ['Ada', 'Zoë', 'Søren', 'María José', "D'Arcy", '美咲'];

function newBooking(number: number): SentBooking {
  const submissionId = randomUUID();
  const typed = aBookingPost(
    {
      submissionId,
      firstName: FIRST_NAMES[number % FIRST_NAMES.length] ?? '',
      lastName: `Marlowe ${number}`,
      email: `homeowner-${number}@home.example`,
      phone: `(321) ${220 + Math.floor(number / 10_000)}-${String(number % 10_000).padStart(4, '0')}`,
      address: `${number} Ocean Avenue`,
      policyNumber: submissionId.slice(0, 13),
      notes: `Water in room ${number}; “shingles” are gone & the ceiling is < 2 m – 🏠`,
      contactConsent: '2026-11',
      marketingConsent: number % 2 === 0 ? '2026-11' : '',
    },
    now(),
  );
  const post = { ...typed, token: BENCH_SETTINGS.bookingToken };
  return { submissionId, post, sender: `203.0.${(number >> 8) % 256}.${number % 256}`, reference: '' };
}

function toForm(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Sends a booking as the site does, and notes the acknowledgment. */
export async function sendBooking(
  traffic: Traffic,
  ledger: Ledger,
  booking: SentBooking,
  action = 'booking',
): Promise<Reply> {
  const reply = await traffic.send({ action, body: toForm(booking.post), sender: booking.sender });
  if (reply.kind === 'yes') ledger.acknowledge(booking, bookingAnswer.parse(reply.answer).reference);
  return reply;
}

/**
 * Asks whether a booking has arrived. An acknowledged one that has not, or has another reference, is noted.
 */
export async function askForReceipt(traffic: Traffic, ledger: Ledger, booking: SentBooking): Promise<Reply> {
  const { submissionId, reference } = booking;
  const query = { action: bookingReceiptAction.name, token: BENCH_SETTINGS.bookingToken, submissionId };
  const reply = await traffic.send({ action: query.action, query, sender: booking.sender });
  if (reply.kind !== 'yes' || reference === '') return reply;
  const receipt = bookingReceiptAction.answer.parse(reply.answer);
  if (!receipt.found || receipt.reference !== reference || receipt.apptDate !== booking.post.apptDate)
    ledger.broken.push(`${submissionId} was acknowledged as ${reference}, but its receipt does not agree`);
  return reply;
}

/** Someone who does one thing at a time: each call of `step` sends a request and waits for the answer. */
export interface Actor {
  step: () => Promise<Reply>;
}

let count = 0;

/** Books a visit, asks for the receipt, and books another one; one booking in ten is sent twice at once. */
export class Homeowner implements Actor {
  #waiting: SentBooking | null = null;
  #received: SentBooking | null = null;

  constructor(
    readonly traffic: Traffic,
    readonly ledger: Ledger,
  ) {}

  async step(): Promise<Reply> {
    if (this.#received) {
      const booking = this.#received;
      this.#received = null;
      return askForReceipt(this.traffic, this.ledger, booking);
    }
    const booking = this.#waiting ?? newBooking(++count);
    if (!this.#waiting) this.ledger.bookings.push(booking);
    this.#waiting = booking;
    const send = () => sendBooking(this.traffic, this.ledger, booking);
    const [reply] = await Promise.all(Math.random() < 0.1 ? [send(), send()] : [send()]);
    if (booking.reference !== '') {
      this.#waiting = null;
      this.#received = booking;
    }
    return reply;
  }
}
