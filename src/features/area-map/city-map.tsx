import { divIcon, type LatLngBoundsExpression } from 'leaflet';
import { Tooltip } from 'react-leaflet';
import { useNavigate } from 'react-router-dom';
import { LandMap, Pin } from '#src/components/site/map/land-map.tsx';
import { CITIES } from '#src/content/places/cities.ts';
import { CITY_PINS } from '#src/content/places/city-pins.ts';
import { cityPath } from '#src/content/site-map.ts';
import { SERVICE_AREA_PAGE } from '#words/places/service-area-page.ts';
import './city-map.css';

const BOUNDS: LatLngBoundsExpression = Object.values(CITY_PINS).map(({ lat, lng }) => [lat, lng]);

const PIN = divIcon({ className: 'city-pin', iconSize: [24, 24] });

export default function CityMap() {
  const navigate = useNavigate();
  return (
    <LandMap
      label={SERVICE_AREA_PAGE.mapTitle}
      bounds={BOUNDS}
      // At the top, two lines of `blank` on a phone.
      boundsOptions={{ paddingTopLeft: [24, 92], paddingBottomRight: [24, 56] }}
      blank={SERVICE_AREA_PAGE.tilesFailed}
    >
      {CITIES.map(({ name, slug }) => (
        <Pin
          key={slug}
          position={CITY_PINS[slug]}
          icon={PIN}
          title={name}
          onPress={() => navigate(cityPath(slug))}
        >
          {/* A prop, not a child: a child renders a moment later, and the label is empty until then. */}
          <Tooltip permanent content={name} direction={CITY_PINS[slug].label} className="city-label" />
        </Pin>
      ))}
    </LandMap>
  );
}
