import type { CitySlug } from './cities.ts';

interface CityPin {
  /** Degrees, WGS 84. */
  lat: number;
  lng: number;
  /** Side of the pin for the city's name on the map, chosen so that neighboring labels do not overlap. */
  label: 'left' | 'right' | 'top' | 'bottom';
}

/** Where the featured cities are on a map. */
export const CITY_PINS: Readonly<Record<CitySlug, CityPin>> = {
  melbourne: { lat: 28.0836, lng: -80.6081, label: 'left' },
  'palm-bay': { lat: 28.0345, lng: -80.5887, label: 'bottom' },
  'cocoa-beach': { lat: 28.32, lng: -80.6076, label: 'right' },
  titusville: { lat: 28.6122, lng: -80.8076, label: 'right' },
  'merritt-island': { lat: 28.3575, lng: -80.687, label: 'top' },
  rockledge: { lat: 28.325, lng: -80.7328, label: 'left' },
  'satellite-beach': { lat: 28.1761, lng: -80.5901, label: 'right' },
  indialantic: { lat: 28.0895, lng: -80.5656, label: 'right' },
};
