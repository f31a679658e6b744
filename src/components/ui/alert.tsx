import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type AlertKind = 'error' | 'success' | 'warning' | 'info';

const LOOKS = {
  error: { className: 'border-coral-600 bg-coral-100 text-coral-700', Icon: CircleAlert },
  success: { className: 'border-leaf-600 bg-leaf-100 text-leaf-700', Icon: CircleCheck },
  warning: { className: 'border-amber-600 bg-amber-100 text-navy-950', Icon: TriangleAlert },
  info: { className: 'border-tarp-600 bg-tarp-100 text-navy-900', Icon: Info },
};

/**
 * A message in the page. Errors interrupt a screen reader (`alert`); others wait their turn (`status`).
 * Always render it, and pass children only when there is something to say, so that the live region exists
 * before its text.
 */
export function Alert({
  kind,
  children,
  className = '',
}: {
  kind: AlertKind;
  children?: ReactNode;
  className?: string;
}) {
  const { className: look, Icon } = LOOKS[kind];
  return (
    <div role={kind === 'error' ? 'alert' : 'status'}>
      {children && (
        <div
          className={`flex items-start gap-3 rounded-lg border-l-4 px-4 py-3 font-medium ${look} ${className}`}
        >
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <div className="min-w-0">{children}</div>
        </div>
      )}
    </div>
  );
}
