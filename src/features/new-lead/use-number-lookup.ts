import { useEffect, useState } from 'react';
import { lookupNumberAction } from '#contract/actions/lookup-number.ts';
import type { SameNumber } from '#contract/actions/next-lead.ts';
import { dialablePhone } from '#contract/lead/field-rules.ts';
import { dialKey } from '#contract/phone.ts';
import { call } from '#src/services/rep-script/transport.ts';
import { listBatches } from '#src/services/rep-script.ts';
import { readFeatures, scriptKnows } from '#src/stored/script-features.ts';

/** How long a rep has to stop typing before the number is looked up, in milliseconds. */
export const PAUSE_MS = 400;

export interface KnownNumber {
  key: string;
  suppressed: boolean;
  /** Leads that have the number already, each with the name of its batch. */
  leads: (SameNumber & { batchName: string })[];
}

/** The number in the form that makes two the same, or empty while it cannot be dialled. */
const keyOf = (typed: string): string => (dialablePhone.safeParse(typed).success ? dialKey(typed) : '');

/** What is known of a number; null when the script does not know, or has not said that it looks numbers up. */
async function lookUp(auth: string, key: string, signal: AbortSignal): Promise<KnownNumber | null> {
  // A rep who comes here first has heard nothing yet; the list of batches says it.
  if (readFeatures(auth) === null) await listBatches(auth, signal);
  if (!scriptKnows(auth, 'lookup_number')) return null;
  const result = await call(lookupNumberAction, { auth, phone: key }, { signal });
  if (!result.ok) return null;
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
}

/** Looks the number of the form up while it is typed, so that what is known of it is said before the lead is sent. */
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
      if (!controller.signal.aborted && answer) setFound(answer);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [auth, key, isKnown]);

  return { known, watch: (typed) => setKey(keyOf(typed)) };
}
