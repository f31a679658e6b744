import type {
  DivIcon,
  FitBoundsOptions,
  LatLngBoundsExpression,
  LatLngExpression,
  LeafletKeyboardEvent,
  TileLayer as LeafletTiles,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MapContainer, Marker, Pane, Polygon, TileLayer, ZoomControl } from 'react-leaflet';
import { env } from '#src/lib/env.ts';
import { SERVICE_AREA_PAGE } from '#words/places/service-area-page.ts';
import { LAND } from './coast.ts';
import './land-map.css';

/** As HTML. */
const MAP_SOURCE = '<a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

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

interface LandMapProps {
  /** What the map is called, for screen readers. */
  label: string;
  /** Of the first view; later ones are not followed. */
  bounds: LatLngBoundsExpression;
  boundsOptions: FitBoundsOptions;
  /** Whether one finger moves it, and not the page. */
  isMoved?: boolean;
  /** Said over the map when no tile could be loaded; nothing if left out. */
  blank?: string;
  children: ReactNode;
}

/**
 * A map of the coast as large as its frame, with the land drawn under the tiles, which may be missing. It brings
 * Leaflet: only a lazily loaded file may import it. Its frame must be `relative` and `isolate`.
 */
export function LandMap({ label, bounds, boundsOptions, isMoved = true, blank, children }: LandMapProps) {
  const { layer, isBlank, eventHandlers } = useTiles();
  return (
    <>
      {/* MapContainer passes no label on. */}
      <section aria-label={label} className="size-full">
        <MapContainer
          bounds={bounds}
          boundsOptions={boundsOptions}
          // As close as the bounds allow, so that no tap target lies on another.
          zoomSnap={0}
          scrollWheelZoom={false}
          dragging={isMoved}
          // Leaflet's own speaks English.
          zoomControl={false}
          className="land-map size-full"
        >
          <Pane name="land" className="land-map-land">
            <Polygon positions={LAND} interactive={false} className="land" />
          </Pane>
          <TileLayer
            ref={layer}
            eventHandlers={eventHandlers}
            url={env.mapTiles}
            referrerPolicy="strict-origin-when-cross-origin"
            attribution={SERVICE_AREA_PAGE.madeBy(MAP_SOURCE)}
          />
          <ZoomControl zoomInTitle={SERVICE_AREA_PAGE.zoomIn} zoomOutTitle={SERVICE_AREA_PAGE.zoomOut} />
          {children}
        </MapContainer>
      </section>
      {blank !== undefined && (
        <p role="status" className="absolute top-2.5 right-2.5 left-16 z-1000 text-sm">
          {isBlank && <span className="block rounded bg-white p-2">{blank}</span>}
        </p>
      )}
    </>
  );
}

interface PinProps {
  position: LatLngExpression;
  /** Drawn with CSS: Leaflet looks its own image up by a path that a bundler does not keep. */
  icon: DivIcon;
  /** Its name for a mouse and, if the icon has no words, for a screen reader. It stays the first one. */
  title: string;
  onPress: () => void;
  children?: ReactNode;
}

/** A pin that a mouse, a finger and the keys of a button press. */
export function Pin({ position, icon, title, onPress, children }: PinProps) {
  const eventHandlers = {
    click: onPress,
    // Leaflet makes a pin a button, but no click of its keys.
    keypress: ({ originalEvent }: LeafletKeyboardEvent) => {
      if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
      originalEvent.preventDefault();
      onPress();
    },
  };
  return (
    <Marker position={position} icon={icon} title={title} eventHandlers={eventHandlers}>
      {children}
    </Marker>
  );
}
