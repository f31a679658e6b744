import { Link } from 'react-router-dom';
import type { SiteLink } from '#src/components/site/site-link.ts';
import { SITE_FRAME } from '#words/company/site-frame.ts';

/** `trail` runs from Home to the current page. */
export function Breadcrumbs({ trail }: { trail: readonly SiteLink[] }) {
  return (
    <nav aria-label={SITE_FRAME.breadcrumbs}>
      <ol className="flex flex-wrap items-center text-sm">
        {trail.map(({ label, to }, index) => (
          <li key={to} className="flex items-center">
            {index > 0 && (
              <span aria-hidden="true" className="mx-2 text-slate-400">
                /
              </span>
            )}
            {index === trail.length - 1 ? (
              <span aria-current="page" className="font-semibold text-white">
                {label}
              </span>
            ) : (
              <Link to={to} className="py-2.5 text-foam-300 hover:text-white hover:underline">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
