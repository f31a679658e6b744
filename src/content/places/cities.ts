import type { City } from './cities/city.ts';

/** The eight featured cities, in the specification's order (section 2). Each has a page at /{slug}; its story is in cities/. */
export const CITIES: readonly City[] = [
  {
    name: 'Melbourne',
    slug: 'melbourne',
    title: 'Emergency Roof Tarping in Melbourne, FL',
    lat: 28.0836,
    lng: -80.6081,
  },
  {
    name: 'Palm Bay',
    slug: 'palm-bay',
    title: 'Emergency Roof Tarping in Palm Bay, FL',
    lat: 28.0345,
    lng: -80.5887,
  },
  {
    name: 'Cocoa Beach',
    slug: 'cocoa-beach',
    title: 'Emergency Roof Tarping in Cocoa Beach, FL',
    lat: 28.32,
    lng: -80.6076,
  },
  {
    name: 'Titusville',
    slug: 'titusville',
    title: 'Emergency Roof Tarping in Titusville, FL',
    lat: 28.6122,
    lng: -80.8076,
  },
  {
    name: 'Merritt Island',
    slug: 'merritt-island',
    title: 'Emergency Roof Tarping on Merritt Island, FL',
    lat: 28.3575,
    lng: -80.687,
  },
  {
    name: 'Rockledge',
    slug: 'rockledge',
    title: 'Emergency Roof Tarping in Rockledge, FL',
    lat: 28.325,
    lng: -80.7328,
  },
  {
    name: 'Satellite Beach',
    slug: 'satellite-beach',
    title: 'Emergency Roof Tarping in Satellite Beach, FL',
    lat: 28.1761,
    lng: -80.5901,
  },
  {
    name: 'Indialantic',
    slug: 'indialantic',
    title: 'Emergency Roof Tarping in Indialantic, FL',
    lat: 28.0895,
    lng: -80.5656,
  },
];
