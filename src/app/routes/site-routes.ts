import { paths } from '#src/lib/paths.ts';
import { cityRoutes } from './city-routes.tsx';
import { type Route, STATIC_PAGE } from './route.ts';

const INTERACTIVE_PAGE = { ...STATIC_PAGE, isStatic: false } as const;

export const siteRoutes: readonly Route[] = [
  {
    ...STATIC_PAGE,
    path: paths.home,
    page: () => import('#src/pages/home.tsx'),
    title: '24/7 Emergency Roof Tarping in Brevard County',
  },
  {
    ...STATIC_PAGE,
    path: paths.services,
    page: () => import('#src/pages/services.tsx'),
    title: 'Roof Tarping and Damage Documentation Services',
    breadcrumb: { label: 'Services' },
  },
  {
    ...INTERACTIVE_PAGE,
    path: paths.serviceArea,
    page: () => import('#src/pages/service-area.tsx'),
    title: 'Service Area: Brevard County and Central Florida',
    breadcrumb: { label: 'Service Areas' },
  },
  ...cityRoutes,
  {
    ...STATIC_PAGE,
    path: paths.process,
    page: () => import('#src/pages/process.tsx'),
    title: 'How Emergency Roof Tarping Works',
    breadcrumb: { label: 'Process' },
  },
  {
    ...INTERACTIVE_PAGE,
    path: paths.schedule,
    page: () => import('#src/pages/schedule.tsx'),
    title: 'Schedule a No-Cost Roof Inspection',
    breadcrumb: { label: 'Schedule' },
  },
  {
    ...INTERACTIVE_PAGE,
    path: paths.book,
    page: () => import('#src/pages/schedule/book.tsx'),
    title: 'Book Your Inspection',
    breadcrumb: { label: 'Book Inspection', parent: paths.schedule },
    isIndexable: false,
  },
  {
    ...STATIC_PAGE,
    path: paths.about,
    page: () => import('#src/pages/about.tsx'),
    title: 'About Us: Roof Tarping from Palm Bay Since 2020',
    breadcrumb: { label: 'About' },
  },
  {
    ...STATIC_PAGE,
    path: paths.community,
    page: () => import('#src/pages/community.tsx'),
    title: 'Our Community on the Space Coast',
    breadcrumb: { label: 'Community' },
  },
  {
    ...INTERACTIVE_PAGE,
    path: paths.contact,
    page: () => import('#src/pages/contact.tsx'),
    title: 'Contact: 24/7 Hotline and Service Request',
    breadcrumb: { label: 'Contact' },
  },
  {
    ...STATIC_PAGE,
    path: paths.testimonials,
    page: () => import('#src/pages/testimonials.tsx'),
    title: 'What Our Customers Say',
    breadcrumb: { label: 'Testimonials' },
  },
  {
    ...INTERACTIVE_PAGE,
    path: paths.requestInspection,
    page: () => import('#src/pages/request/inspection.tsx'),
    title: 'Redirecting to scheduling',
    breadcrumb: { label: 'Request Inspection' },
    isIndexable: false,
  },
  {
    ...STATIC_PAGE,
    path: paths.privacy,
    page: () => import('#src/pages/privacy-policy.tsx'),
    title: 'Privacy Policy',
    breadcrumb: { label: 'Privacy Policy' },
    isIndexable: false,
  },
  {
    ...STATIC_PAGE,
    path: paths.terms,
    page: () => import('#src/pages/terms-of-service.tsx'),
    title: 'Terms of Service',
    breadcrumb: { label: 'Terms of Service' },
    isIndexable: false,
  },
  {
    ...INTERACTIVE_PAGE,
    path: paths.support,
    page: () => import('#src/pages/support.tsx'),
    title: 'Support Request',
    breadcrumb: { label: 'Support' },
    isIndexable: false,
  },
  {
    ...STATIC_PAGE,
    path: '*',
    page: () => import('#src/pages/not-found.tsx'),
    title: 'Page not found',
    isIndexable: false,
  },
];
