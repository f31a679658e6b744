import { useEffect, useEffectEvent, useState } from 'react';
import { useMounted } from '#src/components/ui/use-mounted.ts';

/**
 * Puts the caret into the first field to fill in when the page opens. Not on a touch screen, whose keyboard
 * would cover the page, and not where the reader of a document is somewhere already when the app takes over.
 */
export function useFirstField(focusField: () => void): void {
  const focusNow = useEffectEvent(focusField);
  const isMounted = useMounted();
  const [isTakenOver] = useState(!isMounted);
  useEffect(() => {
    if (isTakenOver && document.activeElement !== document.body) return;
    if (window.matchMedia('(pointer: fine)').matches) focusNow();
  }, [isTakenOver]);
}
