import type { listBatchesAction } from '#contract/actions/list-batches.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { inLanguage, languageOf } from '#contract/page-address.ts';
import { CREW_PATH } from '#contract/visits/day-link.ts';
import { VISIT_PATH } from '#contract/visits/visit-link.ts';
import { LANGUAGE } from '#contract-words/language.ts';
import { CITIES } from '#src/content/places/cities.ts';
import { CITY_TITLES, PAGE_TITLES } from '#words/page-titles.ts';

/** Where the public pages of this language begin. */
const { address } = LANGUAGES[LANGUAGE];

/** Every path that code refers to: of the public pages in this language, and of the rep area. */
export const paths = {
  home: address || '/',
  services: `${address}/services`,
  serviceArea: `${address}/service-area`,
  process: `${address}/process`,
  schedule: `${address}/schedule`,
  book: `${address}/schedule/book`,
  visit: address + VISIT_PATH,
  about: `${address}/about`,
  community: `${address}/community`,
  contact: `${address}/contact`,
  testimonials: `${address}/testimonials`,
  privacy: `${address}/privacy-policy`,
  terms: `${address}/terms-of-service`,
  support: `${address}/support`,
  offline: `${address}/offline`,
  requestInspection: `${address}/request/inspection`,
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
export const cityPath = (slug: string): string => `${address}/${slug}`;

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
  /** Whether the emergency line, or a storm alert in its place, is at its top. */
  hasEmergencyLine: boolean;
  /** Whether the statements of the law on insurance are on it (src/content/en/company/disclosure.ts). */
  hasDisclosure: boolean;
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
  hasEmergencyLine: true,
  hasDisclosure: true,
} as const;
const REP_PAGE = {
  isIndexable: false,
  area: 'rep',
  document: 'frame',
  hasFloatingCall: false,
  hasEmergencyLine: false,
  hasDisclosure: false,
} as const;
/** Pages that anybody may open. */
const REP_DOOR = { ...REP_PAGE, document: 'page' } as const;
/** Pages that list the batches of a session. */
const REP_LIST = { ...REP_PAGE, needs: 'session', firstAction: 'list_batches' } as const;

type PageName = Exclude<keyof typeof PAGE_TITLES, 'notFound'>;

/** A public page. @param parent path of the page before it in its breadcrumbs */
function page(
  name: PageName,
  { parent, isIndexable = true }: { parent?: string; isIndexable?: boolean } = {},
) {
  const { title, breadcrumb: label }: { title: string; breadcrumb?: string } = PAGE_TITLES[name];
  return { ...PAGE, path: paths[name], title, isIndexable, ...(label && { breadcrumb: { label, parent } }) };
}

/** A page that search engines leave out. */
const unlisted = (name: PageName, parent?: string) => page(name, { parent, isIndexable: false });

/** For a page on which somebody reads or fills in what is not about an emergency. */
const CALM = { hasEmergencyLine: false } as const;

/** One that neither offers anything nor speaks of insurance. */
const plain = (name: PageName, parent?: string) => ({ ...unlisted(name, parent), hasDisclosure: false });

const SITE_PAGES: readonly SitePage[] = [
  page('home'),
  page('services'),
  page('serviceArea'),
  ...CITIES.map(({ slug, name }) => ({
    ...PAGE,
    path: cityPath(slug),
    title: CITY_TITLES[slug],
    breadcrumb: { label: name, parent: paths.serviceArea },
  })),
  page('process'),
  page('schedule'),
  { ...unlisted('book', paths.schedule), ...CALM },
  plain('visit', paths.schedule),
  page('about'),
  page('community'),
  page('contact'),
  page('testimonials'),
  plain('requestInspection'),
  { ...unlisted('privacy'), ...CALM },
  { ...unlisted('terms'), ...CALM },
  { ...plain('support'), ...CALM },
  // Shown by the service worker for a page that it has no copy of (decision 0034).
  { ...plain('offline'), ...CALM },
  { ...PAGE, path: '*', title: PAGE_TITLES.notFound.title, isIndexable: false, hasDisclosure: false },
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

/** The rep area is English, so the pages of another language have no other. */
export const sitePages: readonly SitePage[] = LANGUAGE === 'en' ? [...SITE_PAGES, ...REP_PAGES] : SITE_PAGES;

/** Pages that stand in for the page at another address, by their English paths. */
const MISSING_PAGES: Readonly<Record<string, string>> = {
  '*': 'not-found',
  '/offline': 'offline',
};

/** Path of a page's file from the project's root. It is the same in every language. */
export function getPageFile(path: string): string {
  const english = inLanguage(path, languageOf(path), 'en');
  const missing = MISSING_PAGES[english];
  if (missing) return `src/pages/missing/${missing}.tsx`;
  return `src/pages${english === '/' ? '/home' : english}.tsx`;
}
