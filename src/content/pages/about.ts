import { PLACES_SERVED } from '#src/content/places/service-areas.ts';

/**
 * The owner's story is based on the specification (since 2020, Palm Bay) and stays sample content until the
 * owner rewrites it.
 */
export const ABOUT = {
  description:
    'A local emergency roof tarping company, on call for the Space Coast since 2020. Who we are and how we work.',
  isConfirmed: false,
  heading: 'A Roof, a Phone and a Neighbor Who Answers',
  lead: 'A local, owner-run company. Since 2020 our first job has been the same: keep the rain out of Brevard homes.',
  story: [
    'The company began in 2020 with a trailer, a stack of tarps and a phone number that was answered at night. In this county a summer storm can open a roof in twenty minutes, and the next shower ruins the ceiling. The help people needed was not a brochure. It was somebody on a ladder before the next rain.',
    'That is still the work. The owner takes calls, walks roofs, and signs off on every job before the crew leaves the driveway. If something was done badly, you know whose door to knock on.',
    'Along the way we learned that a good photo is worth as much as a good tarp. An adjuster who arrives two weeks later sees blue plastic; our pictures show what was under it. So documentation became half of the job, and we do it for every roof, claim or no claim.',
  ],
  principles: [
    {
      id: 'honest',
      title: 'No damage, no tarp',
      text: 'If the roof is sound we say so, show you the photos and leave.',
    },
    {
      id: 'plain',
      title: 'Plain paper',
      text: 'The Work Authorization is short, in plain English, and yours to read overnight when the weather allows.',
    },
    {
      id: 'safe',
      title: 'Nobody falls',
      text: 'Crews are tied off, and nobody climbs in lightning. We would rather be an hour late than have somebody hurt.',
    },
  ],
  callAction: 'Call Now',
  inspectionAction: 'Request No Cost Inspection',
} as const;

export const STATISTICS = [
  { id: 'since', value: 'Since 2020', label: 'on the Space Coast' },
  { id: 'hours', value: '24/7', label: 'on call, holidays included' },
  { id: 'response', value: '24 hours', label: 'at most to respond to an emergency' },
  { id: 'cities', value: String(PLACES_SERVED), label: 'cities and towns served' },
] as const;

export const ABOUT_WORDS = { story: 'How we started', principles: 'How we work' } as const;
