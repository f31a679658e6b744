import * as z from 'zod/mini';
import { fullSlotsAction } from '#contract/actions/bookings/full-slots.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { slotId } from '#contract/slots.ts';
import { readSlotId } from '#contract/visits/visit-choice.ts';
import type { TakenSlots } from '#contract/visits/visit-limits.ts';
import { env } from '#src/lib/env.ts';
import { parseJson } from '#src/lib/json.ts';
import { noteNoTime, noteTime } from '#src/stored/clock.ts';
import { stored, storedNumber } from '#src/stored/stored.ts';

/** How long an answer is as good as a new one, and how long it is shown while no new one comes. */
export const ANSWER_FRESH_MS = 5 * MINUTE_MS;
const ANSWER_SHOWN_MS = HOUR_MS;

/** After this the question counts as not answered. */
const TIMEOUT_MS = 15_000;

const { slots, takesRequests, now } = fullSlotsAction.answer.shape;
type Slots = z.infer<typeof slots>;

/**
 * What this browser last heard: when, in ms since 1970, the slots that take no further visit, and whether the
 * script takes requests for a call.
 */
const lastAnswer = stored({
  area: 'local',
  key: 'takenSlots',
  schema: z.object({ at: storedNumber, slots, takesRequests }),
  fallback: null,
});

/** The specification knows no such question, so an endpoint that does not answer it is asked once per tab. */
const isUnknown = stored({
  area: 'session',
  key: 'takenSlotsUnknown',
  schema: z.boolean(),
  fallback: false,
});

const NONE: TakenSlots = {};

const toTaken = (all: Slots): TakenSlots =>
  Object.fromEntries(all.map(({ state, ...slot }) => [slotId(slot), state]));

function ageOfAnswer(): number {
  const age = Date.now() - (lastAnswer.read()?.at ?? 0);
  // The clock was set back.
  return age < 0 ? Number.POSITIVE_INFINITY : age;
}

/** Of a backend that knows the question. */
const knownAnswer = z.object({
  ok: z.literal(true),
  slots: z.pipe(z.custom<unknown>(Array.isArray), slots),
  takesRequests,
  now,
});

/** Of one that cannot answer it now. */
const laterAnswer = z.object({ error: z.enum(['busy', 'internal']) });

/**
 * Asks the booking endpoint which slots take no further visit (contract/actions/bookings/full-slots.ts).
 * Returns `unknown` if it does not answer this, and null if it may later.
 */
async function ask(): Promise<z.infer<typeof knownAnswer> | 'unknown' | null> {
  const url = new URL(env.bookingEndpoint, location.origin);
  url.searchParams.set('action', fullSlotsAction.name);
  url.searchParams.set('token', env.bookingToken);
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(url, { credentials: 'omit', cache: 'no-store', signal: stop.signal });
    const answer = parseJson(await response.text());
    if (z.safeParse(laterAnswer, answer).success) return null;
    return z.safeParse(knownAnswer, answer).data ?? 'unknown';
  } catch {
    // Without a connection, or with an answer that this page may not read: which of them, nobody says.
    return stop.signal.aborted || !navigator.onLine ? null : 'unknown';
  } finally {
    clearTimeout(timer);
  }
}

/** Marks a slot as full: the backend has just said so, and may answer the question as before for a while. */
export function noteFullSlot(id: string): void {
  const slot = readSlotId(id);
  const last = lastAnswer.read();
  const slots: Slots = ageOfAnswer() < ANSWER_SHOWN_MS ? (last?.slots ?? []) : [];
  // Shown from now on, and asked for again at the next look.
  const at = Date.now() - ANSWER_FRESH_MS;
  const takesRequests = last?.takesRequests ?? false;
  if (slot) lastAnswer.write({ at, slots: [...slots, { ...slot, state: 'full' }], takesRequests });
}

let asking: Promise<void> | null = null;

async function refresh(isStale = ageOfAnswer() >= ANSWER_FRESH_MS): Promise<void> {
  if (asking || isUnknown.read() || !isStale) return asking ?? undefined;
  asking = askAndKeep();
  await asking;
  asking = null;
}

/** Asks the site's own host for the time, where the script does not tell it. */
async function askHostTime(): Promise<void> {
  const response = await fetch(location.origin, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  noteNoTime(Date.parse(response?.headers.get('date') ?? ''));
}

async function askAndKeep(): Promise<void> {
  const answer = await ask();
  if (answer === null || answer === 'unknown' || !answer.now) void askHostTime();
  if (answer === 'unknown') {
    // One that has answered before knows the question.
    if (!lastAnswer.read()) isUnknown.write(true);
  } else if (answer) {
    const { slots, takesRequests } = answer;
    if (answer.now) noteTime(Date.parse(answer.now));
    lastAnswer.write({ at: Date.now(), slots, takesRequests });
  }
}

/** Whether the script behind the booking endpoint takes requests for a call, as it last said; it is asked if need be. */
export async function takesCallRequests(): Promise<boolean> {
  await refresh();
  return lastAnswer.read()?.takesRequests ?? false;
}

/** Asks again at once: a visit has just been set or moved. */
export const refreshTakenSlots = (): void => void refresh(true);

/**
 * Shows which slots take no further visit, as the backend last said, and asks again when the answer is five
 * minutes old: now, and whenever the page is seen again. Shows none without an answer.
 * @returns a function that ends it
 */
export function watchTakenSlots(show: (taken: TakenSlots) => void): () => void {
  const update = () => {
    const answer = lastAnswer.read();
    show(answer && ageOfAnswer() < ANSWER_SHOWN_MS ? toTaken(answer.slots) : NONE);
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
