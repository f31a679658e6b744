import { useCallback, useState } from 'react';
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
 * Folds the parts of the form that the visitor arrives with answers for, from another page: what is open in a
 * document stays open, because folding it would move the page. So does a part that was opened.
 * @param values what the form starts with
 */
export function useFolds(values: DraftValues) {
  const isMounted = useMounted();
  const [folded, setFolded] = useState<readonly FoldedPart[]>(() =>
    isMounted ? PARTS.filter((part) => isAnswered(part, values)) : [],
  );

  /** At once, because only a field that is shown can take the focus. */
  const openFor = useCallback((fields: readonly string[]) => {
    flushSync(() =>
      setFolded((parts) => parts.filter((part) => !FIELDS[part].some((field) => fields.includes(field)))),
    );
  }, []);

  return { folded, openFor };
}
