import type { SiteLink } from '#src/components/site/site-link.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

/**
 * The navy background under the fixed bar, with the breadcrumbs. It keeps the transparent bar readable on
 * every page. The page's Hero or PageHeader continues the navy below it.
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
