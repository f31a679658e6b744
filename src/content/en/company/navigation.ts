import { paths } from '#src/content/site-map.ts';

export interface NavLink {
  label: string;
  to: string;
}

/** In the specification's order (section 2). */
export const TOP_LINKS: readonly NavLink[] = [
  { label: 'Home', to: paths.home },
  { label: 'Services', to: paths.services },
  { label: 'Service Areas', to: paths.serviceArea },
  { label: 'Process', to: paths.process },
  { label: 'Schedule', to: paths.schedule },
  { label: 'About', to: paths.about },
  { label: 'Community', to: paths.community },
  { label: 'Contact', to: paths.contact },
];

export const QUICK_LINKS: readonly NavLink[] = [
  { label: 'About Us', to: paths.about },
  { label: 'Services', to: paths.services },
  { label: 'Service Areas', to: paths.serviceArea },
  { label: 'Testimonials', to: paths.testimonials },
  { label: 'Community', to: paths.community },
];

export const LEGAL_LINKS: readonly NavLink[] = [
  { label: 'Privacy Policy', to: paths.privacy },
  { label: 'Terms of Service', to: paths.terms },
];
