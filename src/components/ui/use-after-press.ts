import { useEffect, useRef } from 'react';

/**
 * Runs work at once, or when the pointer that is down is up and its click has happened: an error that appears
 * between the two moves the button below it away, and the click is lost.
 */
export function useAfterPress() {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      isDown.current = true;
    };
    const release = () => {
      isDown.current = false;
      setTimeout(() => {
        for (const work of waiting.current.splice(0)) work();
      });
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return (work: () => void) => {
    if (isDown.current) waiting.current.push(work);
    else work();
  };
}
