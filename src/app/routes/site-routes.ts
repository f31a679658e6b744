import type { CitySlug } from '#src/content/places/cities/city.ts';
import { CITIES } from '#src/content/places/cities.ts';
import { cityPath, paths } from '#src/lib/paths.ts';
import type { Route } from './route.ts';

const site = { indexable: true, area: 'site', isStill: true, floatingCall: true } as const;
const acting = { ...site, isStill: false } as const;

const cityPages: Record<CitySlug, Route['page']> = {
  melbourne: () => import('#src/pages/melbourne.tsx'),
  'palm-bay': () => import('#src/pages/palm-bay.tsx'),
  'cocoa-beach': () => import('#src/pages/cocoa-beach.tsx'),
  titusville: () => import('#src/pages/titusville.tsx'),
  'merritt-island': () => import('#src/pages/merritt-island.tsx'),
  rockledge: () => import('#src/pages/rockledge.tsx'),
  'satellite-beach': () => import('#src/pages/satellite-beach.tsx'),
  indialantic: () => import('#src/pages/indialantic.tsx'),
};

const cityRoutes: readonly Route[] = CITIES.map(({ slug, name, title }) => ({
  ...site,
  path: cityPath(slug),
  page: cityPages[slug],
  title,
  breadcrumb: { label: name, parent: paths.serviceArea },
}));

export const siteRoutes: readonly Route[] = [
  {
    ...site,
    path: paths.home,
    page: () => import('#src/pages/home.tsx'),
    title: '24/7 Emergency Roof Tarping in Brevard County',
  },
  {
    ...site,
    path: paths.services,
    page: () => import('#src/pages/services.tsx'),
    title: 'Roof Tarping and Damage Documentation Services',
    breadcrumb: { label: 'Services' },
  },
  {
    ...acting,
    path: paths.serviceArea,
    page: () => import('#src/pages/service-area.tsx'),
    title: 'Service Area: Brevard County and Central Florida',
    breadcrumb: { label: 'Service Areas' },
  },
  ...cityRoutes,
  {
    ...site,
    path: paths.process,
    page: () => import('#src/pages/process.tsx'),
    title: 'How Emergency Roof Tarping Works',
    breadcrumb: { label: 'Process' },
  },
  {
    ...acting,
    path: paths.schedule,
    page: () => import('#src/pages/schedule.tsx'),
    title: 'Schedule a No-Cost Roof Inspection',
    breadcrumb: { label: 'Schedule' },
  },
  {
    ...acting,
    path: paths.book,
    page: () => import('#src/pages/schedule/book.tsx'),
    title: 'Book Your Inspection',
    breadcrumb: { label: 'Book Inspection', parent: paths.schedule },
    indexable: false,
  },
  {
    ...site,
    path: paths.about,
    page: () => import('#src/pages/about.tsx'),
    title: 'About Us: Roof Tarping from Palm Bay Since 2020',
    breadcrumb: { label: 'About' },
  },
  {
    ...site,
    path: paths.community,
    page: () => import('#src/pages/community.tsx'),
    title: 'Our Community on the Space Coast',
    breadcrumb: { label: 'Community' },
  },
  {
    ...acting,
    path: paths.contact,
    page: () => import('#src/pages/contact.tsx'),
    title: 'Contact: 24/7 Hotline and Service Request',
    breadcrumb: { label: 'Contact' },
  },
  {
    ...site,
    path: paths.testimonials,
    page: () => import('#src/pages/testimonials.tsx'),
    title: 'What Our Customers Say',
    breadcrumb: { label: 'Testimonials' },
  },
  {
    ...acting,
    path: paths.requestInspection,
    page: () => import('#src/pages/request/inspection.tsx'),
    title: 'Redirecting to scheduling',
    breadcrumb: { label: 'Request Inspection' },
    indexable: false,
  },
  {
    ...site,
    path: paths.privacy,
    page: () => import('#src/pages/privacy-policy.tsx'),
    title: 'Privacy Policy',
    breadcrumb: { label: 'Privacy Policy' },
    indexable: false,
  },
  {
    ...site,
    path: paths.terms,
    page: () => import('#src/pages/terms-of-service.tsx'),
    title: 'Terms of Service',
    breadcrumb: { label: 'Terms of Service' },
    indexable: false,
  },
  {
    ...acting,
    path: paths.support,
    page: () => import('#src/pages/support.tsx'),
    title: 'Support Request',
    breadcrumb: { label: 'Support' },
    indexable: false,
  },
  {
    ...site,
    path: '*',
    page: () => import('#src/pages/not-found.tsx'),
    title: 'Page not found',
    indexable: false,
  },
];
