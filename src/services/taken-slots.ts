import { isDay } from '#contract/dates/calendar.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { isPeriod, slotId } from '#contract/slots.ts';
import { FULL_SLOTS, TAKEN_STATES, type TakenSlots, type TakenState } from '#contract/visits/visit-limits.ts';
import { env } from '#src/lib/env.ts';
import { parseJson } from '#src/lib/json.ts';
import { stored } from '#src/stored/stored.ts';
import { isRecord, objectSchema } from '#src/stored/text-fields.ts';

/** How long an answer is as good as a new one, and how long it is shown while no new one comes. */
export const ANSWER_FRESH_MS = 5 * MINUTE_MS;
const ANSWER_SHOWN_MS = HOUR_MS;

/** After this the question counts as not answered. */
const TIMEOUT_MS = 15_000;

const isTakenState = (value: unknown): value is TakenState => TAKEN_STATES.some((state) => state === value);

/** Leaves out what is no slot, or a state this version does not know. */
const readSlots = (slots: readonly unknown[]): TakenSlots =>
  Object.fromEntries(
    slots.flatMap((slot) => {
      if (!isRecord(slot)) return [];
      const { date, period, state } = slot;
      const isSlot = typeof date === 'string' && isDay(date) && typeof period === 'string';
      return isSlot && isPeriod(period) && isTakenState(state) ? [[slotId({ date, period }), state]] : [];
    }),
  );

/** What this browser last heard: when, in ms since 1970, and the slots as the script listed them. */
const lastAnswer = stored<{ at: number; slots: readonly unknown[] }, null>({
  area: 'local',
  key: 'takenSlots',
  schema: objectSchema(({ at, slots }) => ({
    at: Number(at) || 0,
    slots: Array.isArray(slots) ? slots : [],
  })),
  fallback: null,
});

/** The specification knows no such question, so an endpoint that does not answer it is asked once a visit. */
const isUnknown = stored({
  area: 'session',
  key: 'takenSlotsUnknown',
  schema: { safeParse: (value) => ({ success: true, data: value === true }) },
  fallback: false,
});

const NONE: TakenSlots = {};

function ageOfAnswer(): number {
  const age = Date.now() - (lastAnswer.read()?.at ?? 0);
  // The clock was set back.
  return age < 0 ? Number.POSITIVE_INFINITY : age;
}

/** A script that knows the question, but cannot answer it now. */
const isLater = (answer: unknown): boolean =>
  isRecord(answer) && (answer.error === 'busy' || answer.error === 'internal');

/**
 * Asks the booking script which slots take no further visit (contract/actions/bookings/full-slots.ts).
 * Returns `unknown` if it does not answer this, and null if it may later.
 */
async function ask(): Promise<readonly unknown[] | 'unknown' | null> {
  const url = new URL(env.bookingEndpoint, location.origin);
  url.searchParams.set('action', FULL_SLOTS);
  url.searchParams.set('token', env.bookingToken);
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(url, { credentials: 'omit', cache: 'no-store', signal: stop.signal });
    const answer = parseJson(await response.text());
    if (isLater(answer)) return null;
    return isRecord(answer) && answer.ok === true && Array.isArray(answer.slots) ? answer.slots : 'unknown';
  } catch {
    // Without a connection, or with an answer that this page may not read: which of them, nobody says.
    return stop.signal.aborted || !navigator.onLine ? null : 'unknown';
  } finally {
    clearTimeout(timer);
  }
}

let asking = false;

async function refresh(): Promise<void> {
  if (asking || !navigator.onLine || isUnknown.read() || ageOfAnswer() < ANSWER_FRESH_MS) return;
  asking = true;
  const slots = await ask();
  asking = false;
  if (slots === 'unknown') {
    // One that has answered before knows the question.
    if (!lastAnswer.read()) isUnknown.write(true);
  } else if (slots) lastAnswer.write({ at: Date.now(), slots });
}

/**
 * Shows which slots take no further visit, as the script last said, and asks again when the answer is five
 * minutes old: now, and whenever the page is seen again. Shows none without an answer.
 * @returns a function that ends it
 */
export function watchTakenSlots(show: (taken: TakenSlots) => void): () => void {
  const update = () => {
    const answer = lastAnswer.read();
    show(answer && ageOfAnswer() < ANSWER_SHOWN_MS ? readSlots(answer.slots) : NONE);
  };
  const look = () => {
    update();
    void refresh();
  };
  const stop = lastAnswer.subscribe(update);
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    stop();
    document.removeEventListener('visibilitychange', look);
  };
}
