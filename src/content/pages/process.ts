export const PROCESS_PAGE = {
  description:
    'From your call to the insurer’s file: response within 24 hours, every damaged spot photographed, no upfront payment, your home kept dry.',
  heading: 'From the First Drip to a Dry Ceiling',
  intro:
    'A hole in the roof gets worse with every shower. Our job is to stop the water, record what the storm did, and leave you with a house you can sleep in while the permanent repair is arranged.',
  inspectionNote:
    'The inspection costs nothing, whether or not you file a claim and whether or not you hire us.',
} as const;

/** In the specification's order (section 2). */
export const PROCESS_BENEFITS = [
  {
    id: 'response',
    title: 'Response within 24 hours',
    text: 'For emergency calls, day or night. Scheduled inspections can be as soon as tomorrow.',
  },
  {
    id: 'documentation',
    title: 'Every damaged area photographed',
    text: 'Each slope, each opening, each stain inside is photographed and noted before it is covered.',
  },
  {
    id: 'billing',
    title: 'No upfront payment',
    text: 'We bill your insurer directly for the work it covers. You remain responsible for your deductible.',
  },
  {
    id: 'coordination',
    title: 'Coordination with insurers and adjusters',
    text: 'Your insurer, and a licensed public adjuster if you hire one, get our photos, measurements and invoice. The claim itself stays in your hands.',
  },
  {
    id: 'security',
    title: 'Your home stays secure',
    text: 'A tight tarp keeps rain and animals out while you arrange the permanent repair.',
  },
] as const;

export const PROCESS_STEPS = [
  {
    id: 'call',
    title: 'Call, or pick a time',
    text: 'Water coming in now: call. A stain, a lifted shingle, a storm that passed last week: book an inspection.',
  },
  {
    id: 'inspect',
    title: 'We look at everything first',
    text: 'Roof, attic and ceilings. You see the photos on the spot, and we tell you plainly if no tarp is needed.',
  },
  {
    id: 'authorize',
    title: 'You sign a Work Authorization',
    text: 'It says what we will do and what it costs. Until you sign it, nothing is owed and nothing is agreed.',
  },
  {
    id: 'tarp',
    title: 'The roof is covered',
    text: 'Wooden battens hold the tarp down, and where it can it runs over the ridge, so that no water gets under it.',
  },
  {
    id: 'file',
    title: 'The file goes out',
    text: 'Photos, measurements and the invoice go to your insurer. You get the same file.',
  },
  {
    id: 'repair',
    title: 'You arrange the repair',
    text: 'A licensed roofer removes the tarp and makes the roof whole. If a storm loosens it before then, call us.',
  },
] as const;

export const PROCESS_WORDS = {
  benefits: 'What you can count on',
  steps: 'Step by step',
  questions: 'Questions people ask on the phone',
} as const;
