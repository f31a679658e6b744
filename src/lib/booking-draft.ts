import { BOOKING_FIELDS } from '#contract/lead/lead-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { parseJson, storage } from './storage.ts';

/** The fields of a booking, by the booking form's names; the confirmation is `Yes` or empty. */
export const DRAFT_FIELDS = [...BOOKING_FIELDS, 'ownerConfirmed'] as const;

export type DraftField = (typeof DRAFT_FIELDS)[number];
export type DraftValues = Partial<Record<DraftField, string>>;

/**
 * What a visitor has typed on the schedule and the booking page, kept for this tab only, as typed and unchecked.
 * `prefilled` is what came with the address and not by hand; `submissionId` stays the same until the booking is made.
 */
export interface BookingDraft {
  values: DraftValues;
  prefilled: DraftValues;
  submissionId: string;
}

const KEY = 'bookingDraft';
const session = storage('session');
const LONGEST = 4 * LIMITS.notes;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown): string => (typeof value === 'string' && value.length <= LONGEST ? value : '');

function readValues(stored: unknown): DraftValues {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    DRAFT_FIELDS.map((field) => [field, text(stored[field])]).filter(([, value]) => value !== ''),
  );
}

/** The draft of this tab; an empty one when there is none or what is stored is not one. */
export function readBookingDraft(): BookingDraft {
  const stored = parseJson(session.read(KEY));
  if (!isRecord(stored)) return { values: {}, prefilled: {}, submissionId: '' };
  return {
    values: readValues(stored.values),
    prefilled: readValues(stored.prefilled),
    submissionId: text(stored.submissionId).slice(0, LIMITS.id),
  };
}

/** Keeps the draft for a reload. @returns false when the browser refuses to store */
export const saveBookingDraft = (draft: BookingDraft): boolean => session.write(KEY, JSON.stringify(draft));

export const clearBookingDraft = (): void => session.remove(KEY);
