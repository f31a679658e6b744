import { useEffect, useState } from 'react';
import type { SameNumber } from '#contract/actions/next-lead.ts';
import { dialablePhone } from '#contract/forms/new-lead.ts';
import { dialKey } from '#contract/phone.ts';
import { lookupNumber } from '#src/services/rep-script/new-leads.ts';
import { listBatches } from '#src/services/rep-script.ts';

/** How long a rep has to stop typing before the number is looked up, in milliseconds. */
export const PAUSE_MS = 400;

/** How long a lead that is to be added waits for the look at its number; a script that does not know the action may never answer. */
const ASK_MS = 3000;

export interface KnownNumber {
  key: string;
  suppressed: boolean;
  /** Leads that have the number already, each with the name of its batch. */
  leads: (SameNumber & { batchName: string })[];
}

/** The number in the form that makes two the same, or empty while it cannot be dialled. */
const keyOf = (typed: string): string => (dialablePhone.safeParse(typed).success ? dialKey(typed) : '');

/** What is known of a number; `null` when the script could not say, `expired` when it no longer knows the session. */
async function lookUp(auth: string, key: string, signal?: AbortSignal) {
  const result = await lookupNumber({ auth, phone: key }, signal);
  if (!result.ok) return result.reason === 'expired' ? 'expired' : null;
  const { suppressed, leads } = result.answer;
  const batches = leads.length > 0 ? await listBatches(auth, signal) : null;
  const names = new Map(
    batches?.ok ? batches.answer.batches.map(({ batchId, name }) => [batchId, name]) : [],
  );
  const named = leads.map((lead) => ({ ...lead, batchName: names.get(lead.batchId) ?? lead.batchId }));
  return { key, suppressed, leads: named };
}

export interface NumberLookup {
  /** What is known of the number in the form; null while nothing is. */
  known: KnownNumber | null;
  /** To be told of every change of the number. */
  watch: (typed: string) => void;
  /** What is known of a number that is about to be sent; asks when nothing is known yet. */
  ask: (typed: string) => Promise<KnownNumber | 'expired' | null>;
}

/** Looks the number of the form up while it is typed, and once more before it is sent. */
export function useNumberLookup(auth: string, openingPhone: string): NumberLookup {
  const [key, setKey] = useState(() => keyOf(openingPhone));
  const [found, setFound] = useState<KnownNumber | null>(null);
  const known = found?.key === key && key !== '' ? found : null;
  const isKnown = known !== null;

  useEffect(() => {
    if (key === '' || isKnown) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await lookUp(auth, key, controller.signal);
      // A session that has ended is no reason to take the form away from somebody who is typing.
      if (!controller.signal.aborted && answer && answer !== 'expired') setFound(answer);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [auth, key, isKnown]);

  return {
    known,
    watch: (typed) => setKey(keyOf(typed)),
    async ask(typed) {
      const wanted = keyOf(typed);
      if (wanted === '' || found?.key === wanted) return found;
      const answer = await lookUp(auth, wanted, AbortSignal.timeout(ASK_MS));
      if (answer && answer !== 'expired') setFound(answer);
      return answer;
    },
  };
}
