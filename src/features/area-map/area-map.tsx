import { lazy, Suspense, useRef } from 'react';
import { SERVICE_AREA_PAGE } from '#src/content/places/service-areas.ts';
import { MapBoundary } from './map-boundary.tsx';
import { useNearScreen } from './use-near-screen.ts';

const CityMap = lazy(() => import('./city-map.tsx'));

/** The overview map's place on the page: the map itself, its library and its tiles load when it comes near the screen. */
export function AreaMap() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(place);
  return (
    <div
      ref={place}
      className="relative isolate aspect-4/5 w-full overflow-hidden rounded-2xl border border-navy-900/15 bg-foam-100 sm:aspect-video lg:aspect-auto"
    >
      <p className="absolute inset-0 -z-10 grid place-content-center p-6 text-center text-slate-700">
        {SERVICE_AREA_PAGE.mapLoading}
      </p>
      {isNear && (
        <MapBoundary>
          <Suspense>
            <CityMap />
          </Suspense>
        </MapBoundary>
      )}
    </div>
  );
}
