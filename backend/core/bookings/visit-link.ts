import { fromInstant } from '#backend/core/instants.ts';
import type { Context } from '#backend/core/plan.ts';
import type { BookingRow } from '#backend/core/rows.ts';
import { isSameSecret } from '#backend/core/same-secret.ts';
import { type Refusal, refusal } from '#contract/errors.ts';
import { DURATIONS } from '#contract/limits.ts';

/** 160 bits, in hex. */
const SIGNATURE_LENGTH = 40;

const signed = (visitKey: string, end: string, { signLink }: Context): string =>
  signLink(`visit ${visitKey} ${end}`).slice(0, SIGNATURE_LENGTH);

/** When the link of a booking ends, in milliseconds since 1970. */
export const getVisitLinkEnd = ({ receivedAt }: Pick<BookingRow, 'receivedAt'>): number =>
  fromInstant(receivedAt) + DURATIONS.visitLink;

/**
 * Returns the token of a booking's link: the booking's visit key, when the link ends, and a signature of both
 * (docs/decisions/0032). Always the same for one booking. Empty if the booking has no key or the link has
 * ended.
 */
export function getVisitToken(booking: BookingRow, context: Context): string {
  const endMs = getVisitLinkEnd(booking);
  if (booking.visitKey === '' || !(endMs > context.nowMs)) return '';
  const end = endMs.toString(36);
  return [booking.visitKey, end, signed(booking.visitKey, end, context)].join('.');
}

/**
 * Reads a token. Reads no row: a token that was not made here costs little.
 * @returns the booking's visit key, or the refusal: `bad_link`, or `expired_link` for one of ours
 */
export function readVisitToken(token: string, context: Context): { visitKey: string } | { refusal: Refusal } {
  const [, visitKey, end, signature] = /^([^.]+)\.([0-9a-z]+)\.([0-9a-f]+)$/.exec(token.trim()) ?? [];
  if (!visitKey || !end || !signature) return { refusal: refusal('bad_link') };
  if (!isSameSecret(signature, signed(visitKey, end, context), context)) {
    return { refusal: refusal('bad_link') };
  }
  return Number.parseInt(end, 36) > context.nowMs ? { visitKey } : { refusal: refusal('expired_link') };
}
