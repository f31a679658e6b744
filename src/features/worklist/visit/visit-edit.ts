import type { NextLeadAnswer, VisitOfLead } from '#contract/actions/next-lead.ts';
import type { LeadOrigin } from '#contract/lead/lead.ts';
import { DISPOSITIONS, type LeadStatus } from '#contract/lead/status.ts';
import { clockInWords, periodInWords, slotId } from '#contract/slots.ts';
import { isClockTime } from '#contract/visits/visit.ts';
import {
  CANCEL,
  companySlots,
  isSettable,
  readAppointment,
  readSlotId,
  TO_AGREE,
  visitSeen,
} from '#contract/visits/visit-choice.ts';
import type { TakenSlots } from '#contract/visits/visit-limits.ts';
import { LEAD_VISIT, shortDay, slotWords } from '#src/content/rep/lead-visit.ts';
import type { LeadCard } from '#src/features/worklist/card/card.ts';

const BOOKING = 'booking' satisfies LeadOrigin;

/** Of a closed lead: its visit stays as it is. */
export const KEEP = 'keep';

/** What the rep chooses for the lead's visit. */
export interface VisitPick {
  /** A slot's id, `agree`, `cancel`, `keep`, or empty for nothing yet. */
  slot: string;
  /** The clock time agreed on in the slot, `HH:MM`; empty for any. */
  time: string;
}

/** What the rep makes of the lead's visit, and which one it was about (`visitSeen`). */
export interface VisitEdit extends VisitPick {
  seen: string;
}

export const NO_VISIT: VisitEdit = { slot: '', time: '', seen: '' };

/** What a card says about the lead's visit. */
type VisitCard = Pick<LeadCard, 'answer' | 'lead' | 'status' | 'visit'>;

/** The visit that stands; null without one. */
export const standingVisit = ({ answer: { visit } }: Pick<VisitCard, 'answer'>): VisitOfLead | null =>
  visit && visit.state !== 'canceled' && visit.state !== 'done' ? visit : null;

/**
 * Whether the service is not asked for anymore: the visit was canceled. When its day has passed the backend sends no
 * visit, but a booking has no appointment then.
 */
export const isVisitCanceled = ({
  answer: { visit, visitNews },
  lead: { source, apptDate },
}: Pick<VisitCard, 'answer' | 'lead'>): boolean =>
  visit
    ? visit.state === 'canceled'
    : visitNews?.what === 'canceled' || (source === BOOKING && apptDate === '');

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

const NONE: VisitPick = { slot: '', time: '' };

/**
 * The slot that the lead's visit has, had or asks for, or that was noted for a lead without a visit, with the time
 * agreed on; an empty one if there is none that can be set.
 */
export function ownPick({ answer: { visit }, lead }: VisitCard, nowMs: number): VisitPick {
  const noted = readAppointment(lead.apptDate, lead.apptTime);
  const id = visit ? readAppointment(visit.apptDate, visit.apptTime).choice : noted.choice;
  const slot = readSlotId(id);
  if (slot === null || !isSettable(slot, nowMs)) return NONE;
  return { slot: id, time: visit ? visit.agreedTime : noted.time };
}

/** The slot that the homeowner has asked for, until it is confirmed; an empty one if there is none. */
export function askedPick(card: VisitCard, nowMs: number): VisitPick {
  const visit = standingVisit(card);
  return visit?.state === 'asked' && !visit.toAgree ? ownPick(card, nowMs) : NONE;
}

const isEnding = ({ slot }: VisitPick): boolean => slot === CANCEL || slot === KEEP;

/**
 * What becomes of the visit when a status is chosen: with the one that sets it, the slot that the homeowner has
 * asked for; with one that closes the lead otherwise, `ending`; with an open one, nothing. What the rep has chosen
 * stays as long as it goes with the status.
 */
export function visitForStatus(
  card: VisitCard,
  status: LeadStatus,
  nowMs: number,
  ending: typeof CANCEL | typeof KEEP = CANCEL,
): VisitPick {
  const chosen = { ...card, status };
  if (setsVisit(chosen)) {
    if (card.visit.slot !== '' && !isEnding(card.visit)) return card.visit;
    return askedPick(card, nowMs);
  }
  if (asksAboutVisit(chosen)) return isEnding(card.visit) ? card.visit : { slot: ending, time: '' };
  return setsVisit(card) || asksAboutVisit(card) ? NONE : card.visit;
}

