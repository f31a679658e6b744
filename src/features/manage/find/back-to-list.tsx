import { ChevronLeft } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { takeFocus } from '#src/lib/take-focus.ts';
import type { FROM_LIST } from './record-link.ts';

interface BackToListProps {
  /** Where it leads when the page was not opened from a list (`FROM_LIST`): else back, to where that was scrolled. */
  to: string;
  children: string;
}

/** Takes the focus when it appears. */
export function BackToList({ to, children }: BackToListProps) {
  const { state }: { state: Partial<typeof FROM_LIST> | null } = useLocation();
  const navigate = useNavigate();
  return (
    <Link
      ref={takeFocus}
      to={to}
      onClick={(event) => {
        if (!state?.fromList) return;
        event.preventDefault();
        navigate(-1);
      }}
      preventScrollReset
      className="-mt-3 -ml-2 inline-flex min-h-12 items-center gap-1 pr-3 font-semibold text-tarp-700 hover:text-navy-900"
    >
      <ChevronLeft aria-hidden="true" className="size-6" />
      {children}
    </Link>
  );
}
