import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { stored } from '#src/stored/stored.ts';
import { useStored } from '#src/stored/use-stored.ts';

/** What the rep has chosen in this browser; null before that. */
const chosenFold = stored({
  area: 'local',
  key: 'repCallScript',
  schema: z.enum(['open', 'folded']),
  fallback: null,
});

/** The lead's details have a column of their own (`lg`). */
const hasColumn = () => window.matchMedia('(min-width: 64rem)');

function watchColumn(listen: () => void) {
  const media = hasColumn();
  media.addEventListener('change', listen);
  return () => media.removeEventListener('change', listen);
}

/** Where the script is, and whether it is open: at first only beside the card, where it moves no control. */
export function useScriptFold() {
  const isBeside = useSyncExternalStore(watchColumn, () => hasColumn().matches);
  const chosen = useStored(chosenFold);
  const isOpen = chosen === null ? isBeside : chosen === 'open';
  return {
    isBeside,
    isOpen,
    toggle: () => void chosenFold.write(isOpen ? 'folded' : 'open'),
  };
}
export type ScriptFold = ReturnType<typeof useScriptFold>;
