import { useEffect, useState } from 'react';
import { SCHEDULE_STEPS } from '#words/pages/schedule.ts';

/** Usually the next page is there before this, and says its own title. */
const SLOW_MS = 500;

/** Tells screen readers that the booking page is coming, when it takes a while. */
export function OpeningNote({ isOpening }: { isOpening: boolean }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isOpening) return;
    const timer = setTimeout(setSlow, SLOW_MS, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isOpening]);
  return (
    <p role="status" className="sr-only">
      {isSlow && SCHEDULE_STEPS.opening}
    </p>
  );
}
