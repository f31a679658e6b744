import { isBookingService } from '#contract/booking-choices.ts';
import { readSlot } from '#contract/slots.ts';
import type { DraftValues } from '#src/lib/booking-fields.ts';
import { HAND_OFF_FIELDS, type HandOff } from '#src/lib/hand-off.ts';
import type { BookingDraft } from '#src/stored/booking-draft.ts';

/** The draft of this tab as the page begins with it. */
export interface StartingDraft {
  draft: BookingDraft;
  /** A slot was asked for, or chosen earlier, that is not on offer (any more). */
  isSlotGone: boolean;
}

/**
 * Brings together what this tab remembers and what the query brought. What arrives replaces what stood there;
 * a field it leaves empty keeps what was typed by hand, but nothing that an earlier query had filled in. A
 * query about the visit alone, which is what stays in the address bar, says nothing about the person.
 * @param handOff null when the page was opened without a query, on a reload for example
 * @param today the day in America/New_York
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
