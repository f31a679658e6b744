import { CITIES } from './cities.ts';
import { CITY_PINS } from './city-pins.ts';
import { ZIP_AREAS } from './zip-codes.ts';

/** In degrees, WGS 84. */
interface Point {
  lat: number;
  lng: number;
}

const at = (lat: number, lng: number): Point => ({ lat, lng });

/**
 * The ZIP codes that are not at their city's center. From the postal codes of GeoNames (CC BY 4.0); 32952 from
 * the 2021 gazetteer of the US Census Bureau.
 */
const ZIP_POINTS: ReadonlyMap<string, Point> = new Map([
  ['32754', at(28.697, -80.866)],
  ['32780', at(28.57, -80.819)],
  ['32796', at(28.627, -80.843)],
  ['32901', at(28.069, -80.62)],
  ['32903', at(28.109, -80.579)],
  ['32904', at(28.067, -80.678)],
  ['32905', at(28.031, -80.6)],
  ['32907', at(28.017, -80.674)],
  ['32908', at(27.982, -80.689)],
  ['32909', at(27.969, -80.647)],
  ['32920', at(28.39, -80.604)],
  ['32922', at(28.367, -80.746)],
  ['32926', at(28.391, -80.787)],
  ['32927', at(28.457, -80.798)],
  ['32931', at(28.332, -80.612)],
  ['32934', at(28.133, -80.711)],
  ['32935', at(28.138, -80.652)],
  ['32937', at(28.178, -80.602)],
  ['32940', at(28.206, -80.685)],
  ['32950', at(27.976, -80.579)],
  ['32951', at(28.022, -80.539)],
  ['32952', at(28.32, -80.659)],
  ['32955', at(28.313, -80.732)],
]);

/**
 * The centers of the mailing cities and places served, except those of CITY_PINS. From the places and postal
 * codes of GeoNames; the two bases from the Census gazetteer, Barefoot Bay from Wikipedia.
 */
const CITY_POINTS: Readonly<Record<string, Point>> = {
  Mims: at(28.665, -80.845),
  Scottsmoor: at(28.77, -80.872),
  'Kennedy Space Center': at(28.57, -80.628),
  'Cape Canaveral': at(28.406, -80.605),
  Cocoa: at(28.386, -80.742),
  'Patrick Space Force Base': at(28.252, -80.61),
  Grant: at(27.929, -80.526),
  'Grant-Valkaria': at(27.94, -80.571),
  Malabar: at(28.004, -80.566),
  'Melbourne Beach': at(28.068, -80.56),
  Sharpes: at(28.432, -80.76),
  'Barefoot Bay': at(27.886, -80.514),
  'West Melbourne': at(28.072, -80.653),
  'Indian Harbour Beach': at(28.149, -80.588),
  Viera: at(28.245, -80.734),
  Suntree: at(28.206, -80.685),
  'Port St. John': at(28.477, -80.789),
  'Altamonte Springs': at(28.661, -81.366),
  Apopka: at(28.676, -81.512),
  Celebration: at(28.325, -81.533),
  Deltona: at(28.901, -81.264),
  Fellsmere: at(27.768, -80.601),
  Kissimmee: at(28.305, -81.417),
  'Lake Mary': at(28.759, -81.318),
  Ocoee: at(28.569, -81.544),
  Orlando: at(28.538, -81.379),
  Oviedo: at(28.67, -81.208),
  Sanford: at(28.801, -81.273),
  Sebastian: at(27.816, -80.471),
  'St. Cloud': at(28.249, -81.281),
  'Vero Beach': at(27.639, -80.397),
  'Winter Garden': at(28.565, -81.586),
  'Winter Park': at(28.6, -81.339),
  'Winter Springs': at(28.699, -81.308),
};

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

const BY_CITY: ReadonlyMap<string, Point> = new Map([
  ...CITIES.map(({ name, slug }): [string, Point] => [plain(name), CITY_PINS[slug]]),
  ...Object.entries(CITY_POINTS).map(([name, point]): [string, Point] => [plain(name), point]),
]);

/**
 * Returns about where an address is, from its ZIP code (also ZIP+4), else from its city in any case and with or
 * without its dots; null when neither is known. A post-office box is at its city's center.
 * @returns degrees, WGS 84
 */
export function pointOf({ zip, city }: { zip: string; city: string }): { lat: number; lng: number } | null {
  const code = zip.trim().slice(0, 5);
  const mailingCity = ZIP_AREAS.get(code)?.city ?? city;
  return ZIP_POINTS.get(code) ?? BY_CITY.get(plain(mailingCity)) ?? null;
}
