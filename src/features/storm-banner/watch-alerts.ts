import type { ReactNode } from 'react';
import { env } from '#src/lib/env.ts';
import { inBackground } from '#src/lib/in-background.ts';
import { isStormBannerKnown } from '#src/stored/storm-banner/key.ts';
import { weatherAnswer } from '#src/stored/storm-banner/weather-answer.ts';
import { askAlerts } from './ask-alerts.ts';

export interface AlertWatch {
  /** Shows the banner; null removes it. Not called while there is nothing to show. */
  show: (banner: ReactNode) => void;
  /** Loads the site's whole stylesheet: a prerendered page has only the rules that it needs. */
  loadStyles: () => Promise<unknown>;
  /** Ends the watch. */
  signal: AbortSignal;
}

/**
 * Asks for alerts now, when the page is seen again and when the network is back. Loads the banner when there
 * may be something to show: on most days this is all that loads.
 */
export function watchAlerts(watch: AlertWatch): void {
  const { signal } = watch;
  let hasBanner = false;

  function loadBanner(): void {
    const isNeeded = env.stormBanner === 'on' || isStormBannerKnown() || weatherAnswer.read()?.alerts.length;
    if (!isNeeded || hasBanner || signal.aborted) return;
    hasBanner = true;
    inBackground(() => Promise.all([import('./show-banner.tsx'), watch.loadStyles()]))
      .then(([{ showBanner }]) => showBanner(watch))
      .catch(() => {
        // Without its code there is no banner; the page still works, and the next look tries again.
        hasBanner = false;
      });
  }

  function look(): void {
    loadBanner();
    void askAlerts();
  }

  signal.addEventListener('abort', weatherAnswer.subscribe(loadBanner));
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('online', look, { signal });
  look();
}
