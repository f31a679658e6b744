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
import { type Refusal, refusal } from '#contract/errors.ts';
import { type BookingService, isBookingService } from '#contract/form-choices.ts';
import { clockInWords, parseSlot, type Slot } from '#contract/slots.ts';
import {
  CANCEL,
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
  readCurrentVisit,
  toAppointment,
  visitEvent,
  withdrawReminder,
} from './visit-facts.ts';

/** What somebody of the company makes of a lead's visit. */
export interface VisitOrder {
  /** A slot's id, `agree`, `cancel`, or empty for no change (contract/visits/visit-choice.ts). */
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
  line: Pick<AuditRow, 'note'> & { action: 'visit_set' | 'visit_canceled' };
}

/**
 * Sets, confirms, moves or cancels the visit of a lead that this action has locked, and tells the homeowner. A
 * slot is the company's promise: it confirms the visit. Without a visit that is ahead, a slot or `agree` makes
 * one; the slot that a visit has is never full for it.
 * @returns null if nothing changes; a refusal `visit_changed` if it is not as it was seen, `slot_full`, or
 *   `bad_request` for a slot that cannot be set
 */
export function* setVisit(
  lead: LeadRow,
  order: VisitOrder,
  settings: Settings,
  context: Context,
): Plan<SetVisit | { refusal: Refusal } | null> {
  if (order.visitSlot === '') return null;
  const before = yield* readCurrentVisit(lead, context);
  const isCanceled = before === null || before.state === 'canceled';
  if (order.visitSlot === CANCEL && isCanceled) return null;
  const isSeen = order.seen === null || order.seen === visitSeen(before) || (order.seen === '' && isCanceled);
  if (!isSeen) return { refusal: refusal('visit_changed') };
  const wanted = yield* readOrder(order, before, context);
  if (wanted === null || 'refusal' in wanted) return wanted;
  if (before && DECIDED.every((field) => wanted[field] === before[field])) return null;
  const known = before ?? newVisit(lead, order.by, context);
  const row = changedVisit({ ...known, ...wanted }, order.by, context);
  const changed = before ? row : { ...row, changes: 0 };
  const told = yield* companyNews(
    {
      news: getNews(before, changed),
      to: lead.email,
      visit: changed,
      entry: hasPlace(before) ? before : null,
      house: lead,
    },
    order.tellAt,
    settings,
    context,
  );
  const { visit } = told;
  const isNowCanceled = visit.state === 'canceled';
  const time = visit.agreedTime === '' ? '' : clockInWords(visit.agreedTime);
  const words = isNowCanceled
    ? BOOKING_NOTES.canceled(toAppointment(known))
    : BOOKING_NOTES.set(toAppointment(visit), time, before && appointmentOf(before));
  return {
    before,
    visit,
    owed: told.owed,
    lead: { ...lead, ...appointmentOf(visit) },
    writes: [
      { kind: before ? 'putVisit' : 'insertVisit', row: visit },
      ...(before ? withdrawReminder(before) : []),
      ...told.writes,
      ...tellWebhook(
        isNowCanceled ? 'visit.canceled' : 'visit.changed',
        visitEvent(visit),
        settings,
        context,
      ),
    ],
    line: {
      action: isNowCanceled ? 'visit_canceled' : 'visit_set',
      note: `${referenceLine(visit.reference)}\n${words}`,
    },
  };
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
  if (visitSlot === TO_AGREE) {
    // What the homeowner has asked for stays, and not what the company has given up.
    const isAsked = before && (before.changedBy === '' || before.toAgree);
    const { apptDate, apptTime } = isAsked ? before : { apptDate: '', apptTime: '' };
    return { apptDate, apptTime, toAgree: true, agreedTime: '', state: 'asked' };
  }
  const slot = readSlotId(visitSlot);
  if (slot === null || !isSettable(slot, context.nowMs)) {
    return { refusal: refusal('bad_request', ANSWERS.slotNotAhead, { visitSlot: ANSWERS.slotNotAhead }) };
  }
  const isTime = isTimeOfPeriod(visitTime, slot.period) && isSettable(slot, context.nowMs, visitTime);
  if (visitTime !== '' && !isTime) {
    return { refusal: refusal('bad_request', ANSWERS.timeNotInSlot, { visitTime: ANSWERS.timeNotInSlot }) };
  }
  const wanted = { apptDate: slot.date, apptTime: slot.period };
  if (!hasPlaceIn(before, slot) && (yield* isSlotTaken(wanted))) {
    return { refusal: refusal('slot_full', ANSWERS.slotFull, { visitSlot: ANSWERS.slotFull }) };
  }
  return { ...wanted, toAgree: false, agreedTime: visitTime, state: 'confirmed' };
}

/** Whether a visit takes a place. */
const hasPlace = (visit: VisitRow | null): visit is VisitRow =>
  visit !== null && visit.state !== 'canceled' && !visit.toAgree;

const hasPlaceIn = (visit: VisitRow | null, { date, period }: Slot): boolean =>
  hasPlace(visit) && visit.apptDate === date && visit.apptTime === period;

/** What a lead's visit is about that has asked for no service: its roof is looked at first. */
const DEFAULT_SERVICE: BookingService = 'roof-inspection';

/** A visit that somebody of the company makes. */
const newVisit = (lead: LeadRow, by: string, context: Context): VisitRow => ({
  visitId: context.newId(),
  reference: `RT-${context.newCode(6)}`,
  leadId: lead.leadId,
  service: isBookingService(lead.service) ? lead.service : DEFAULT_SERVICE,
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
  const slot = parseSlot(visit.apptDate, visit.apptTime);
  return slot !== null && !visit.toAgree && hasPlaceIn(before, slot) ? 'confirmed' : 'set';
}
