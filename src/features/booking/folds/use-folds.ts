import { useCallback, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMounted } from '#src/components/ui/use-mounted.ts';
import type { DraftField, DraftValues } from '#src/lib/booking-fields.ts';
import { HAND_OFF_FIELDS } from '#src/lib/hand-off.ts';

/** What the schedule page has asked already. */
export type FoldedPart = 'contact' | 'slot';

const FIELDS: Record<FoldedPart, readonly DraftField[]> = {
  contact: Object.values(HAND_OFF_FIELDS),
  slot: ['apptDate', 'apptTime'],
};
const PARTS: readonly FoldedPart[] = ['contact', 'slot'];

/** Filled in by themselves (booking-values.ts). */
const PRESET: readonly DraftField[] = ['service', 'state'];

const isAnswered = (part: FoldedPart, values: DraftValues): boolean =>
  FIELDS[part].every((field) => PRESET.includes(field) || values[field]?.trim());

/**
 * Folds the parts of the form that the visitor arrives with answers for. A part that was opened stays open:
 * nothing folds under the visitor's hands.
 * @param values what the form starts with
 */
export function useFolds(values: DraftValues) {
  const isMounted = useMounted();
  const [isHydrating] = useState(!isMounted);
  const [folded, setFolded] = useState<readonly FoldedPart[]>([]);

  // Until then the loader's styles fold what is answered.
  useLayoutEffect(() => {
    if (!isMounted) return;
    const { dataset } = document.documentElement;
    // What is open on a prerendered page stays open: folding it now would move the page, or the visitor has
    // opened it and the loader holds the tap.
    const isOpen = (part: FoldedPart) =>
      isHydrating &&
      (!dataset.answered?.includes(part) || document.querySelector(`.fold-${part} [aria-busy=true]`));
    setFolded(PARTS.filter((part) => !isOpen(part) && isAnswered(part, values)));
    delete dataset.answered;
  }, [isMounted, isHydrating, values]);

  /** At once, because only a field that is shown can take the focus. */
  const openFor = useCallback((fields: readonly string[]) => {
    flushSync(() =>
      setFolded((parts) => parts.filter((part) => !FIELDS[part].some((field) => fields.includes(field)))),
    );
  }, []);

  return { folded, openFor };
}
