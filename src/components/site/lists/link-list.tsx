import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SiteLink } from '#src/components/site/site-link.ts';

export function LinkList({ links, stacked = false }: { links: readonly SiteLink[]; stacked?: boolean }) {
  return (
    <ul className={`grid two-up gap-2.5 sm:gap-3 ${stacked ? 'lg:grid-cols-1' : ''}`}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link
            to={to}
            className="group flex min-h-14 items-center justify-between gap-2 rounded-lg border border-line bg-white px-4 font-semibold text-navy-900 leading-tight hover:border-tarp-600 hover:text-tarp-700"
          >
            {label}
            <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-tarp-600" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
