import type { VisitOfLead } from '#contract/actions/next-lead.ts';
import { formatDay, isDay } from '#contract/dates/calendar.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { DISPOSITIONS, type LeadStatus } from '#contract/lead/status.ts';
import { clockInWords, parseSlot, periodLabel, type Slot, slotId } from '#contract/slots.ts';
import { isClockTime } from '#contract/visits/visit.ts';
import {
  CANCEL,
  companySlots,
  isSettableDay,
  isTimeOfPeriod,
  readAppointment,
  readSlotId,
  TO_AGREE,
} from '#contract/visits/visit-choice.ts';
import type { TakenSlots } from '#contract/visits/visit-limits.ts';
import { LEAD_VISIT } from '#src/content/rep/lead-visit.ts';
import type { LeadCard } from '#src/features/worklist/card/card.ts';

/** Of a closed lead: its visit stays as it is. */
export const KEEP = 'keep';

/** What the rep makes of the lead's visit. */
export interface VisitEdit {
  /** A slot's id, `agree`, `cancel`, `keep`, or empty for nothing yet. */
  slot: string;
  /** The clock time agreed on in the slot, `HH:MM`; empty for any. */
  time: string;
}

export const NO_VISIT: VisitEdit = { slot: '', time: '' };

/** What a card says about the lead's visit. */
type VisitCard = Pick<LeadCard, 'answer' | 'lead' | 'status' | 'visit'>;

/** The visit that stands; null without one. */
export const standingVisit = ({ answer: { visit } }: Pick<VisitCard, 'answer'>): VisitOfLead | null =>
  visit && visit.state !== 'canceled' && visit.state !== 'done' ? visit : null;

/** Whether the chosen status agrees on a visit. */
export const setsVisit = ({ status }: Pick<VisitCard, 'status'>): boolean =>
  status !== '' && DISPOSITIONS[status].setsVisit;

/** Whether the chosen status closes the lead without a visit, although one stands. */
export const asksAboutVisit = (card: VisitCard): boolean => {
  const { status } = card;
  return status !== '' && !DISPOSITIONS[status].isOpen && !setsVisit(card) && standingVisit(card) !== null;
};

/** Whether a visit can be chosen: with the status that sets one, or when the lead has one. */
export const takesVisit = (card: VisitCard): boolean => setsVisit(card) || standingVisit(card) !== null;

/**
 * The slot that the lead's visit has, had or asks for, or that was noted for a lead without a visit; empty if
 * there is none that can be set.
 */
export function ownSlot({ answer: { visit }, lead }: VisitCard, nowMs: number): string {
  const { choice } = visit
    ? readAppointment(visit.apptDate, visit.apptTime)
    : readAppointment(lead.apptDate, lead.apptTime);
  const slot = readSlotId(choice);
  return slot !== null && isSettableDay(slot.date, easternDay(nowMs)) ? choice : '';
}

/**
 * What becomes of the visit when a status is chosen: with the one that sets it, the slot that the homeowner has
 * asked for; with one that closes the lead otherwise, `ending`; with an open one, nothing. A choice stays as long
 * as the status is of the same kind, and a slot also when the status then sets it.
 */
export function visitForStatus(
  card: VisitCard,
  status: LeadStatus,
  nowMs: number,
  ending: typeof CANCEL | typeof KEEP = CANCEL,
): VisitEdit {
  const chosen = { ...card, status };
  const isSlot = readSlotId(card.visit.slot) !== null || card.visit.slot === TO_AGREE;
  if (setsVisit(chosen)) {
    const visit = standingVisit(card);
    const isAsked = visit?.state === 'asked' && !visit.toAgree;
    return isSlot ? card.visit : { slot: isAsked ? ownSlot(card, nowMs) : '', time: '' };
  }
  if (asksAboutVisit(chosen)) return asksAboutVisit(card) ? card.visit : { slot: ending, time: '' };
  return setsVisit(card) || asksAboutVisit(card) ? NO_VISIT : card.visit;
}

/** Whether the visit's place is in this slot, so that the slot cannot be full for it. */
const hasPlaceIn = (card: VisitCard, id: string, nowMs: number): boolean => {
  const visit = standingVisit(card);
  return visit !== null && !visit.toAgree && ownSlot(card, nowMs) === id;
};

/** The slots without a place for this lead's visit. */
export const takenFor = (card: VisitCard, taken: TakenSlots, nowMs: number): TakenSlots =>
  Object.fromEntries(Object.entries(taken).filter(([id]) => !hasPlaceIn(card, id, nowMs)));

/** What the key of the visit goes through: the lead's own slot, then those with a place, then no time yet. */
export function nextChoice(card: VisitCard, taken: TakenSlots, nowMs: number): VisitEdit {
  const own = ownSlot(card, nowMs);
  const free = takenFor(card, taken, nowMs);
  const slots = companySlots(nowMs).map(slotId);
  const choices = [own, ...slots.filter((id) => id !== own)].filter((id) => id !== '' && !(id in free));
  const all = asksAboutVisit(card) ? [CANCEL, KEEP] : [...choices, TO_AGREE];
  return { slot: all[(all.indexOf(card.visit.slot) + 1) % all.length] ?? '', time: '' };
}

/** Returns an error message, or null when the choice can be saved. The backend checks the same. */
export function visitProblem({ slot: id, time }: VisitEdit, nowMs: number): string | null {
  const slot = readSlotId(id);
  if (slot === null) return null;
  if (!isSettableDay(slot.date, easternDay(nowMs))) return LEAD_VISIT.dayGone;
  return time === '' || isTimeOfPeriod(time, slot.period) ? null : LEAD_VISIT.badTime;
}

const shortDay = (date: string): string =>
  isDay(date) ? formatDay(date, { weekday: 'short', month: 'short', day: 'numeric' }) : '';

/** Formats a slot: `Sat, Nov 21, Morning (8 AM to 12 PM)`. */
export const slotWords = ({ date, period }: Slot): string => `${shortDay(date)}, ${periodLabel(period)}`;

/** Formats what was chosen for a visit; empty for nothing. */
export function choiceWords({ slot: id, time }: VisitEdit): string {
  if (id === TO_AGREE) return LEAD_VISIT.agree;
  if (id === CANCEL) return LEAD_VISIT.cancel;
  if (id === KEEP) return LEAD_VISIT.keep;
  const slot = readSlotId(id);
  return slot
    ? [slotWords(slot), isClockTime(time) && LEAD_VISIT.at(clockInWords(time))].filter(Boolean).join(', ')
    : '';
}

/** Formats when a visit is, or what was asked for: `Sat, Nov 21, Morning (8 AM to 12 PM), at 9:30 AM`. */
export function visitWords({ apptDate, apptTime, agreedTime, toAgree }: VisitOfLead): string {
  const slot = parseSlot(apptDate, apptTime);
  const words = slot ? slotWords(slot) : '';
  if (toAgree) return [LEAD_VISIT.toAgree, words && LEAD_VISIT.askedFor(words)].filter(Boolean).join(', ');
  return [words, isClockTime(agreedTime) && LEAD_VISIT.at(clockInWords(agreedTime))]
    .filter(Boolean)
    .join(', ');
}
