import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { zipDigits } from '#contract/lead/zip.ts';
import type { ScheduleValues } from '#src/lib/hand-off.ts';
import { inBackground } from '#src/lib/in-background.ts';
import { scheduleDraft } from './schedule-draft.ts';

/** `city` is empty outside the service area. */
export interface ZipAnswer {
  served: 'core' | 'wider' | 'outside';
  city: string;
}

/**
 * Says whether crews serve the typed ZIP code, and fills in the city unless the visitor has typed one. The
 * ZIP list loads with the first digit; if it fails to load, the form works without it.
 */
export function useZipAnswer({ getValues, setValue }: UseFormReturn<ScheduleValues>) {
  const [answer, setAnswer] = useState<ZipAnswer | null>(null);
  const filledCity = useRef('');

  async function check(): Promise<void> {
    const typed = getValues('zipCode');
    if (typed === '') return setAnswer(null);
    const list = await inBackground(() => import('#src/content/places/zip-codes.ts')).catch(() => null);
    if (!list || typed !== getValues('zipCode')) return;

    const zip = zipDigits(typed);
    const area = list.ZIP_AREAS.get(zip);
    setAnswer(zip ? { served: area?.served ?? 'outside', city: area?.city ?? '' } : null);
    // Replaces a city that another ZIP code filled in.
    const city = getValues('city');
    if (zip && (city.trim() === '' || city === filledCity.current)) {
      filledCity.current = area?.city ?? '';
      setValue('city', filledCity.current);
      scheduleDraft.keep(getValues());
    }
  }

  // There may be a ZIP code already: typed before hydration, or restored by a reload or Back.
  const checkAtFirst = useEffectEvent(check);
  useEffect(() => void checkAtFirst(), []);

  return { answer, check };
}
