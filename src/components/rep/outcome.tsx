import type { Ref } from 'react';
import { Alert } from '#src/components/ui/alert.tsx';

/** What became of an attempt: the message, and a second line when there is more to say. */
export interface OutcomeMessage {
  good: boolean;
  text: string;
  detail?: string | undefined;
}

/** Says what became of an attempt. Render it always; `ref` is for moving the reader there. */
export function Outcome({
  message,
  ref,
}: {
  message: OutcomeMessage | null;
  ref?: Ref<HTMLDivElement> | undefined;
}) {
  const words = message && (
    <>
      <p className="wrap-anywhere">{message.text}</p>
      {message.detail && <p className="mt-1 font-normal wrap-anywhere">{message.detail}</p>}
    </>
  );
  return (
    <div ref={ref} tabIndex={-1} className="outline-none [&:has(p)]:mb-5">
      <Alert kind="success">{message?.good && words}</Alert>
      <Alert kind="error">{message && !message.good && words}</Alert>
    </div>
  );
}
