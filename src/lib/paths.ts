/** Every path that code refers to. The route table (src/app/routes/routes.ts) maps paths to pages. */
export const paths = {
  home: '/',
  services: '/services',
  serviceArea: '/service-area',
  process: '/process',
  schedule: '/schedule',
  book: '/schedule/book',
  about: '/about',
  community: '/community',
  contact: '/contact',
  testimonials: '/testimonials',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  support: '/support',
  requestInspection: '/request/inspection',
  repReset: '/rep-reset',
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
