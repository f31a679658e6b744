import {
  checkNumbersAction,
  type KnownNumber,
  type StoredNumber,
} from '#contract/actions/import/check-numbers.ts';
import type { Place } from '#contract/lead/same-house.ts';
import { LIMITS } from '#contract/limits.ts';
import { takeFitting } from '#src/features/lead-import/fit-request.ts';
import { callAgain } from '#src/services/rep-endpoint/call-again.ts';
import { call, countBytes } from '#src/services/rep-endpoint/transport.ts';

/** What the backend is asked about rows: their numbers, and the house. */
export interface Question {
  /** Rows with the same id are asked about once. Without an address it is `phone`. */
  id: string;
  phone: string;
  /** Null without an address, or for a backend that does not compare houses. */
  place: Place | null;
}

interface AskKnownOptions {
  auth: string;
  /** With different ids. */
  questions: readonly Question[];
  signal: AbortSignal;
  onAnswer: (
    asked: readonly Question[],
    known: readonly (readonly [id: string, number: KnownNumber])[],
    numbers: readonly StoredNumber[],
  ) => void;
}

const NOWHERE: Place = { address: '', city: '', zip: '' };

/**
 * Asks the backend in parts which numbers it knows.
 * @returns false when it fails for good or the signal aborts
 */
export async function askKnown({ auth, questions, signal, onAnswer }: AskKnownOptions): Promise<boolean> {
  const hasPlaces = questions.some(({ place }) => place !== null);
  const toRequest = (part: readonly (readonly [phone: string, place: Place])[]) => ({
    auth,
    phones: part.map(([phone]) => phone),
    ...(hasPlaces && { addresses: part.map(([, place]) => place) }),
  });
  const sent = questions.map(({ phone, place }) => [phone, place ?? NOWHERE] as const);
  const room = LIMITS.requestBytes - countBytes(checkNumbersAction, toRequest([]));
  let from = 0;
  while (from < sent.length) {
    const part = takeFitting(sent, from, room);
    const result = await callAgain(() => call(checkNumbersAction, toRequest(part), { signal }), signal);
    if (!result.ok || signal.aborted) return false;
    const asked = questions.slice(from, from + part.length);
    from += part.length;
    const { known, numbers } = result.answer;
    onAnswer(
      asked,
      known.map((number) => [asked[number.index ?? -1]?.id ?? number.phone, number]),
      numbers,
    );
  }
  return !signal.aborted;
}
