/**
 * Specification, section 2. Sample content: the owner must confirm the membership and which chamber it is.
 */
export const CHAMBER = {
  isConfirmed: false,
  name: 'Greater Palm Bay Chamber of Commerce',
  url: 'https://www.greaterpalmbaychamber.com/',
  linkLabel: 'Visit the chamber’s website',
} as const;

export const COMMUNITY_PAGE = {
  description:
    'Local partnership, economic growth and innovation: our part in the business community of Florida’s Space Coast.',
  heading: 'Part of the Place We Work In',
  lead: 'We are members of our local chamber of commerce, and we buy, hire and help where we tarp.',
  membership:
    'After a storm, local businesses lend each other generators, trucks and hands. The chamber is where those phone numbers come from, and it helps us tell you which roofer, electrician or drywaller nearby is taking work this week.',
  contactAction: 'Talk to us',
} as const;

export const COMMUNITY_VALUES = [
  {
    id: 'partnership',
    title: 'Local Partnership',
    text: 'Tarps, lumber and fuel come from Brevard suppliers, and we point you to Brevard trades for the permanent repair without taking a fee for it.',
  },
  {
    id: 'growth',
    title: 'Economic Growth',
    text: 'Steady crews instead of storm chasers: people who live here, are paid here and spend it here.',
  },
  {
    id: 'innovation',
    title: 'Innovation Focus',
    text: 'Numbered photo reports and online booking keep the work in order when three hundred roofs leak at once.',
  },
] as const;

export const COMMUNITY_WORDS = {
  membership: 'Chamber of commerce member',
  values: 'What we stand for',
} as const;
