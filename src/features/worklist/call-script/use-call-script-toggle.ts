import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { stored } from '#src/stored/stored.ts';
import { useStored } from '#src/stored/use-stored.ts';

/** What the rep has chosen in this browser; null before that. */
const chosenState = stored({
  area: 'local',
  key: 'repCallScript',
  schema: z.enum(['open', 'folded']),
  fallback: null,
});

/** Whether the rep reads in English what is there in the homeowner's language, too. */
const inEnglish = stored({
  area: 'local',
  key: 'repCallScriptInEnglish',
  schema: z.boolean(),
  fallback: false,
});

/** The lead's details have a column of their own (`lg`). */
const hasColumn = () => window.matchMedia('(min-width: 64rem)');

function watchColumn(listen: () => void) {
  const media = hasColumn();
  media.addEventListener('change', listen);
  return () => media.removeEventListener('change', listen);
}

/**
 * Where the call script is, whether it is open (at first only beside the card, where it moves no control), and whether
 * it is in English whatever the homeowner speaks.
 */
export function useCallScriptToggle() {
  const isBeside = useSyncExternalStore(watchColumn, () => hasColumn().matches);
  const chosen = useStored(chosenState);
  const isInEnglish = useStored(inEnglish);
  const isOpen = chosen === null ? isBeside : chosen === 'open';
  return {
    isBeside,
    isOpen,
    toggle: () => void chosenState.write(isOpen ? 'folded' : 'open'),
    isInEnglish,
    toggleEnglish: () => void inEnglish.write(!isInEnglish),
  };
}
export type CallScriptToggle = ReturnType<typeof useCallScriptToggle>;
