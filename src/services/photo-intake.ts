import type * as z from 'zod/mini';
import { addPhotoAction } from '#contract/actions/bookings/add-photo.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { call, isRefused } from './rep-script/transport.ts';

/** Half a megabyte over a line of 25 kbit/s. */
export const PHOTO_TIMEOUT_MS = 180_000;

/** What is sent of a photo. */
export type SentPhoto = z.input<typeof addPhotoAction.request>;

/** `sent`: the script has it. `refused`: it will never take it. `waiting`: anything else. */
export type PhotoOutcome = { state: 'sent' | 'waiting' } | { state: 'refused'; message: string };

/** What the same photo would get again. Not `not_found`: the booking may still be on its way. */
const FINAL: readonly string[] = [
  'bad_request',
  'too_large',
  'photos_full',
  'visit_canceled',
] satisfies ErrorCode[];

/** Sends one photo of a booking (contract/actions/bookings/add-photo.ts). Never throws. */
export async function sendPhoto(fields: SentPhoto): Promise<PhotoOutcome> {
  const result = await call(addPhotoAction, fields, { timeoutMs: PHOTO_TIMEOUT_MS });
  if (result.ok) return { state: 'sent' };
  const { error = '', message = '' } = result;
  return isRefused(result) && FINAL.includes(error) ? { state: 'refused', message } : { state: 'waiting' };
}
