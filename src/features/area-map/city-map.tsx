import { divIcon, type LatLngBoundsExpression, type TileLayer as LeafletTiles } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useRef, useState } from 'react';
import { MapContainer, Marker, Pane, Polygon, TileLayer, Tooltip } from 'react-leaflet';
import { useNavigate } from 'react-router-dom';
import { CITIES } from '#src/content/places/cities.ts';
import { CITY_PINS } from '#src/content/places/city-pins.ts';
import { SERVICE_AREA_PAGE } from '#src/content/places/service-areas.ts';
import { cityPath } from '#src/content/site-map.ts';
import { env } from '#src/lib/env.ts';
import './city-map.css';
import { LAND } from './coast.ts';

/** As HTML. */
const MAP_SOURCE = '<a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

const BOUNDS: LatLngBoundsExpression = Object.values(CITY_PINS).map(({ lat, lng }) => [lat, lng]);

/** Drawn with CSS: Leaflet looks its own image up by a path that a bundler does not keep. */
const PIN = divIcon({ className: 'city-pin', iconSize: [24, 24] });

/** Redraws the tiles when the connection is back. @returns whether no tile could be loaded */
function useTiles() {
  const layer = useRef<LeafletTiles>(null);
  const loaded = useRef(0);
  const [isBlank, setIsBlank] = useState(false);
  useEffect(() => {
    const redraw = () => layer.current?.redraw();
    window.addEventListener('online', redraw);
    return () => window.removeEventListener('online', redraw);
  }, []);
  const eventHandlers = {
    loading: () => {
      loaded.current = 0;
    },
    tileload: () => {
      loaded.current += 1;
    },
    // Also after errors, when nothing more is loading.
    load: () => setIsBlank(loaded.current === 0),
  };
  return { layer, isBlank, eventHandlers };
}

export default function CityMap() {
  const navigate = useNavigate();
  const { layer, isBlank, eventHandlers } = useTiles();
  return (
    <>
      <MapContainer
        bounds={BOUNDS}
        boundsOptions={{ paddingTopLeft: [24, 72], paddingBottomRight: [24, 56] }}
        // As close as the bounds allow, so that no tap target lies on another.
        zoomSnap={0}
        scrollWheelZoom={false}
        className="city-map size-full"
        aria-label={SERVICE_AREA_PAGE.mapTitle}
      >
        <Pane name="land" className="city-map-land">
          <Polygon positions={LAND} interactive={false} className="city-land" />
        </Pane>
        <TileLayer
          ref={layer}
          eventHandlers={eventHandlers}
          url={env.mapTiles}
          referrerPolicy="strict-origin-when-cross-origin"
          attribution={SERVICE_AREA_PAGE.madeBy(MAP_SOURCE)}
        />
        {CITIES.map(({ name, slug }) => (
          <Marker
            key={slug}
            position={CITY_PINS[slug]}
            icon={PIN}
            title={name}
            alt={name}
            eventHandlers={{ click: () => navigate(cityPath(slug)) }}
          >
            {/* A prop, not a child: a child renders a moment later, and the label is empty until then. */}
            <Tooltip permanent content={name} direction={CITY_PINS[slug].label} className="city-label" />
          </Marker>
        ))}
      </MapContainer>
      <p role="status" className="absolute top-2.5 right-2.5 left-16 z-1000 text-sm">
        {isBlank && <span className="block rounded bg-white p-2">{SERVICE_AREA_PAGE.tilesFailed}</span>}
      </p>
    </>
  );
}
