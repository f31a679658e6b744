import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DESK_WIDTH } from './desk-width.ts';

interface RepPageProps {
  title: string;
  lead?: ReactNode;
  back?: { label: string; to: string };
  /** In the line of the title. */
  beside?: ReactNode;
  /** `narrow` for a few fields in the middle, `wide` to begin where the bar does, `dense` as that and higher up. */
  width?: keyof typeof WIDTHS;
  children: ReactNode;
}

const WIDTHS = {
  narrow: 'mx-auto max-w-md px-4 py-8 sm:py-7',
  wide: `${DESK_WIDTH} py-6 sm:py-10`,
  dense: `${DESK_WIDTH} pt-4 pb-6 sm:pt-6 sm:pb-10`,
};

export function RepPage({ title, lead, back, beside, width = 'narrow', children }: RepPageProps) {
  return (
    <div className={WIDTHS[width]}>
      <div className="rep-page-head">
        {back && (
          <Link
            to={back.to}
            className="-mt-3 -ml-2 inline-flex min-h-12 items-center gap-1 pr-3 font-semibold text-tarp-700 hover:text-navy-900"
          >
            <ChevronLeft aria-hidden="true" className="size-6" />
            {back.label}
          </Link>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <h1>{title}</h1>
          {beside}
        </div>
        {lead && <p className="mt-1 text-slate-700">{lead}</p>}
      </div>
      <div className="mt-6">{children}</div>
    </div>
  );
}
