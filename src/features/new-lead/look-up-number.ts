import { lookupNumberAction } from '#contract/actions/lookup-number.ts';
import { call } from '#src/services/rep-script/transport.ts';
import { listBatches } from '#src/services/rep-script.ts';
import { readFeatures, scriptHasFeature } from '#src/stored/script-features.ts';
import type { KnownNumber } from './use-number-lookup.ts';

/** Returns null when the lookup fails or the script does not support it. */
export async function lookUp(auth: string, key: string, signal: AbortSignal): Promise<KnownNumber | null> {
  // When this is the rep's first page, the features are unknown; the list of batches includes them.
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
