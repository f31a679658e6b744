import { type ReactNode, useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * The part of a page that takes long to draw. When the page is opened from another one, it comes in the
 * frames after the first, which then shows the page's top at once. On a page that was left at some height, or
 * that opens at an anchor, it is drawn with the rest.
 */
export function AfterFirstFrame({ children }: { children: ReactNode }) {
  const isAtTop = useLocation().hash === '';
  const isOpened = useNavigationType() === NavigationType.Push && isAtTop;
  const isDrawn = useDeferredValue(true, !isOpened);
  return isDrawn ? children : <div className="min-h-[200dvh]" />;
}
