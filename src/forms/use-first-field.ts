import { useEffect, useEffectEvent } from 'react';

/**
 * Puts the caret into the first field to fill in when the page opens. Not on a touch screen, whose keyboard
 * would cover the page.
 */
export function useFirstField(focusField: () => void): void {
  const focusNow = useEffectEvent(focusField);
  useEffect(() => {
    const { activeElement } = document;
    // In a document that was there before the app, somebody may be typing already.
    const isTyping =
      activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
    if (!isTyping && window.matchMedia('(pointer: fine)').matches) focusNow();
  }, []);
}
