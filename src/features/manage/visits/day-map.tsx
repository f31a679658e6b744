import { Browser, divIcon, type Point, point as pixels } from 'leaflet';
import { useMemo, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { LandMap, Pin } from '#src/components/site/map/land-map.tsx';
import { pointOf } from '#src/content/places/zip-points.ts';
import { DAY_MAP } from '#src/content/rep/visits.ts';
import './day-map.css';

export interface DayMapProps {
  stops: readonly {
    id: string;
    /** On its pin. */
    number: number;
    name: string;
    zip: string;
    city: string;
    /** Canceled or done: drawn quieter. */
    isOff: boolean;
  }[];
  /** A pin was pressed: moves the focus to the row of the stop. */
  onPick: (id: string) => void;
}

interface PlacedStop {
  stop: DayMapProps['stops'][number];
  lat: number;
  lng: number;
}

const PIN_SIZE = 28;
/** Between the middles of two pins, in pixels. */
const APART = 32;
/** Room for the pins around the outermost point, on the left also for the buttons. */
const EDGES = { paddingTopLeft: pixels(64, 48), paddingBottomRight: pixels(48, 64), maxZoom: 12 };

/** The stops of a day that have a place, by ZIP code. */
export default function DayMap({ stops, onPick }: DayMapProps) {
  const placed = stops.flatMap((stop) => {
    const point = pointOf(stop);
    return point ? [{ stop, ...point }] : [];
  });
  if (placed.length === 0) return null;
  const bounds = placed.map(({ lat, lng }): [number, number] => [lat, lng]);
  return (
    // Another day's stops make another map.
    <LandMap
      key={bounds.join(' ')}
      label={DAY_MAP.title}
      bounds={bounds}
      boundsOptions={EDGES}
      isMoved={!Browser.mobile}
    >
      <Pins placed={placed} onPick={onPick} />
    </LandMap>
  );
}

function Pins({ placed, onPick }: { placed: readonly PlacedStop[]; onPick: DayMapProps['onPick'] }) {
  const map = useMap();
  const [zoom, setZoom] = useState(map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const moves = fanOut(placed.map((at) => map.project(at, zoom)));
  return placed.map(({ stop: { id, number, name, isOff }, lat, lng }, index) => {
    const title = DAY_MAP.pin(number, name);
    const { x, y } = moves[index] ?? STAY;
    return (
      // Leaflet takes a title only when it makes the pin.
      <StopPin
        key={`${id} ${title}`}
        {...{ lat, lng, x, y, number, title, isOff }}
        onPress={() => onPick(id)}
      />
    );
  });
}

interface StopPinProps {
  lat: number;
  lng: number;
  /** How far the pin is from its point, in pixels. */
  x: number;
  y: number;
  number: number;
  title: string;
  isOff: boolean;
  onPress: () => void;
}

function StopPin({ lat, lng, x, y, number, title, isOff, onPress }: StopPinProps) {
  // A new icon is a new element, without the focus.
  const icon = useMemo(
    () =>
      divIcon({
        className: isOff ? 'stop-pin stop-pin-off' : 'stop-pin',
        // The title says the number, too.
        html: `<span aria-hidden="true">${number}</span>`,
        iconSize: [PIN_SIZE, PIN_SIZE],
        iconAnchor: [PIN_SIZE / 2 - x, PIN_SIZE / 2 - y],
      }),
    [x, y, number, isOff],
  );
  const position = useMemo(() => ({ lat, lng }), [lat, lng]);
  return <Pin position={position} icon={icon} title={title} onPress={onPress} />;
}

const STAY = pixels(0, 0);

/** The places of a ring around a point, apart from each other and from those of the next ring. */
const ringOf = (ring: number): Point[] =>
  Array.from({ length: 6 * ring }, (_, step) => {
    const angle = (step * Math.PI) / (3 * ring);
    return pixels(Math.cos(angle), Math.sin(angle))
      .multiplyBy(APART * ring)
      .round();
  });

/**
 * Keeps pins off each other: each stays or goes to the nearest ring around its point that is free of the pins
 * before it, there toward the middle of all, so that few leave the map.
 * @returns how far to move each pin, in pixels
 */
function fanOut(points: readonly Point[]): Point[] {
  const middle = points.reduce((sum, point) => sum.add(point), STAY).divideBy(points.length);
  const taken: Point[] = [];
  return points.map((point) => {
    const fromMiddle = (move: Point) => middle.distanceTo(point.add(move));
    // A pixel for rounding.
    const isFree = (move: Point) => !taken.some((other) => other.distanceTo(point.add(move)) < APART - 1);
    let free = [STAY].filter(isFree);
    for (let ring = 1; free.length === 0; ring += 1) free = ringOf(ring).filter(isFree);
    const [move = STAY] = free.sort((one, other) => fromMiddle(one) - fromMiddle(other));
    taken.push(point.add(move));
    return move;
  });
}
