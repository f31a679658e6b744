import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface RepPageProps {
  title: string;
  lead?: ReactNode;
  back?: { label: string; to: string };
  /** In the line of the title. */
  beside?: ReactNode;
  /** `narrow` for a few fields, `form` for a long form, `wide` for side-by-side lists. */
  width?: 'narrow' | 'form' | 'wide';
  children: ReactNode;
}

const WIDTHS = {
  narrow: 'max-w-md py-8 sm:py-14',
  form: 'max-w-3xl py-6 sm:py-10',
  wide: 'max-w-5xl py-6 sm:py-10',
};

export function RepPage({ title, lead, back, beside, width = 'narrow', children }: RepPageProps) {
  return (
    <div className={`mx-auto px-4 ${WIDTHS[width]}`}>
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
