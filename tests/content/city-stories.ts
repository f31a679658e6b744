import type { CitySlug, CityStory } from '#src/content/cities/city.ts';
import { cocoaBeach } from '#src/content/cities/cocoa-beach.ts';
import { indialantic } from '#src/content/cities/indialantic.ts';
import { melbourne } from '#src/content/cities/melbourne.ts';
import { merrittIsland } from '#src/content/cities/merritt-island.ts';
import { palmBay } from '#src/content/cities/palm-bay.ts';
import { rockledge } from '#src/content/cities/rockledge.ts';
import { satelliteBeach } from '#src/content/cities/satellite-beach.ts';
import { titusville } from '#src/content/cities/titusville.ts';

/** Every city's story: pages load their own only, tests look across all. */
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
