import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface FoldProps {
  title: ReactNode;
  /** Open at first on a screen as wide as this, such as `64rem`. */
  openFrom: string;
  /** Opens it on any screen, such as for what is filled in already. */
  isNeeded?: boolean;
  className?: string;
  children: ReactNode;
}

/** What many pass over: folded on a phone. For pages that are not prerendered. */
export function Fold({ title, openFrom, isNeeded = false, className = '', children }: FoldProps) {
  const [isOpen, setOpen] = useState(() => window.matchMedia(`(min-width: ${openFrom})`).matches);
  return (
    <details
      open={isOpen || isNeeded}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={`group ${className}`}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-6 shrink-0 text-tarp-700 group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
