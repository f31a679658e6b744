import { type ReactNode, useEffect, useState } from 'react';
import { env } from '#src/lib/env.ts';
import { inBackground } from '#src/lib/in-background.ts';
import { isStormBannerKnown } from '#src/stored/storm-banner/key.ts';

interface StormBannerProps {
  /** Loads the site's whole stylesheet: a prerendered page has only the rules that it needs. */
  loadStyles: () => Promise<unknown>;
}

/**
 * The place of the storm banner, at the top of every public page. Everything else loads when the page is
 * idle, or at once when the inline loader has reserved the space (decision 0033).
 */
export function StormBanner({ loadStyles }: StormBannerProps) {
  const [banner, show] = useState<ReactNode>();

  useEffect(() => {
    if (env.stormBanner === 'off') return;
    const stop = new AbortController();
    const watch = () =>
      inBackground(() => import('./watch-alerts.ts'))
        .then(
          ({ watchAlerts }) => stop.signal.aborted || watchAlerts({ show, loadStyles, signal: stop.signal }),
        )
        // Without its code there is no banner; the page still works.
        .catch(() => undefined);
    if (isStormBannerKnown()) void watch();
    else (window.requestIdleCallback ?? setTimeout)(watch);
    return () => stop.abort();
  }, [loadStyles]);

  return (
    <div aria-live="polite" className="storm">
      {banner}
    </div>
  );
}
