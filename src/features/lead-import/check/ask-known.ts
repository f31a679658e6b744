import { checkNumbersAction, type KnownNumber } from '#contract/actions/import/check-numbers.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { callAgain } from '#src/services/rep-script/call-again.ts';
import { call } from '#src/services/rep-script/transport.ts';

interface AskKnownOptions {
  auth: string;
  /** Different texts of `keysAsText`. */
  phones: readonly string[];
  signal: AbortSignal;
  onAnswer: (asked: readonly string[], known: readonly KnownNumber[]) => void;
}

/**
 * Asks the script in parts which numbers it knows.
 * @returns false when it fails for good or the signal aborts
 */
export async function askKnown({ auth, phones, signal, onAnswer }: AskKnownOptions): Promise<boolean> {
  for (let from = 0; from < phones.length; from += PAGE_SIZES.importRows) {
    const part = phones.slice(from, from + PAGE_SIZES.importRows);
    const result = await callAgain(
      () => call(checkNumbersAction, { auth, phones: part }, { signal }),
      signal,
    );
    if (!result.ok || signal.aborted) return false;
    onAnswer(part, result.answer.known);
  }
  return !signal.aborted;
}
