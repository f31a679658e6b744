import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Whether the visitor has asked the browser to use little data. Not every browser says so. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator && navigator.connection;
  return connection instanceof Object && 'saveData' in connection && connection.saveData === true;
}

/**
 * Fetches the code of the next page when the visitor first touches the form, by pointer or by key.
 * @param load may fail: opening the page loads it again, and reports its own error
 * @returns handlers of the element around the form
 */
export function useNextPage(element: RefObject<HTMLElement | null>, load: () => Promise<unknown>) {
  const isAsked = useRef(false);
  function fetchNext() {
    if (isAsked.current || savesData()) return;
    isAsked.current = true;
    load().catch(() => {
      isAsked.current = false;
    });
  }
  const fetchForEarly = useEffectEvent(() => {
    if (element.current?.contains(document.activeElement)) fetchNext();
  });
  // A visitor who was there before hydration is in a field already.
  useEffect(() => fetchForEarly(), []);
  return { onFocus: fetchNext, onPointerOver: fetchNext, onTouchStart: fetchNext };
}
