import type { CitySlug } from '#src/content/places/cities.ts';

/** Titles of the public pages, without the company's name, and the labels of their breadcrumbs. */
export const PAGE_TITLES = {
  home: { title: '24/7 Emergency Roof Tarping in Brevard County' },
  services: { title: 'Roof Tarping and Damage Documentation Services', breadcrumb: 'Services' },
  serviceArea: { title: 'Service Area: Brevard County and Central Florida', breadcrumb: 'Service Areas' },
  process: { title: 'How Emergency Roof Tarping Works', breadcrumb: 'Process' },
  schedule: { title: 'Schedule a No-Cost Roof Inspection', breadcrumb: 'Schedule' },
  book: { title: 'Book Your Inspection', breadcrumb: 'Book Inspection' },
  visit: { title: 'Your Visit', breadcrumb: 'Your Visit' },
  about: { title: 'About Us: Roof Tarping from Palm Bay Since 2020', breadcrumb: 'About' },
  community: { title: 'Our Community on the Space Coast', breadcrumb: 'Community' },
  contact: { title: 'Contact: 24/7 Hotline and Service Request', breadcrumb: 'Contact' },
  testimonials: { title: 'What Our Customers Say', breadcrumb: 'Testimonials' },
  requestInspection: { title: 'Redirecting to scheduling', breadcrumb: 'Request Inspection' },
  privacy: { title: 'Privacy Policy', breadcrumb: 'Privacy Policy' },
  terms: { title: 'Terms of Service', breadcrumb: 'Terms of Service' },
  support: { title: 'Support Request', breadcrumb: 'Support' },
  offline: { title: 'No connection' },
  notFound: { title: 'Page not found' },
} as const;

/** Titles of the cities' pages. */
export const CITY_TITLES: Readonly<Record<CitySlug, string>> = {
  melbourne: 'Emergency Roof Tarping in Melbourne, FL',
  'palm-bay': 'Emergency Roof Tarping in Palm Bay, FL',
  'cocoa-beach': 'Emergency Roof Tarping in Cocoa Beach, FL',
  titusville: 'Emergency Roof Tarping in Titusville, FL',
  'merritt-island': 'Emergency Roof Tarping on Merritt Island, FL',
  rockledge: 'Emergency Roof Tarping in Rockledge, FL',
  'satellite-beach': 'Emergency Roof Tarping in Satellite Beach, FL',
  indialantic: 'Emergency Roof Tarping in Indialantic, FL',
};
