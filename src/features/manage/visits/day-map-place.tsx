import { lazy, Suspense } from 'react';
import { MapBoundary } from '#src/components/site/map/map-boundary.tsx';
import { pointOf } from '#src/content/places/zip-points.ts';
import { DAY_MAP } from '#src/content/rep/visits.ts';
import type { DayMapProps } from './day-map.tsx';

const DayMap = lazy(() => import('./day-map.tsx'));

/** The map of a day's stops and what it cannot show. The list of stops has everything, so nobody misses it. */
export function DayMapPlace({ stops, onPick }: DayMapProps) {
  if (!stops.some((stop) => pointOf(stop))) return null;
  return (
    <MapBoundary>
      <div className="print:hidden">
        <div className="day-map relative isolate h-64 overflow-hidden rounded-2xl border border-line bg-foam-100 lg:h-80">
          <Suspense>
            <DayMap stops={stops} onPick={onPick} />
          </Suspense>
        </div>
        <p className="mt-1 text-sm text-slate-600">{DAY_MAP.note}</p>
      </div>
    </MapBoundary>
  );
}
