import { CircleAlert, CircleCheck, CloudOff, Info } from 'lucide-react';
import type { ReactNode } from 'react';

export interface StripMessage {
  /** `waiting`: it did not work now, but will be done without the user. */
  kind: 'success' | 'error' | 'info' | 'waiting';
  text: string;
  /** What happened, before the detail. */
  cause?: string;
  detail?: string | undefined;
}

const STYLES = {
  error: { className: 'bg-coral-100 text-coral-700', Icon: CircleAlert },
  success: { className: 'bg-leaf-100 text-leaf-700', Icon: CircleCheck },
  info: { className: 'bg-tarp-100 text-navy-900', Icon: Info },
  waiting: { className: 'bg-amber-100 text-navy-950', Icon: CloudOff },
};

/**
 * Shows one status line. The `status` region is always in the DOM, because screen readers announce only
 * changes inside an existing live region. An error is inserted as an `alert`, which interrupts.
 */
export function MessageStrip({ message }: { message: StripMessage | null }) {
  const isError = message?.kind === 'error';
  return (
    <>
      {isError && (
        <div role="alert" className={GROW}>
          <Line message={message} />
        </div>
      )}
      <div role="status" className={message && !isError ? GROW : ''}>
        {message && !isError && <Line message={message} />}
      </div>
    </>
  );
}

const GROW = 'flex flex-1';

function Line({ message: { kind, text, cause, detail } }: { message: StripMessage }): ReactNode {
  const { className, Icon } = STYLES[kind];
  return (
    <div className={`flex min-w-0 flex-1 items-center gap-2.5 px-4 py-0.5 ${className}`}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <div className="min-w-0 leading-snug wrap-anywhere">
        <p className="leading-tight font-semibold">{text}</p>
        {detail && (
          <p className="text-sm">
            {cause && (
              <>
                <span>{cause}</span>:{' '}
              </>
            )}
            {detail}
          </p>
        )}
      </div>
    </div>
  );
}
