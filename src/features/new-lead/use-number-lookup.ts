import { useEffect, useState } from 'react';
import type { SameNumber } from '#contract/actions/next-lead.ts';
import { dialablePhone } from '#contract/lead/field-rules.ts';
import { keysAsText, phoneKeys } from '#contract/phone-keys.ts';
import { toOneLine } from '#contract/text.ts';

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

const loadLookUp = () => import('./look-up-number.ts').then(({ lookUp }) => lookUp);

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
      const lookUp = await loadLookUp().catch(() => null);
      if (controller.signal.aborted) return;
      const answer = await lookUp?.(auth, key, controller.signal);
      if (!controller.signal.aborted && answer) setFound(answer);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [auth, key, isKnown]);

  return known;
}
