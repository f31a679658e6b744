import { ExternalLink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { largerMapAddress, mapFrameAddress } from '#src/lib/map-address.ts';

interface MapFrameProps {
  place: string;
  /** What the map is called, for screen readers. */
  title: string;
  lat: number;
  lng: number;
  linkLabel: string;
  /** Shown until the map is there. */
  loading: string;
  /** Shown with the place while the map cannot be loaded. */
  failed: string;
}

const TIMEOUT_MS = 10_000;

/** Whether a host answers. A frame does not tell: a browser's own error page also counts as loaded. */
const canReach = (address: string): Promise<boolean> =>
  Promise.race([
    fetch(address, { method: 'HEAD', mode: 'no-cors' }).then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, TIMEOUT_MS, false)),
  ]);

const BOX = 'aspect-4/3 w-full rounded-2xl border border-navy-900/15 bg-foam-100 sm:aspect-video';

/**
 * Whether the map of an element is wanted, is shown, or cannot be loaded. It is wanted when it comes near the
 * screen: a frame in the document would open a connection and load a map that nobody may look at.
 */
function useMap(address: string) {
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting');
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // Only the last run may change what is shown.
    let runs = 0;
    async function show() {
      runs += 1;
      const run = runs;
      // The first time, it loads while the host is asked.
      if (navigator.onLine) setState((before) => (before === 'failed' ? before : 'shown'));
      const isReached = await canReach(address);
      if (!signal.aborted && run === runs) setState(isReached ? 'shown' : 'failed');
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void show();
        window.addEventListener('online', show, { signal });
      },
      { rootMargin: '300px' },
    );
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, [address]);
  return { element, state };
}

/**
 * A map around a place, loaded when it is near the screen; without JavaScript, by the browser. The link works
 * even when the map does not.
 */
export function MapFrame({ place, title, lat, lng, linkLabel, loading, failed }: MapFrameProps) {
  const address = mapFrameAddress(lat, lng);
  const { element, state } = useMap(address);
  const frame = (
    <iframe
      src={address}
      title={title}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-popups"
      className="absolute inset-0 size-full"
    />
  );
  return (
    <div ref={element} data-map="">
      {state === 'failed' ? (
        <div role="status" className={`${BOX} content-center p-6 text-center`}>
          <p>{failed}</p>
          <p className="mt-2 font-bold">{place}</p>
        </div>
      ) : (
        <div className={`${BOX} relative content-center overflow-hidden text-center`}>
          <p aria-hidden="true">{loading}</p>
          <noscript>{frame}</noscript>
          {state === 'shown' && frame}
        </div>
      )}
      <a href={largerMapAddress(lat, lng)} target="_blank" rel="noopener" className="text-link mt-3">
        {linkLabel}
        <ExternalLink aria-hidden="true" className="size-4" />
      </a>
    </div>
  );
}
