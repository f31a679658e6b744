import type { City } from './cities/city.ts';

/** The eight featured cities, in the specification's order (section 2). Each has a page at /{slug}; its story is in cities/. */
export const CITIES: readonly City[] = [
  {
    name: 'Melbourne',
    slug: 'melbourne',
    title: 'Emergency Roof Tarping in Melbourne, FL',
    description:
      'Roof open in Melbourne? Tarping day or night from Eau Gallie to Lake Washington: shingle, tile and low-slope, photographed for your insurer.',
    lat: 28.0836,
    lng: -80.6081,
  },
  {
    name: 'Palm Bay',
    slug: 'palm-bay',
    title: 'Emergency Roof Tarping in Palm Bay, FL',
    description:
      'Our yard is in Palm Bay. Emergency roof tarping from Port Malabar to Bayside Lakes, block homes and manufactured homes alike, at any hour.',
    lat: 28.0345,
    lng: -80.5887,
  },
  {
    name: 'Cocoa Beach',
    slug: 'cocoa-beach',
    title: 'Emergency Roof Tarping in Cocoa Beach, FL',
    description:
      'Salt, wind and flat condo roofs: emergency tarping in Cocoa Beach for canal homes, condos and oceanfront buildings, with numbered photo reports.',
    lat: 28.32,
    lng: -80.6076,
  },
  {
    name: 'Titusville',
    slug: 'titusville',
    title: 'Emergency Roof Tarping in Titusville, FL',
    description:
      'Apollo-era roofs and big oaks need careful hands. Emergency roof tarping in Titusville and north Brevard, day and night, damage documented.',
    lat: 28.6122,
    lng: -80.8076,
  },
  {
    name: 'Merritt Island',
    slug: 'merritt-island',
    title: 'Emergency Roof Tarping on Merritt Island, FL',
    description:
      'Water on both sides and wind from every quarter. Roof tarping for Merritt Island canal homes, tile roofs and broken pool-cage edges.',
    lat: 28.3575,
    lng: -80.687,
  },
  {
    name: 'Rockledge',
    slug: 'rockledge',
    title: 'Emergency Roof Tarping in Rockledge, FL',
    description:
      'Steep river homes, live oaks and plank decking. Emergency roof tarping in Rockledge by crews who take their time on old houses.',
    lat: 28.325,
    lng: -80.7328,
  },
  {
    name: 'Satellite Beach',
    slug: 'satellite-beach',
    title: 'Emergency Roof Tarping in Satellite Beach, FL',
    description:
      'Beachside block homes, canals and absent owners. Roof tarping in Satellite Beach with photos to wherever you are stationed.',
    lat: 28.1761,
    lng: -80.5901,
  },
  {
    name: 'Indialantic',
    slug: 'indialantic',
    title: 'Emergency Roof Tarping in Indialantic, FL',
    description:
      'Cottages between river and ocean, one causeway to the mainland. Emergency roof tarping in Indialantic, planned around wind and bridge.',
    lat: 28.0895,
    lng: -80.5656,
  },
];
