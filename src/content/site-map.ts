import type { listBatchesAction } from '#contract/actions/list-batches.ts';
import { CREW_PATH } from '#contract/visits/day-link.ts';
import { VISIT_PATH } from '#contract/visits/visit-link.ts';
import { CITIES } from '#src/content/places/cities.ts';

/** Every path that code refers to. */
export const paths = {
  home: '/',
  services: '/services',
  serviceArea: '/service-area',
  process: '/process',
  schedule: '/schedule',
  book: '/schedule/book',
  visit: VISIT_PATH,
  about: '/about',
  community: '/community',
  contact: '/contact',
  testimonials: '/testimonials',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  support: '/support',
  offline: '/offline',
  requestInspection: '/request/inspection',
  repReset: '/rep-reset',
  crew: CREW_PATH,
  rep: {
    login: '/rep-access',
    hub: '/rep-access/hub',
    worklist: '/rep-access/worklist',
    newLead: '/rep-access/new-lead',
    createUser: '/rep-access/create-user',
    forgotPin: '/rep-access/forgot-pin',
    setPin: '/rep-access/set-pin',
    profile: '/rep-access/profile',
    notifications: '/rep-access/notifications',
    extensions: '/rep-access/extensions',
    manage: '/rep-access/manage',
  },
} as const;

/** @param slug from src/content/places/cities.ts */
export const cityPath = (slug: string): string => `/${slug}`;

/**
 * A page of the site: the router, the prerender, the sitemap, the head and the breadcrumbs use these rows.
 * Its file is `getPageFile(path)`, which also has its description: only documents need that.
 */
export interface SitePage {
  /** Absolute, without a trailing slash. `*` matches every other path. */
  path: string;
  /** Without the company's name; the head adds it. */
  title: string;
  /** Label of this page and path of its parent. Home is added automatically. */
  breadcrumb?: { label: string; parent?: string };
  isIndexable: boolean;
  area: 'site' | 'rep';
  /**
   * What the page's document holds: the whole page, or the frame of the rep area and nothing private, in
   * which the app draws the page.
   */
  document: 'page' | 'frame';
  hasFloatingCall: boolean;
  /** What the browser must have stored to show the page (specification, "Session guards"). */
  needs?: 'session' | 'rep-email';
  /**
   * The action that the page of a signed-in rep calls when it opens. The document calls it, while the app
   * loads (src/app/inline-session.ts).
   */
  firstAction?: (typeof listBatchesAction)['name'];
}

const PAGE = {
  isIndexable: true,
  area: 'site',
  document: 'page',
  hasFloatingCall: true,
} as const;
const REP_PAGE = {
  isIndexable: false,
  area: 'rep',
  document: 'frame',
  hasFloatingCall: false,
} as const;
/** Pages that anybody may open. */
const REP_DOOR = { ...REP_PAGE, document: 'page' } as const;
/** Pages that list the batches of a session. */
const REP_LIST = { ...REP_PAGE, needs: 'session', firstAction: 'list_batches' } as const;

