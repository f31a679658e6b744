import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { STORM_BANNER } from '#words/company/storm-banner.ts';
import type { ActiveEvent } from './active-events.ts';
import { bannerWords } from './banner-words.ts';

interface AlertBannerProps {
  /** All alerts in force, gravest first; at least one. */
  active: readonly ActiveEvent[];
  now: number;
}

/**
 * What is coming, until when, and when crews can start. On a phone the room is there for the name only, and
 * a tap shows the rest.
 */
export function AlertBanner({ active, now }: AlertBannerProps) {
  const [isOpen, setOpen] = useState(false);
  const { title, period, crews } = bannerWords(active, now);
  return (
    <>
      <div className="storm-words">
        <p className="storm-title">{title}</p>
        <button
          type="button"
          className="storm-toggle"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {STORM_BANNER.more}
          <ChevronDown aria-hidden="true" />
        </button>
      </div>
      <p className="storm-more" data-open={isOpen}>
        <strong>{period}</strong> {crews}
      </p>
    </>
  );
}
