import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { MapBoundary } from '#src/components/site/map/map-boundary.tsx';
import { SERVICE_AREA_PAGE } from '#words/places/service-area-page.ts';

const CityMap = lazy(() => import('./city-map.tsx'));

/** The list beside the map has everything it shows. */
const MAP_FAILED = (
  <p className="grid size-full place-content-center p-6 text-center">{SERVICE_AREA_PAGE.mapFailed}</p>
);

/** The place of the overview map. The map, its library and its tiles load when it comes near the viewport. */
export function AreaMap() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(place);
  return (
    <div
      ref={place}
      className="relative isolate h-142 w-full overflow-hidden rounded-2xl border border-navy-900/15 bg-foam-100 lg:h-auto lg:min-h-133"
    >
      <p className="absolute inset-0 -z-10 grid place-content-center p-6 text-center text-slate-700">
        {SERVICE_AREA_PAGE.mapLoading}
      </p>
      {isNear && (
        <MapBoundary fallback={MAP_FAILED}>
          <Suspense>
            <CityMap />
          </Suspense>
        </MapBoundary>
      )}
    </div>
  );
}

/** True once the element has come within 300 px of the viewport. */
function useNearScreen(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: '300px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
