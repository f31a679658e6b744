import { toInstant } from '#backend/core/instants.ts';
import type { HomeownerNews } from '#backend/core/mail/homeowner.ts';
import { tellWebhook } from '#backend/core/messages/webhook.ts';
import { pick } from '#backend/core/pick.ts';
import type { Context, Plan } from '#backend/core/plan.ts';
import type { AuditRow, Instant, LeadRow, VisitRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { BOOKING_NOTES, referenceLine } from '#backend/core/words/history.ts';
import type { Write } from '#backend/core/writes.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { type Refusal, refusal } from '#contract/errors.ts';
import { type BookingService, isBookingService } from '#contract/form-choices.ts';
import { clockInWords } from '#contract/slots.ts';
import {
  CANCEL,
  DONE,
  isSettable,
  isTimeOfPeriod,
  readSlotId,
  TO_AGREE,
  visitSeen,
} from '#contract/visits/visit-choice.ts';
import { isSlotTaken } from './full-slots.ts';
import { companyNews, type LinkNews } from './notices.ts';
import {
  appointmentOf,
  changedVisit,
  currentVisit,
  isAhead,
  isOwnLead,
  readVisits,
  toAppointment,
  visitEvent,
  withAppointment,
  withdrawNews,
  withdrawReminder,
} from './visit-facts.ts';

/** What somebody of the company makes of a lead's visit. */
export interface VisitOrder {
  /** Which visit; empty for the lead's current one, or a new one. */
  reference: string;
  /** A slot's id, `agree`, `cancel`, `done`, or empty for no change (contract/visits/visit-choice.ts). */
  visitSlot: string;
  /** The clock time agreed on in the slot, `HH:MM`; empty for any. */
  visitTime: string;
  /** The visit as it was seen (`visitSeen`), empty for none; null if that is unknown. */
  seen: string | null;
  /** Email of who does so. */
  by: string;
  /** When the homeowner is told. */
  tellAt: Instant;
}

export interface SetVisit {
  /** As it was; null if it is new. */
  before: VisitRow | null;
  visit: VisitRow;
  /** What the homeowner would still have been told of before; null for nothing. */
  owed: LinkNews | null;
  /** The lead with the visit's appointment, which still has its place in the queue of before. */
  lead: LeadRow;
  /** All but the lead and the line of its history. */
  writes: Write[];
  /** For the lead's history. */
  line: Pick<AuditRow, 'note'> & { action: 'visit_set' | 'visit_canceled' | 'visit_done' };
}

/**
 * Sets, confirms, moves, cancels or ends the visit of a lead that this action has locked, and tells the
 * homeowner. A slot is the company's promise: it confirms the visit. Without a visit that is ahead, a slot or
 * `agree` makes one; the slot that a visit has is never full for it.
 * @returns null if nothing changes; a refusal `visit_changed` if it is not as it was seen, `slot_full`,
 *   `not_found` for an unknown reference, or `bad_request` for a slot that cannot be set
 */
export function* setVisit(
  lead: LeadRow,
  order: VisitOrder,
  settings: Settings,
  context: Context,
): Plan<SetVisit | { refusal: Refusal } | null> {
  const { reference, visitSlot, by } = order;
  if (visitSlot === '') return null;
  const visits = yield* readVisits(lead);
  const before = reference === '' ? currentVisit(lead, visits, context) : findVisit(visits, reference);
  if (reference !== '' && !before) return { refusal: refusal('not_found', ANSWERS.visitGone) };
  const isCanceled = before === null || before.state === 'canceled';
  if (visitSlot === CANCEL && isCanceled) return null;
  const isSeen = order.seen === null || order.seen === visitSeen(before) || (order.seen === '' && isCanceled);
  const wanted = yield* readOrder(order, before, context);
  const isRefused = wanted === null || 'refusal' in wanted;
  // Also if it was sent before and its answer was lost.
  if (!isRefused && before && DECIDED.every((field) => wanted[field] === before[field])) return null;
  if (!isSeen) return { refusal: refusal('visit_changed') };
  if (isRefused) return wanted;
  const known = before ?? newVisit(lead, by, context);
  const row = changedVisit({ ...known, ...wanted }, by, context);
  const changed = before ? row : { ...row, changes: 0 };
  const isOwn = isOwnLead(lead, changed);
  const notice = {
    news: getNews(before, changed),
    to: isOwn ? lead.email : known.mailedTo,
    visit: changed,
    entry: hasPlace(before) ? before : null,
    house: isOwn ? lead : null,
    language: lead.language,
  };
  const { visit, owed, writes } = concernsHomeowner(before, changed, context)
    ? yield* companyNews(notice, order.tellAt, settings, context)
    : { visit: changed, owed: null, writes: [] };
  return {
    before,
    visit,
    owed,
    lead: withAppointment(lead, visits, { before, visit }, context),
    writes: [
      { kind: before ? 'putVisit' : 'insertVisit', row: visit },
      ...(before ? withdrawBefore(before, order, context) : []),
      ...writes,
      ...tellWebhook(
        visit.state === 'canceled' ? 'visit.canceled' : 'visit.changed',
        visitEvent(visit),
        settings,
        context,
      ),
    ],
    line: lineOf(visit, before),
  };
}

/**
 * Withdraws what may still wait about a visit as it was. News of it stay until those of a save that can be undone
 * leave, but not beside others that leave at once.
 */
const withdrawBefore = (before: VisitRow, { tellAt }: VisitOrder, { nowMs }: Context): Write[] =>
  tellAt > toInstant(nowMs) ? withdrawReminder(before) : withdrawNews(before);

const findVisit = (visits: readonly VisitRow[], reference: string): VisitRow | null =>
  visits.find((visit) => visit.reference === reference) ?? null;

/** Whether a change is news to the homeowner: not of a visit that is over, nor of one that was not over after all. */
const concernsHomeowner = (before: VisitRow | null, visit: VisitRow, context: Context): boolean =>
  isAhead(visit, context) && !(before?.state === 'done' && hasPlaceIn(before, visit));

function lineOf(visit: VisitRow, before: VisitRow | null): SetVisit['line'] {
  const { reference, state, agreedTime } = visit;
  const line = (action: SetVisit['line']['action'], words: string) => ({
    action,
    note: `${referenceLine(reference)}\n${words}`,
  });
  if (state === 'canceled') return line('visit_canceled', BOOKING_NOTES.canceled(toAppointment(visit)));
  if (state === 'done') return line('visit_done', BOOKING_NOTES.done(toAppointment(visit)));
  const time = agreedTime === '' ? '' : clockInWords(agreedTime);
  return line('visit_set', BOOKING_NOTES.set(toAppointment(visit), time, before && appointmentOf(before)));
}

/** What an order decides about a visit. */
const DECIDED = ['apptDate', 'apptTime', 'toAgree', 'agreedTime', 'state'] as const;
type Decided = Pick<VisitRow, (typeof DECIDED)[number]>;

function* readOrder(
  { visitSlot, visitTime }: VisitOrder,
  before: VisitRow | null,
  context: Context,
): Plan<Decided | { refusal: Refusal } | null> {
  if (visitSlot === CANCEL) return before && { ...pick(before, DECIDED), state: 'canceled' };
  if (visitSlot === DONE) {
    const isOver = hasPlace(before) && before.apptDate <= easternDay(context.nowMs);
    if (isOver) return { ...pick(before, DECIDED), state: 'done' };
    return { refusal: refusal('bad_request', ANSWERS.visitNotOver, { visitSlot: ANSWERS.visitNotOver }) };
  }
  if (visitSlot === TO_AGREE) {
    // What the homeowner has asked for stays, and not what the company has given up.
    const isAsked = before && (before.changedBy === '' || before.toAgree);
    const { apptDate, apptTime } = isAsked ? before : { apptDate: '', apptTime: '' };
    return { apptDate, apptTime, toAgree: true, agreedTime: '', state: 'asked' };
  }
  const slot = readSlotId(visitSlot);
  const wanted = slot && { apptDate: slot.date, apptTime: slot.period };
  // What was not done after all is as it was, although it may be over.
  const isUndone = wanted !== null && before?.state === 'done' && hasPlaceIn(before, wanted);
  if (isUndone && visitTime === before.agreedTime) return { ...pick(before, DECIDED), state: 'confirmed' };
  if (slot === null || wanted === null || !isSettable(slot, context.nowMs)) {
    return { refusal: refusal('bad_request', ANSWERS.slotNotAhead, { visitSlot: ANSWERS.slotNotAhead }) };
  }
  const isTime = isTimeOfPeriod(visitTime, slot.period) && isSettable(slot, context.nowMs, visitTime);
  if (visitTime !== '' && !isTime) {
    return { refusal: refusal('bad_request', ANSWERS.timeNotInSlot, { visitTime: ANSWERS.timeNotInSlot }) };
  }
  if (!hasPlaceIn(before, wanted) && (yield* isSlotTaken(wanted))) {
    return { refusal: refusal('slot_full', ANSWERS.slotFull, { visitSlot: ANSWERS.slotFull }) };
  }
  return { ...wanted, toAgree: false, agreedTime: visitTime, state: 'confirmed' };
}

/** Whether a visit takes a place. */
const hasPlace = (visit: VisitRow | null): visit is VisitRow =>
  visit !== null && visit.state !== 'canceled' && !visit.toAgree;

const hasPlaceIn = (
  visit: VisitRow | null,
  { apptDate, apptTime }: Pick<VisitRow, 'apptDate' | 'apptTime'>,
): boolean => hasPlace(visit) && visit.apptDate === apptDate && visit.apptTime === apptTime;

/** What a lead's visit is about that has asked for no service: its roof is looked at first. */
const DEFAULT_SERVICE: BookingService = 'roof-inspection';

/** A visit that somebody of the company makes. */
const newVisit = (lead: LeadRow, by: string, context: Context): VisitRow => ({
  visitId: context.newId(),
  reference: `RT-${context.newCode(6)}`,
  leadId: lead.leadId,
  service: isBookingService(lead.service) ? lead.service : DEFAULT_SERVICE,
  words: '',
  state: 'asked',
  apptDate: '',
  apptTime: '',
  toAgree: false,
  agreedTime: '',
  mailedTo: '',
  createdAt: toInstant(context.nowMs),
  madeBy: by,
  changedAt: toInstant(context.nowMs),
  changedBy: by,
  changes: 0,
  remindedFor: '',
});

function getNews(before: VisitRow | null, visit: VisitRow): HomeownerNews {
  if (visit.state === 'canceled') return 'calledOff';
  return !visit.toAgree && hasPlaceIn(before, visit) ? 'confirmed' : 'set';
}
