import type { ReactNode } from 'react';
import type { SiteLink } from '#src/components/site/site-link.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

interface PageTopProps {
  trail?: readonly SiteLink[] | undefined;
  /** Offers another language. */
  offer?: ReactNode;
}

/**
 * The breadcrumbs, and the offer of another language, on navy. The page's Hero or PageHeader continues the
 * navy below it.
 */
export function PageTop({ trail, offer }: PageTopProps) {
  return (
    <div className="page-top on-dark">
      {offer}
      {trail && trail.length > 1 && (
        <div className="wrap pt-2">
          <Breadcrumbs trail={trail} />
        </div>
      )}
    </div>
  );
}
