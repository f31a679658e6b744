export const PROCESS_PAGE = {
  description:
    'How our roof tarping works: response within 24 hours, every damaged area photographed, no upfront payment, and how to recognize our crew.',
  heading: 'How Our Roof Tarping Works',
  intro:
    'We stop the water, photograph the damage and keep your home dry while you arrange the permanent repair.',
  inspectionNote: 'The inspection is free, even if you don’t file a claim or hire us.',
} as const;

/** In the specification's order (section 2). */
export const PROCESS_BENEFITS = [
  {
    id: 'response',
    title: 'Response within 24 hours',
    text: 'For emergency calls, day or night. An inspection can be as soon as tomorrow.',
  },
  {
    id: 'documentation',
    title: 'Every damaged area photographed',
    text: 'We photograph the roof and the stains inside before we cover anything.',
  },
  {
    id: 'billing',
    title: 'No upfront payment',
    text: 'We bill your insurer directly for the work it covers. You remain responsible for your deductible.',
  },
  {
    id: 'coordination',
    title: 'We coordinate with your insurer',
    text: 'We send our photos, measurements and invoice to your insurer, and to your licensed public adjuster if you hire one. The claim stays yours.',
  },
  {
    id: 'security',
    title: 'Your home stays secure',
    text: 'The tarp keeps out rain and animals until the permanent repair.',
  },
] as const;

export const PROCESS_STEPS = [
  {
    id: 'call',
    title: 'Call, or pick a time',
    text: 'If water is coming in, call. For a stain or a lifted shingle, book an inspection.',
  },
  {
    id: 'inspect',
    title: 'We inspect the roof',
    text: 'We check the roof, attic and ceilings. If you don’t need a tarp, we tell you.',
  },
  {
    id: 'authorize',
    title: 'You sign a Work Authorization',
    text: 'It says what we’ll do and what it costs. Until you sign it, you owe nothing.',
  },
  {
    id: 'tarp',
    title: 'We cover the roof',
    text: 'Wood battens hold the tarp down. Where we can, we run it over the ridge.',
  },
  {
    id: 'file',
    title: 'We send the photos and invoice',
    text: 'Your insurer gets photos, measurements and the invoice. You get a copy.',
  },
  {
    id: 'repair',
    title: 'You arrange the repair',
    text: 'A licensed roofer repairs the roof. If the tarp comes loose before then, call us.',
  },
] as const;

export const PROCESS_WORDS = {
  benefits: 'What you can count on',
  steps: 'Step by step',
  questions: 'Common questions',
} as const;

/** What a homeowner can check at the door. Only what the owner can vouch for: no uniform, badge or name. */
export const CREW_CHECK = {
  recognize: 'How to recognize our crew',
  signs: [
    'They know the name on your booking and give you our hotline number.',
    'They show you the Work Authorization before they start.',
    'They don’t pressure you to sign at the door.',
  ],
  doubt: 'Not sure they’re ours? Call us before you let anyone on your roof.',
  neverAsk: 'What we never ask for',
  never: ['Your bank details', 'Your Social Security number', 'Cash up front'],
} as const;
