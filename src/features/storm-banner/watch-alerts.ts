import type { ReactNode } from 'react';
import { inBackground } from '#src/lib/in-background.ts';
import { weatherAnswer } from '#src/stored/storm-banner/weather-answer.ts';
import { askAlerts } from './ask-alerts.ts';

export interface AlertWatch {
  /** Shows the alert in the place of the emergency line; null shows the line again. */
  show: (banner: ReactNode) => void;
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
    if (hasBanner || signal.aborted || !weatherAnswer.read()?.alerts.length) return;
    hasBanner = true;
    inBackground(() => import('./show-banner.tsx'))
      .then(({ showBanner }) => showBanner(watch))
      .catch(() => {
        // Without its code the emergency line stays, and the next look tries again.
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
