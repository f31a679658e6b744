/** What is around every public page: the bar, the breadcrumbs and the footer. */
export const SITE_FRAME = {
  skip: 'Skip to content',
  bar: 'Main',
  menu: 'Menu',
  breadcrumbs: 'Breadcrumb',
  /** The first breadcrumb. */
  home: 'Home',
  /** On the icon of the installed site. */
  scheduleShortcut: 'Schedule an inspection',
  /** Says no to the offer of another language. */
  stay: 'Stay in English',
  language: 'Language',
  quickLinks: 'Quick Links',
  cities: 'Cities We Serve',
  rights: (year: number, company: string) => `© ${year} ${company}. All rights reserved.`,
} as const;