/**
 * What stays of a choice when the lead comes anew: nothing of one about a visit that has changed since, because the
 * rep has not seen it.
 */
export function keptChoice(card: VisitCard): VisitEdit {
  const seen = visitSeen(card.answer.visit);
  if (card.visit.slot !== '' && card.visit.seen === seen && takesVisit(card)) return card.visit;
  // To keep it is to leave it as it is, whatever that is.
  const slot = card.visit.slot === KEEP ? KEEP : CANCEL;
  return asksAboutVisit(card) ? { slot, time: '', seen } : NO_VISIT;
}

/** A choice with the visit that the rep sees. */
export const asSeen = ({ answer }: Pick<VisitCard, 'answer'>, { slot, time }: VisitPick): VisitEdit =>
  slot === '' ? NO_VISIT : { slot, time, seen: visitSeen(answer.visit) };

const FACTS = ['reference', 'state', 'apptDate', 'apptTime', 'toAgree', 'agreedTime'] as const;

/** A choice after the undo of its save, which has put the visit back as the rep saw it, or left it as it is now. */
export function choiceAfterUndo(visit: VisitEdit, before: NextLeadAnswer, now: NextLeadAnswer): VisitEdit {
  const isBack = FACTS.every((fact) => before.visit?.[fact] === now.visit?.[fact]);
  return isBack && visit.slot !== '' ? { ...visit, seen: visitSeen(now.visit) } : visit;
}

/** Whether a choice leaves the visit as it is. */
export function changesNothing(card: VisitCard, nowMs: number): boolean {
  const own = ownPick(card, nowMs);
  const visit = standingVisit(card);
  if (card.visit.slot === TO_AGREE) return visit?.toAgree === true;
  return visit?.state === 'confirmed' && card.visit.slot === own.slot && card.visit.time === own.time;
}

/** Whether the visit's place is in this slot, so that the slot cannot be full for it. */
const hasPlaceIn = (card: VisitCard, id: string, nowMs: number): boolean => {
  const visit = standingVisit(card);
  return visit !== null && !visit.toAgree && ownPick(card, nowMs).slot === id;
};

/** The slots without a place for this lead's visit. */
export const takenFor = (card: VisitCard, taken: TakenSlots, nowMs: number): TakenSlots =>
  Object.fromEntries(Object.entries(taken).filter(([id]) => !hasPlaceIn(card, id, nowMs)));

/** What the key of the visit goes through: the lead's own slot, then those with a place, then no time yet. */
export function nextChoice(card: VisitCard, taken: TakenSlots, nowMs: number): VisitPick {
  const { slot: own, time } = ownPick(card, nowMs);
  const full = takenFor(card, taken, nowMs);
  const slots = companySlots(nowMs).map(slotId);
  const choices = [own, ...slots.filter((id) => id !== own)].filter((id) => id !== '' && !(id in full));
  const all = asksAboutVisit(card) ? [CANCEL, KEEP] : [...choices, TO_AGREE];
  const next = all[(all.indexOf(card.visit.slot) + 1) % all.length] ?? '';
  return { slot: next, time: next === own ? time : '' };
}

/** Returns an error message, or null when the choice can be saved. The backend checks the same. */
export function visitProblem({ slot: id, time }: VisitPick, nowMs: number): string | null {
  const slot = readSlotId(id);
  return slot === null || isSettable(slot, nowMs, time) ? null : LEAD_VISIT.over;
}

/** Formats what was chosen for a visit; empty for nothing. */
export function choiceWords({ slot: id, time }: VisitPick): string {
  if (id === TO_AGREE) return LEAD_VISIT.toAgree;
  if (id === CANCEL) return LEAD_VISIT.cancel;
  if (id === KEEP) return LEAD_VISIT.keep;
  const slot = readSlotId(id);
  return slot
    ? [slotWords(slot), isClockTime(time) && LEAD_VISIT.at(clockInWords(time))].filter(Boolean).join(', ')
    : '';
}

/** Formats what a key has chosen, for the toolbar, where a longer line would move the card: `Sat, Nov 21, Morning`. */
export function keyWords(pick: VisitPick): string {
  const slot = readSlotId(pick.slot);
  if (slot === null) return choiceWords(pick);
  const time = isClockTime(pick.time) ? clockInWords(pick.time) : periodInWords(slot.period).name;
  return `${shortDay(slot.date)}, ${time}`;
}
