import { useLayoutEffect } from 'react';
import { PhoneIcon } from '#src/components/site/phone-icon.tsx';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { STORM_BANNER } from '#words/company/storm-banner.ts';
import type { ActiveEvent } from './active-events.ts';
import { makeSpace, removeSpace } from './banner-space.ts';
import { bannerWords } from './banner-words.ts';

interface AlertBannerProps {
  /** Alerts to name, gravest first; none for the general banner. */
  shown: readonly ActiveEvent[];
  /** All alerts in force. */
  active: readonly ActiveEvent[];
  now: number;
  onDismiss: () => void;
}

const hotline = phoneLink(env.hotline);

/** What is coming, until when, when crews can start, and the hotline. */
export function AlertBanner({ shown, active, now, onDismiss }: AlertBannerProps) {
  const { title, period, crews } = bannerWords(shown, active, now);

  useLayoutEffect(makeSpace, []);

  function dismiss() {
    removeSpace();
    onDismiss();
    // The button is gone; the keyboard continues at the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <div className="storm-track">
      <section aria-label={STORM_BANNER.label} className="storm-banner">
        <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 py-2 lg:flex-nowrap">
          <div className="grow leading-snug">
            <p className="font-semibold">
              <strong className="font-display text-xl">{title}</strong> {period}
            </p>
            <p className="text-[0.9375rem]">{crews}</p>
          </div>
          <div className="flex w-full items-center justify-between gap-x-4 lg:w-auto lg:shrink-0">
            <a href={hotline.href} className="storm-act font-bold">
              <PhoneIcon />
              {hotline.text}
            </a>
            <button type="button" className="storm-act underline" onClick={dismiss}>
              {STORM_BANNER.dismiss}
            </button>
          </div>
        </div>
      </section>
    </div>
  );
}
