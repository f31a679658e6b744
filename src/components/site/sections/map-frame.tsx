import { ExternalLink } from 'lucide-react';
import { largerMapAddress, mapFrameAddress } from '#src/lib/map-address.ts';

interface MapFrameProps {
  place: string;
  lat: number;
  lng: number;
  linkLabel: string;
}

/** Lazy-loads a map around a place. The link works even when the iframe does not. */
export function MapFrame({ place, lat, lng, linkLabel }: MapFrameProps) {
  return (
    <div>
      <iframe
        src={mapFrameAddress(lat, lng)}
        title={`Map of ${place}`}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-popups"
        className="aspect-4/3 w-full rounded-2xl border border-navy-900/15 bg-foam-100 sm:aspect-video"
      />
      <a href={largerMapAddress(lat, lng)} target="_blank" rel="noopener" className="text-link mt-3">
        {linkLabel}
        <ExternalLink aria-hidden="true" className="size-4" />
      </a>
    </div>
  );
}
