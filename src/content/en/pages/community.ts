import type { CompanyContent } from '#contract/company-content.ts';

declare global {
  /** Inlined by the build, which reads and checks the owner's file (build/config/company-folder.ts). */
  const __MEMBERSHIP__: CompanyContent['membership'];
}

/** Specification, section 2. */
export const CHAMBER = __MEMBERSHIP__;

export const COMMUNITY_PAGE = {
  description:
    'Local partnership, economic growth and innovation: our part in the business community of Florida’s Space Coast.',
  heading: 'We Live Where We Work',
  lead: 'We’re members of our local chamber of commerce. We buy, hire and help out right here in Brevard County.',
  membership:
    'After a storm, local businesses lend each other generators, trucks and a hand. The chamber is how we know who to call. It also helps us tell you which local roofer, electrician or drywaller is taking work this week.',
  contactAction: 'Ask who can repair it',
} as const;

/** `value` is the specification's name of it (section 2). */
export const COMMUNITY_VALUES = [
  {
    id: 'partnership',
    value: 'Local Partnership',
    title: 'We buy here',
    text: 'We buy our tarps, lumber and fuel in Brevard. For your permanent repair, we point you to local trades and take no fee for it.',
  },
  {
    id: 'growth',
    value: 'Economic Growth',
    title: 'We hire here',
    text: 'Our crews are no storm chasers. They live here, get paid here and spend it here.',
  },
  {
    id: 'innovation',
    value: 'Innovation Focus',
    title: 'Numbered photos',
    text: 'Numbered photo reports and online booking keep the work in order, even when three hundred roofs leak at once.',
  },
] as const;

export const COMMUNITY_WORDS = {
  membership: 'Chamber of commerce member',
  values: 'What we stand for',
} as const;
