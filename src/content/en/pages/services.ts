/** Specification, section 2. Every card links to the schedule. */
export const SERVICES_PAGE = {
  description:
    'Rapid emergency response, professional roof tarping, property management support and damage documentation across Brevard County.',
  heading: 'We Work With Your Insurer, NOT Your Wallet.',
  lead: 'We bill your insurer directly for covered emergency work, so you pay nothing up front. You remain responsible for your deductible.',
  action: 'Book Your Service Now',
  actionTitle: 'Pick a day and time',
  actionText:
    'We have mornings and afternoons in the next seven days. If water is coming in now, call instead.',
} as const;

export const SERVICE_CARDS = [
  {
    id: 'rapid-response',
    title: 'Rapid Emergency Response',
    text: 'Call any hour. We tell you how to limit the damage inside, and we send the nearest crew.',
    points: ['Crews in Brevard County', 'No climbing in lightning or high wind'],
  },
  {
    id: 'tarping',
    title: 'Professional Roof Tarping',
    text: 'A loose tarp tears. We wrap a heavy tarp around wood strips, called battens, and screw them down tight.',
    points: ['Edges wrapped and sealed', 'Over the ridge, not just the hole'],
  },
  {
    id: 'property-management',
    title: 'Property Management Support',
    text: 'Condo boards, landlords and roofing companies get one contact person and one report for each address.',
    points: ['Visits set up with your tenants', 'Reports sorted by unit'],
  },
  {
    id: 'documentation',
    title: 'Damage Documentation',
    text: 'We photograph the damage before the tarp covers it. You and your insurer get the photos, dated and numbered.',
    points: ['Before, during and after, inside and out', 'Yours to keep, even without a claim'],
  },
] as const;

export const SERVICES_WORDS = { cardAction: 'Book this', cards: 'Our services' } as const;
