import { addPhotoAction } from '#contract/actions/bookings/add-photo.ts';
import { bookingReceiptAction } from '#contract/actions/bookings/booking-receipt.ts';
import { fullSlotsAction } from '#contract/actions/bookings/full-slots.ts';
import { cancelVisitAction, changeVisitAction, showVisitAction } from '#contract/actions/bookings/visits.ts';
import { addDays } from '#contract/dates/calendar.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { PERIODS } from '#contract/slots.ts';
import { aPhoto } from '#tests/builders/photo.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import {
  askAsAnybody,
  book,
  type Call,
  getNewPhone,
  getSubmission,
  limited,
  type NamedCall,
  type Turn,
} from './call.ts';

const askReceipt = (turn: Turn) =>
  askAsAnybody(turn, bookingReceiptAction, { submissionId: getSubmission(turn) });

/**
 * Books with a number that no lead has: many bookings of the same numbers would slow down only the smallest
 * database.
 */
const bookFirst = (turn: Turn) => book(turn, getNewPhone(turn));

/** A call by the link of a visit that was just booked. */
const ofVisit =
  (call: (turn: Turn, visit: string) => ReturnType<typeof askAsAnybody>): Call =>
  async (turn) => {
    await bookFirst(turn);
    const { visit } = await askReceipt(turn);
    return () => call(turn, String(visit));
  };

/** A slot after the one that is booked first, another one in each turn: none of them gets full. */
const getOtherSlot = ({ turn }: Turn) => ({
  apptDate: addDays(easternDay(FRIDAY_TEN), 2 + (turn % 6)),
  apptTime: PERIODS[turn % PERIODS.length],
});

export const HOMEOWNER_CALLS: readonly NamedCall[] = [
  ['booking', async (turn) => () => book(turn)],
  ['booking, the owner has set a limit', limited((turn) => book(turn))],
  [
    bookingReceiptAction.name,
    async (turn) => {
      await bookFirst(turn);
      return () => askReceipt(turn);
    },
  ],
  [
    addPhotoAction.name,
    async (turn) => {
      await bookFirst(turn);
      const photoId = `photo-${turn.turn}`;
      const { images } = aPhoto('', '', '');
      return () =>
        askAsAnybody(turn, addPhotoAction, { submissionId: getSubmission(turn), photoId, ...images });
    },
  ],
  [showVisitAction.name, ofVisit((turn, visit) => askAsAnybody(turn, showVisitAction, { visit }))],
  [
    changeVisitAction.name,
    ofVisit((turn, visit) => askAsAnybody(turn, changeVisitAction, { visit, ...getOtherSlot(turn) })),
  ],
  [cancelVisitAction.name, ofVisit((turn, visit) => askAsAnybody(turn, cancelVisitAction, { visit }))],
  [fullSlotsAction.name, limited((turn) => askAsAnybody(turn, fullSlotsAction))],
];
