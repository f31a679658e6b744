import { useCallback, useRef, useState } from 'react';
import { controlOf, keepContact } from './contact-fields.ts';

/** What a ZIP code was answered with; the city is empty outside the area. */
export interface ZipAnswer {
  served: 'core' | 'wider' | 'outside';
  city: string;
}

const asZip = (typed: string): string => /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(typed)?.[1] ?? '';

/**
 * Says whether crews serve the ZIP code in the form, and fills the city in unless the visitor has typed one. The list of
 * ZIP codes is fetched with the first digit; when it cannot be had, the form simply goes without.
 */
export function useZipAnswer() {
  const [answer, setAnswer] = useState<ZipAnswer | null>(null);
  const filledCity = useRef('');

  const check = useCallback(async (form: HTMLFormElement): Promise<void> => {
    const typed = controlOf(form, 'zipCode')?.value ?? '';
    if (typed === '') return setAnswer(null);
    const list = await import('#src/content/zip-codes.ts').catch(() => null);
    const city = controlOf(form, 'city');
    const zip = asZip(typed);
    if (!list || !city || typed !== controlOf(form, 'zipCode')?.value) return;

    const area = list.ZIP_AREAS.get(zip);
    setAnswer(zip ? { served: area?.served ?? 'outside', city: area?.city ?? '' } : null);
    // A city that another ZIP code had filled in does not stay behind it.
    if (zip && (city.value.trim() === '' || city.value === filledCity.current)) {
      filledCity.current = area?.city ?? '';
      city.value = filledCity.current;
      keepContact(form);
    }
  }, []);

  return { answer, check };
}