const SITE_PAGES: readonly SitePage[] = [
  {
    ...PAGE,
    path: paths.home,
    title: '24/7 Emergency Roof Tarping in Brevard County',
  },
  {
    ...PAGE,
    path: paths.services,
    title: 'Roof Tarping and Damage Documentation Services',
    breadcrumb: { label: 'Services' },
  },
  {
    ...PAGE,
    path: paths.serviceArea,
    title: 'Service Area: Brevard County and Central Florida',
    breadcrumb: { label: 'Service Areas' },
  },
  ...CITIES.map(({ slug, name, title }) => ({
    ...PAGE,
    path: cityPath(slug),
    title,
    breadcrumb: { label: name, parent: paths.serviceArea },
  })),
  {
    ...PAGE,
    path: paths.process,
    title: 'How Emergency Roof Tarping Works',
    breadcrumb: { label: 'Process' },
  },
  {
    ...PAGE,
    path: paths.schedule,
    title: 'Schedule a No-Cost Roof Inspection',
    breadcrumb: { label: 'Schedule' },
  },
  {
    ...PAGE,
    path: paths.book,
    title: 'Book Your Inspection',
    breadcrumb: { label: 'Book Inspection', parent: paths.schedule },
    isIndexable: false,
  },
  {
    ...PAGE,
    path: paths.visit,
    title: 'Your Visit',
    breadcrumb: { label: 'Your Visit', parent: paths.schedule },
    isIndexable: false,
  },
  {
    ...PAGE,
    path: paths.about,
    title: 'About Us: Roof Tarping from Palm Bay Since 2020',
    breadcrumb: { label: 'About' },
  },
  {
    ...PAGE,
    path: paths.community,
    title: 'Our Community on the Space Coast',
    breadcrumb: { label: 'Community' },
  },
  {
    ...PAGE,
    path: paths.contact,
    title: 'Contact: 24/7 Hotline and Service Request',
    breadcrumb: { label: 'Contact' },
  },
  {
    ...PAGE,
    path: paths.testimonials,
    title: 'What Our Customers Say',
    breadcrumb: { label: 'Testimonials' },
  },
  {
    ...PAGE,
    path: paths.requestInspection,
    title: 'Redirecting to scheduling',
    breadcrumb: { label: 'Request Inspection' },
    isIndexable: false,
  },
  {
    ...PAGE,
    path: paths.privacy,
    title: 'Privacy Policy',
    breadcrumb: { label: 'Privacy Policy' },
    isIndexable: false,
  },
  {
    ...PAGE,
    path: paths.terms,
    title: 'Terms of Service',
    breadcrumb: { label: 'Terms of Service' },
    isIndexable: false,
  },
  {
    ...PAGE,
    path: paths.support,
    title: 'Support Request',
    breadcrumb: { label: 'Support' },
    isIndexable: false,
  },
  // Shown by the service worker for a page that it has no copy of (decision 0034).
  { ...PAGE, path: paths.offline, title: 'No connection', isIndexable: false },
  { ...PAGE, path: '*', title: 'Page not found', isIndexable: false },
];

const REP_PAGES: readonly SitePage[] = [
  { ...REP_DOOR, path: paths.rep.login, title: 'Rep Login' },
  { ...REP_LIST, path: paths.rep.hub, title: 'Rep Hub' },
  { ...REP_LIST, path: paths.rep.worklist, title: 'Worklist' },
  { ...REP_LIST, path: paths.rep.manage, title: 'Manage' },
  { ...REP_PAGE, path: paths.rep.newLead, title: 'Add New Lead', needs: 'rep-email' },
  { ...REP_PAGE, path: paths.rep.profile, title: 'Profile Settings', needs: 'rep-email' },
  { ...REP_PAGE, path: paths.rep.notifications, title: 'Notification Settings', needs: 'rep-email' },
  { ...REP_DOOR, path: paths.rep.createUser, title: 'Create User' },
  { ...REP_DOOR, path: paths.rep.forgotPin, title: 'Forgot PIN' },
  { ...REP_DOOR, path: paths.rep.setPin, title: 'Set PIN' },
  { ...REP_DOOR, path: paths.rep.extensions, title: 'Link De-duplication' },
  { ...REP_PAGE, path: paths.repReset, title: 'PIN Reset' },
  { ...REP_DOOR, path: paths.crew, title: 'Crew Visits' },
];

export const sitePages: readonly SitePage[] = [...SITE_PAGES, ...REP_PAGES];

/** Pages that stand in for the page at another address. */
const MISSING_PAGES: Readonly<Record<string, string>> = {
  '*': 'not-found',
  [paths.offline]: 'offline',
};

/** Path of a page's file from the project's root. */
export function getPageFile(path: string): string {
  const missing = MISSING_PAGES[path];
  if (missing) return `src/pages/missing/${missing}.tsx`;
  return `src/pages${path === '/' ? '/home' : path}.tsx`;
}
