import { useRef, useState } from 'react';
import type { OutcomeMessage } from '#src/components/ui/outcome.tsx';

/** A form's attempt to reach the script: one at a time, with what the last one came to; `outcome` is for where that is said. */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<OutcomeMessage | null>(null);
  const underWay = useRef(false);
  const outcome = useRef<HTMLDivElement>(null);

  /** Runs an attempt unless one is under way; what it returns is said. */
  async function attempt(run: () => Promise<OutcomeMessage>) {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setMessage(null);
    const came = await run();
    underWay.current = false;
    setBusy(false);
    setMessage(came);
    // The button is at the form's end: on a phone what went wrong would stand above the screen.
    if (!came.good) outcome.current?.scrollIntoView({ block: 'nearest' });
  }

  /** Says that what was typed cannot be sent; null when the field in fault says it itself. */
  const refuse = (text: string | null): void => setMessage(text === null ? null : { good: false, text });

  return { busy, message, outcome, attempt, refuse };
}
