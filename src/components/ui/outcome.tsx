import type { ReactNode, Ref } from 'react';
import { Alert } from './alert.tsx';

export interface OutcomeMessage {
  isSuccess: boolean;
  text: string;
  detail?: ReactNode;
}

interface OutcomeProps {
  message: OutcomeMessage | null;
  ref?: Ref<HTMLDivElement> | undefined;
  /** Says it in place of the message. */
  children?: ReactNode;
}

/** Shows the result of an attempt. Always render it (see Alert); use `ref` to focus it or scroll to it. */
export function Outcome({ message, ref, children }: OutcomeProps) {
  const words = message && !children && (
    <>
      <p className="wrap-anywhere">{message.text}</p>
      {message.detail && <p className="mt-1 font-normal wrap-anywhere">{message.detail}</p>}
    </>
  );
  return (
    <div ref={ref} tabIndex={-1} className="scroll-my-24 rounded-lg [&:has(p)]:mb-5">
      <Alert kind="success">{message?.isSuccess && words}</Alert>
      <Alert kind="error">{message && !message.isSuccess && words}</Alert>
      {children}
    </div>
  );
}
