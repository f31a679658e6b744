import type { ReactNode } from 'react';

/** Frames a table that may be wider than the screen. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section must not be focusable
    <div
      role="region"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen must scroll by keyboard too
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line"
    >
      {children}
    </div>
  );
}
