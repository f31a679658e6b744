import { fromInstant } from '#backend/core/instants.ts';
import type { Context } from '#backend/core/plan.ts';
import type { VisitRow } from '#backend/core/rows.ts';
import { isSameSecret } from '#backend/core/same-secret.ts';
import { type Refusal, refusal } from '#contract/errors.ts';
import { DURATIONS } from '#contract/limits.ts';

/** In hex: 160 bits. */
const SIGNATURE_LENGTH = 40;

/** Returns the signature of a link that says `text`, which only the host can make. */
export const linkSignature = (text: string, { signLink }: Context): string =>
  signLink(text).slice(0, SIGNATURE_LENGTH);

const signed = (visitId: string, end: string, context: Context): string =>
  linkSignature(`visit ${visitId} ${end}`, context);

/** When the link of a visit ends, in milliseconds since 1970. */
export const getVisitLinkEnd = ({ createdAt }: Pick<VisitRow, 'createdAt'>): number =>
  fromInstant(createdAt) + DURATIONS.visitLink;

/**
 * Returns the token of a visit's link: the visit's id, when the link ends, and a signature of both
 * (docs/decisions/0032). Always the same for one visit. Empty if the link has ended.
 */
export function getVisitToken(visit: VisitRow, context: Context): string {
  const { visitId } = visit;
  const endMs = getVisitLinkEnd(visit);
  if (!(endMs > context.nowMs)) return '';
  const end = endMs.toString(36);
  return [visitId, end, signed(visitId, end, context)].join('.');
}

/**
 * Reads a token. Reads no row: a token that was not made here costs little.
 * @returns the visit's id, or the refusal: `bad_link`, or `expired_link` for one of ours
 */
export function readVisitToken(token: string, context: Context): { visitId: string } | { refusal: Refusal } {
  const [, visitId, end, signature] = /^([^.]+)\.([0-9a-z]+)\.([0-9a-f]+)$/.exec(token.trim()) ?? [];
  if (!visitId || !end || !signature) return { refusal: refusal('bad_link') };
  if (!isSameSecret(signature, signed(visitId, end, context), context)) {
    return { refusal: refusal('bad_link') };
  }
  return Number.parseInt(end, 36) > context.nowMs ? { visitId } : { refusal: refusal('expired_link') };
}
