import { type ReactNode, useEffect, useState } from 'react';
import { PhoneIcon } from '#src/components/site/phone-icon.tsx';
import { env } from '#src/lib/env.ts';
import { inBackground } from '#src/lib/in-background.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { STORM_BANNER } from '#words/company/storm-banner.ts';

const hotline = phoneLink(env.hotline);

/**
 * The emergency line at the top of every public page. While there is a storm alert, the alert stands in its
 * place: a page learns of it only after it is painted, and nothing may move then (decision 0033). What an
 * alert needs loads when the page is idle.
 */
export function StormBanner() {
  const [alert, show] = useState<ReactNode>(null);

  useEffect(() => {
    if (env.stormBanner === 'off') return;
    const stop = new AbortController();
    (window.requestIdleCallback ?? setTimeout)(() =>
      inBackground(() => import('./watch-alerts.ts'))
        .then(({ watchAlerts }) => stop.signal.aborted || watchAlerts({ show, signal: stop.signal }))
        // Without its code the line stays as it is.
        .catch(() => undefined),
    );
    return () => stop.abort();
  }, []);

  const calm = env.stormBanner === 'on' ? STORM_BANNER.general : STORM_BANNER.calm;
  const isAlert = alert !== null;
  return (
    <section
      aria-label={isAlert ? STORM_BANNER.label : STORM_BANNER.calm.label}
      className="storm"
      data-alert={isAlert}
    >
      <div className="storm-line">
        <div aria-live="polite" className="wrap storm-row">
          <div className="storm-words storm-calm">
            <p className="storm-title">{calm.title}</p>
            <p>{calm.text}</p>
          </div>
          {alert}
          <a href={hotline.href} className="storm-call">
            <PhoneIcon />
            {hotline.text}
          </a>
        </div>
      </div>
    </section>
  );
}
