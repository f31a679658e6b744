import { PLACES_SERVED } from '#src/content/places/service-areas.ts';

/**
 * The owner's story is based on the specification (since 2020, Palm Bay) and stays sample content until the
 * owner rewrites it.
 */
export const ABOUT = {
  description:
    'A local emergency roof tarping company in Palm Bay, on call for the Space Coast since 2020. Who we are and how we work.',
  isConfirmed: false,
  heading: 'The Local Roof Crew That Answers the Phone',
  lead: 'We’re a local, owner-run company based in Palm Bay. Since 2020 our job has been the same: keep the rain out of Brevard homes.',
  story: [
    'We started in Palm Bay in 2020 with a trailer, a stack of tarps and a phone that we answered at night. Around here, a summer storm can open up a roof in twenty minutes, and the next shower ruins the ceiling. People didn’t need a brochure. They needed somebody on a ladder before the next rain.',
    'That’s still the job. The owner takes calls, walks roofs and signs off on every job before the crew leaves. If something isn’t right, you know who to call.',
    'We also learned that good photos matter as much as a good tarp. An adjuster who comes two weeks later sees only blue plastic. Our photos show what’s under it. So we photograph every roof, claim or no claim.',
  ],
  principles: [
    {
      id: 'honest',
      title: 'No damage, no tarp',
      text: 'If your roof is fine, we tell you so, show you the photos and leave.',
    },
    {
      id: 'plain',
      title: 'Plain paperwork',
      text: 'Our Work Authorization is short and in plain English. If the weather allows, take a night to read it.',
    },
    {
      id: 'safe',
      title: 'Safety first',
      text: 'Our crews are tied off, and nobody goes up in lightning. We’d rather be an hour late than have somebody get hurt.',
    },
  ],
  callAction: 'Call Now',
  inspectionAction: 'Request No Cost Inspection',
} as const;

export const STATISTICS = [
  { id: 'since', value: 'Since 2020', label: 'on the Space Coast' },
  { id: 'hours', value: '24/7', label: 'on call, even on holidays' },
  { id: 'response', value: '24 hours', label: 'or less to respond to an emergency' },
  { id: 'cities', value: String(PLACES_SERVED), label: 'cities and towns served' },
] as const;

export const ABOUT_WORDS = { story: 'How we started', principles: 'How we work' } as const;
