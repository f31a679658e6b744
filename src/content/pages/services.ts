/** Specification, section 2. Every card links to the schedule. */
export const SERVICES_PAGE = {
  description:
    'Rapid emergency response, professional roof tarping, property management support and damage documentation across Brevard County.',
  heading: 'We Work With Your Insurer, NOT Your Wallet.',
  lead: 'Covered emergency work is billed to your insurer directly, so you pay nothing up front. You remain responsible for your deductible.',
  action: 'Book Your Service Now',
  actionTitle: 'Tell us when to come',
  actionText:
    'Choose a morning or an afternoon in the next seven days. If water is coming in now, call instead.',
} as const;

export const SERVICE_CARDS = [
  {
    id: 'rapid-response',
    title: 'Rapid Emergency Response',
    text: 'One call, any hour. We ask where the water is, tell you what to move and what to leave, and send the nearest crew.',
    points: ['Phone answered day and night', 'Crews in Brevard County', 'No climb in lightning or high wind'],
  },
  {
    id: 'tarping',
    title: 'Professional Roof Tarping',
    text: 'A heavy tarp, wrapped around wooden battens and screwed down tight. A tarp that flaps is a tarp that tears.',
    points: ['Battens, not loose nails', 'Edges wrapped and sealed', 'Over the ridge, not just the hole'],
  },
  {
    id: 'property-management',
    title: 'Property Management Support',
    text: 'Condo boards, landlords and roofing companies get one contact, one list of roofs and one report for each address.',
    points: ['Many roofs after one storm', 'Access arranged with tenants', 'Reports sorted by unit'],
  },
  {
    id: 'documentation',
    title: 'Damage Documentation',
    text: 'Wide shots, close-ups and the stains inside, dated and numbered, before the tarp hides the damage. The file goes to you and to your insurer.',
    points: ['Before, during and after', 'Inside and outside', 'Yours to keep, claim or no claim'],
  },
] as const;

export const SERVICES_WORDS = { cardAction: 'Book this', cards: 'Our services' } as const;
