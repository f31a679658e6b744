import { ExternalLink } from 'lucide-react';
import { useEffect } from 'react';
import { largerMapAddress, mapFrameAddress } from '#src/lib/map-address.ts';
import { defineMapFrame, FRAME } from './map-frame-element.ts';

interface MapFrameProps {
  place: string;
  lat: number;
  lng: number;
  linkLabel: string;
  /** Shown until the map is there. */
  loading: string;
  /** Shown with the place while the map cannot be loaded. */
  failed: string;
}

const BOX = 'aspect-4/3 w-full rounded-2xl border border-navy-900/15 bg-foam-100 sm:aspect-video';

/**
 * A map around a place, loaded when it is near the screen; without JavaScript, by the browser. The link works
 * even when the map does not.
 */
export function MapFrame({ place, lat, lng, linkLabel, loading, failed }: MapFrameProps) {
  useEffect(defineMapFrame, []);
  const address = mapFrameAddress(lat, lng);
  const title = `Map of ${place}`;
  return (
    <map-frame className="block" data-address={address} data-title={title}>
      <div data-map-box className={`${BOX} relative content-center overflow-hidden text-center`}>
        <p aria-hidden="true">{loading}</p>
        <noscript>
          <iframe {...FRAME} src={address} title={title} loading="lazy" />
        </noscript>
      </div>
      <div role="status" data-map-failed hidden className={`${BOX} content-center p-6 text-center`}>
        <p>{failed}</p>
        <p className="mt-2 font-bold">{place}</p>
      </div>
      <a href={largerMapAddress(lat, lng)} target="_blank" rel="noopener" className="text-link mt-3">
        {linkLabel}
        <ExternalLink aria-hidden="true" className="size-4" />
      </a>
    </map-frame>
  );
}
