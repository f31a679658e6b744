import type { SiteLink } from '#src/components/site/site-link.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

/**
 * The navy ground under the fixed bar, with the way from Home to the page. It is what keeps the transparent bar readable on
 * every page: the navy goes on below it in the page's Hero or PageHeader.
 */
export function PageTop({ trail }: { trail?: readonly SiteLink[] | undefined }) {
  return (
    <div className="page-top on-dark">
      {trail && trail.length > 1 && (
        <div className="wrap pt-2">
          <Breadcrumbs trail={trail} />
        </div>
      )}
    </div>
  );
}
