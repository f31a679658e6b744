import { BOOKING_FIELDS } from '#contract/lead/lead-fields.ts';

/** Field names of the booking form. `ownerConfirmed` is `Yes` or empty. */
export const DRAFT_FIELDS = [...BOOKING_FIELDS, 'ownerConfirmed'] as const;

export type DraftField = (typeof DRAFT_FIELDS)[number];
export type DraftValues = Partial<Record<DraftField, string>>;
