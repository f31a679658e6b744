import { useEffect, useState } from 'react';
import { lookupNumberAction } from '#contract/actions/lookup-number.ts';
import type { SameNumber } from '#contract/actions/next-lead.ts';
import { dialablePhone } from '#contract/lead/field-rules.ts';
import { keysAsText, phoneKeys } from '#contract/phone-keys.ts';
import { toOneLine } from '#contract/text.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { listBatches } from '#src/services/rep-endpoint.ts';
import { readBackendFeatures } from '#src/stored/backend-features.ts';

/** Debounce of the lookup, in milliseconds. */
export const PAUSE_MS = 400;

export interface KnownNumber {
  key: string;
  suppressed: boolean;
  leads: (SameNumber & { batchName: string })[];
}

/** Identifies phone numbers, however they are typed; empty while none can be dialed. */
export const numberKey = (typed: string): string =>
  dialablePhone.safeParse(toOneLine(typed)).success ? keysAsText(phoneKeys(typed)) : '';

/** Returns null when the lookup fails or the backend does not support it. */
async function lookUp(auth: string, key: string, signal: AbortSignal): Promise<KnownNumber | null> {
  // When this is the rep's first page, the backend has not said yet what it can do; the list of batches does.
  if (!readBackendFeatures().isKnown) await listBatches(auth, signal);
  if (!readBackendFeatures().can('lookup_number')) return null;
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
 * Looks a number up while it is typed; null while nothing is known.
 * @param key from `numberKey`
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
