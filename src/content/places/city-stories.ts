import type { CitySlug, CityStory } from './cities/city.ts';
import { cocoaBeach } from './cities/cocoa-beach.ts';
import { indialantic } from './cities/indialantic.ts';
import { melbourne } from './cities/melbourne.ts';
import { merrittIsland } from './cities/merritt-island.ts';
import { palmBay } from './cities/palm-bay.ts';
import { rockledge } from './cities/rockledge.ts';
import { satelliteBeach } from './cities/satellite-beach.ts';
import { titusville } from './cities/titusville.ts';

/** Every city's story. Only what makes the site may have them all: a page loads its own. */
export const CITY_STORIES: Record<CitySlug, CityStory> = {
  melbourne,
  'palm-bay': palmBay,
  'cocoa-beach': cocoaBeach,
  titusville,
  'merritt-island': merrittIsland,
  rockledge,
  'satellite-beach': satelliteBeach,
  indialantic,
};
