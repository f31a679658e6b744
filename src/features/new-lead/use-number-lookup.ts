import { useEffect, useState } from 'react';
import { lookupNumberAction } from '#contract/actions/lookup-number.ts';
import type { SameNumber } from '#contract/actions/next-lead.ts';
import { dialablePhone } from '#contract/lead/field-rules.ts';
import { dialKey } from '#contract/phone.ts';
import { call } from '#src/services/rep-script/transport.ts';
import { listBatches } from '#src/services/rep-script.ts';
import { readFeatures, scriptHasFeature } from '#src/stored/script-features.ts';

/** How long a rep has to stop typing before the number is looked up, in milliseconds. */
export const PAUSE_MS = 400;

export interface KnownNumber {
  key: string;
  suppressed: boolean;
  /** Leads that have the number already, each with the name of its batch. */
  leads: (SameNumber & { batchName: string })[];
}

/** What makes the typed number the same as another, or empty while it cannot be dialled. */
export const numberKey = (typed: string): string =>
  dialablePhone.safeParse(typed).success ? dialKey(typed) : '';

/**
 * What is known of a number; null when the script does not know, or has not said that it looks numbers up.
 */
async function lookUp(auth: string, key: string, signal: AbortSignal): Promise<KnownNumber | null> {
  // A rep who comes here first has heard nothing yet; the list of batches says it.
  if (readFeatures(auth) === null) await listBatches(auth, signal);
  if (!scriptHasFeature(auth, 'lookup_number')) return null;
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

/**
 * What is known of the number in the form, looked up while it is typed; null while nothing is.
 * @param key its numberKey
 */
export function useNumberLookup(auth: string, key: string): KnownNumber | null {
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

  return known;
}
