import { toInstant } from '#backend/core/instants.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { publicAction } from '#backend/core/protocol/action-entry.ts';
import type { BookedSlot } from '#backend/core/queries.ts';
import { incrementMeter, putMeter, senderKey } from '#backend/core/rate-limit.ts';
import { answerOnly, type Write } from '#backend/core/writes.ts';
import { fullSlotsAction, type TakenSlot } from '#contract/actions/bookings/full-slots.ts';
import { addDays } from '#contract/dates/calendar.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { DAY_MS } from '#contract/durations.ts';
import { CAPS, COUNTS } from '#contract/limits.ts';
import { PERIODS, parseSlot, type Slot } from '#contract/slots.ts';
import {
  findTaken,
  isUnlimited,
  parseVisitLimits,
  VISIT_SETTINGS,
  type VisitLimits,
  type VisitSettings,
} from '#contract/visits/visit-limits.ts';

/** Returns the owner's settings of the limits, as typed. */
export function* readVisitSettings(): Plan<VisitSettings> {
  const rows = yield* read('ownerSettings', {});
  const value = (setting: (typeof VISIT_SETTINGS)[number]) =>
    rows.find(({ name }) => name === setting)?.value ?? '';
  return Object.fromEntries(VISIT_SETTINGS.map((setting) => [setting, value(setting)]));
}

/** Days for which a booking is taken now, today first (contract/slots.ts, `isBookableDay`). */
export const bookableDays = ({ nowMs }: Context): string[] =>
  Array.from({ length: COUNTS.slotDays + 2 }, (_, index) => addDays(easternDay(nowMs), index));

type ApptSlot = Pick<BookedSlot, 'apptDate' | 'apptTime'>;

const countOf = (booked: readonly BookedSlot[], { date, period }: Slot): number =>
  booked.find(({ apptDate, apptTime }) => apptDate === date && apptTime === period)?.count ?? 0;

const needsCount = ({ jobs }: VisitLimits): boolean => PERIODS.some((period) => jobs[period] !== null);

/**
 * `full_slots`: the slots that take no further visit, and that this script takes requests for a call. Counts
 * visits only if the owner limits them.
 */
export const fullSlots = publicAction(fullSlotsAction, function* (_request, context) {
  const limits = parseVisitLimits(yield* readVisitSettings());
  const answer = { ok: true, takesRequests: true, now: toInstant(context.nowMs) };
  if (isUnlimited(limits)) return answerOnly({ ...answer, slots: [] });
  const days = bookableDays(context);
  const booked = needsCount(limits) ? yield* read('bookedSlots', { days }) : [];
  const slots = days.flatMap((date) =>
    PERIODS.flatMap((period): TakenSlot[] => {
      const state = findTaken(limits, { date, period }, countOf(booked, { date, period }));
      return state ? [{ date, period, state }] : [];
    }),
  );
  return answerOnly({ ...answer, slots });
});

/**
 * Whether a visit gets no place in its slot, because it is full or the day is closed. Locks the slot if the
 * owner limits its visits.
 */
export function* isSlotTaken({ apptDate, apptTime }: ApptSlot): Plan<boolean> {
  const slot = parseSlot(apptDate, apptTime);
  const limits = parseVisitLimits(yield* readVisitSettings());
  if (slot === null || isUnlimited(limits)) return false;
  if (findTaken(limits, slot, 0) !== null) return true;
  if (limits.jobs[slot.period] === null) return false;
  const booked = yield* read('visitsInSlot', { apptDate, apptTime });
  return findTaken(limits, slot, booked) !== null;
}

/**
 * Like `isSlotTaken` for a new booking, with the writes that count its sender: from half of a slot on,
 * whoever has had the share of a sender that day gets no place, so that nobody books a day full.
 */
export function* takeSlot(booking: ApptSlot, context: Context): Plan<{ isTaken: boolean; writes: Write[] }> {
  const { apptDate, apptTime } = booking;
  const isTaken = yield* isSlotTaken(booking);
  const sender = senderKey(context);
  const slot = parseSlot(apptDate, apptTime);
  const most = slot && parseVisitLimits(yield* readVisitSettings()).jobs[slot.period];
  if (isTaken || sender === '' || most === null) return { isTaken, writes: [] };
  const own = yield* incrementMeter(`slots ${sender}`, DAY_MS, context.nowMs);
  const isCrowded = (yield* read('visitsInSlot', { apptDate, apptTime })) * 2 >= most;
  if (isCrowded && own.count > CAPS.slotsOfSender) return { isTaken: true, writes: [] };
  return { isTaken: false, writes: putMeter(own, context) };
}
