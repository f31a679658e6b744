import { isBookingService } from '#contract/form-choices.ts';
import { readSlot } from '#contract/slots.ts';
import type { DraftValues } from '#src/lib/booking-fields.ts';
import { HAND_OFF_FIELDS, type HandOff } from '#src/lib/hand-off.ts';
import type { BookingDraft } from '#src/stored/booking-draft.ts';

export interface StartingDraft {
  draft: BookingDraft;
  /** The slot in the query, or the one selected earlier, is not offered (anymore). */
  isSlotGone: boolean;
}

/**
 * Merges the draft of this tab with the query. A value in the query replaces the draft's. A field that the
 * query leaves empty keeps what the visitor typed, but not what an earlier query filled in. A query with only
 * the visit, which stays in the address bar, does not touch the contact fields.
 * @param handOff null when there is no new query, for example on a reload
 * @param today the date in America/New_York
 */
export function startDraft(draft: BookingDraft, handOff: HandOff | null, today: string): StartingDraft {
  const arrived = handOff ? withHandOff(draft, handOff, today) : draft;
  const { apptDate = '', apptTime = '' } = arrived.values;
  const slot = readSlot(apptDate, apptTime, today);
  const wanted = handOff ? handOff.date && handOff.time : apptDate;
  return {
    draft: { ...arrived, values: withSlot(arrived.values, slot ?? NO_SLOT) },
    isSlotGone: Boolean(wanted) && slot === null,
  };
}

function withHandOff(
  draft: BookingDraft,
  { values: handed, hasContact, date, time }: HandOff,
  today: string,
): BookingDraft {
  const { service = '', ...contact } = handed;
  const prefilled: DraftValues = isBookingService(service) ? { ...contact, service } : contact;
  const values = { ...draft.values };
  for (const field of Object.values(HAND_OFF_FIELDS)) {
    if (field !== 'service' && !hasContact) continue;
    const isUntouched = values[field] === draft.prefilled[field];
    values[field] = prefilled[field] ?? (isUntouched ? '' : (values[field] ?? ''));
  }
  const asked = readSlot(date, time, today) ?? NO_SLOT;
  const isChosenByHand =
    values.apptDate !== draft.prefilled.apptDate || values.apptTime !== draft.prefilled.apptTime;
  const keepsSlot = !(date && time) && isChosenByHand;
  return {
    ...draft,
    prefilled: withSlot(hasContact ? prefilled : { ...draft.prefilled, ...prefilled }, asked),
    values: keepsSlot ? values : withSlot(values, asked),
  };
}

const NO_SLOT = { date: '', period: '' };

const withSlot = (values: DraftValues, { date, period }: { date: string; period: string }): DraftValues => ({
  ...values,
  apptDate: date,
  apptTime: period,
});
