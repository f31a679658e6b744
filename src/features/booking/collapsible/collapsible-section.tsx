import { type ReactNode, type Ref, useRef } from 'react';
import { COLLAPSIBLE_PARTS } from '#words/pages/booking.ts';
import type { CollapsiblePart } from './use-collapsed-parts.ts';

interface CollapsibleSectionProps {
  part: CollapsiblePart;
  isCollapsed: boolean;
  /** The answers, one line each. */
  lines: readonly string[];
  /** Something about them to answer with a tap. */
  question?: ReactNode;
  /** The button that opens it. */
  opener?: Ref<HTMLButtonElement>;
  onOpen: () => void;
  children: ReactNode;
}

/**
 * A part of the form as a few lines and a button that opens it; styles show one of them (booking.css).
 */
export function CollapsibleSection({
  part,
  isCollapsed,
  lines,
  question,
  opener,
  onOpen,
  children,
}: CollapsibleSectionProps) {
  const body = useRef<HTMLDivElement>(null);
  const { title, action, what } = COLLAPSIBLE_PARTS[part];

  function open() {
    onOpen();
    body.current?.querySelector<HTMLElement>('select, [aria-pressed=true]')?.focus();
  }

  return (
    <div
      className="min-w-0 border-foam-300 not-first:border-t not-first:pt-4"
      data-collapsed={isCollapsed || undefined}
    >
      <div className="collapsible-line flex-wrap items-start gap-x-3">
        <div className="min-w-0 grow basis-[8rem]">
          <h2 className="text-2xl">{title}</h2>
          {lines.map((line) => (
            <p key={line} className="wrap-anywhere">
              {line}
            </p>
          ))}
          {question}
        </div>
        <button
          ref={opener}
          type="button"
          aria-label={`${action} ${what}`}
          onClick={open}
          className="-my-2 min-h-11 font-semibold text-tarp-700 underline underline-offset-4"
        >
          {action}
        </button>
      </div>
      <div className="collapsible-body" ref={body}>
        {children}
      </div>
    </div>
  );
}
