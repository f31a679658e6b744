import { ExternalLink } from 'lucide-react';
import { useEffect } from 'react';
import { largerMapAddress, mapFrameAddress } from '#src/lib/map-address.ts';
import { defineMapFrame } from './map-frame-element.ts';

interface MapFrameProps {
  place: string;
  lat: number;
  lng: number;
  linkLabel: string;
  /** Shown with the place while the map cannot be loaded. */
  failed: string;
}

const BOX = 'aspect-4/3 w-full rounded-2xl border border-navy-900/15 bg-foam-100 sm:aspect-video';

/** Lazy-loads a map around a place. The link works even when the iframe does not. */
export function MapFrame({ place, lat, lng, linkLabel, failed }: MapFrameProps) {
  useEffect(defineMapFrame, []);
  return (
    <map-frame className="block">
      <iframe
        src={mapFrameAddress(lat, lng)}
        title={`Map of ${place}`}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-popups"
        className={BOX}
      />
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
