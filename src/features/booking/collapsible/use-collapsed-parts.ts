import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMounted } from '#src/components/ui/use-mounted.ts';
import type { DraftField, DraftValues } from '#src/lib/booking-fields.ts';
import { HAND_OFF_FIELDS } from '#src/lib/hand-off.ts';

/** What the schedule page has asked already. */
export type CollapsiblePart = 'contact' | 'slot';

const FIELDS: Record<CollapsiblePart, readonly DraftField[]> = {
  contact: Object.values(HAND_OFF_FIELDS),
  slot: ['apptDate', 'apptTime'],
};
const PARTS: readonly CollapsiblePart[] = ['contact', 'slot'];

/** Filled in by themselves (booking-values.ts). */
const PRESET: readonly DraftField[] = ['service', 'state'];

const isFilled = (part: CollapsiblePart, values: DraftValues): boolean =>
  FIELDS[part].every((field) => PRESET.includes(field) || values[field]?.trim());

/**
 * Collapses the parts of the form that the visitor arrives with answers for, from another page: what is open
 * in a document stays open, because collapsing it would move the page. So does a part that was opened.
 * @param values what the form starts with
 */
export function useCollapsedParts(values: DraftValues) {
  const isMounted = useMounted();
  const [collapsed, setCollapsed] = useState<readonly CollapsiblePart[]>(() =>
    isMounted ? PARTS.filter((part) => isFilled(part, values)) : [],
  );

  /** At once, because only a field that is shown can take the focus. */
  const openFor = useCallback((fields: readonly string[]) => {
    flushSync(() =>
      setCollapsed((parts) => parts.filter((part) => !FIELDS[part].some((field) => fields.includes(field)))),
    );
  }, []);

  return { collapsed, openFor };
}
