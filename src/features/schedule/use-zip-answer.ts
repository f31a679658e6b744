import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ScheduleValues } from '#src/lib/hand-off.ts';
import { scheduleDraft } from './schedule-draft.ts';

/** What a ZIP code was answered with; the city is empty outside the area. */
export interface ZipAnswer {
  served: 'core' | 'wider' | 'outside';
  city: string;
}

const asZip = (typed: string): string => /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(typed)?.[1] ?? '';

/**
 * Says whether crews serve the ZIP code in the form, and fills the city in unless the visitor has typed one.
 * The list of ZIP codes is fetched with the first digit; when it cannot be had, the form simply goes without.
 */
export function useZipAnswer({ getValues, setValue }: UseFormReturn<ScheduleValues>) {
  const [answer, setAnswer] = useState<ZipAnswer | null>(null);
  const filledCity = useRef('');

  async function check(): Promise<void> {
    const typed = getValues('zipCode');
    if (typed === '') return setAnswer(null);
    const list = await import('#src/content/places/zip-codes.ts').catch(() => null);
    if (!list || typed !== getValues('zipCode')) return;

    const zip = asZip(typed);
    const area = list.ZIP_AREAS.get(zip);
    setAnswer(zip ? { served: area?.served ?? 'outside', city: area?.city ?? '' } : null);
    // A city that another ZIP code had filled in does not stay behind it.
    const city = getValues('city');
    if (zip && (city.trim() === '' || city === filledCity.current)) {
      filledCity.current = area?.city ?? '';
      setValue('city', filledCity.current);
      scheduleDraft.keep(getValues());
    }
  }

  // A ZIP code may stand there already: typed before the app ran, or brought back by a reload or the way
  // back.
  const checkAtFirst = useEffectEvent(check);
  useEffect(() => void checkAtFirst(), []);

  return { answer, check };
}
