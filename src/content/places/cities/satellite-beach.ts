import type { CityStory } from '#src/content/places/city-story.ts';

export default {
  description:
    'Beachside block homes, canals and absent owners. Roof tarping in Satellite Beach with photos to wherever you are stationed.',
  keywords: [
    'roof tarping Satellite Beach FL',
    'beachside roof leak 32937',
    'military family roof damage',
    'emergency tarp barrier island',
  ],
  heroImage: 'satellite-beach',
  headline: 'Roof Tarping in Satellite Beach',
  lead: 'A quiet town between Patrick and the lagoon, built for space and service families, with loggerheads nesting at the end of the street.',
  specialtyFeature: 'Families far from home',
  zipCodes: ['32937'],
  neighborhoods: [
    'Tortoise Island',
    'Waterway Estates',
    'Amherst Gardens',
    'Montecito',
    'South Patrick Shores',
  ],
  features: [
    {
      title: 'Deployed or moving',
      text: 'Orders do not wait for a roof. Name somebody who can let us in, and the photos and the paperwork reach you in any time zone.',
    },
    {
      title: 'Turtle-safe lights',
      text: 'Nesting season runs from March to the end of October. On the ocean side we work by shielded amber lamps and finish in daylight when we can.',
    },
    {
      title: 'Gravel-ballast ranches',
      text: 'Mid-century beach houses often have a tar-and-gravel roof under a later coating. The gravel hides the split, so we sweep first and cover second.',
    },
    {
      title: 'Grand Canal homes',
      text: 'Evening squalls come straight across the Banana River. Hips on the west side get an extra row of battens.',
    },
  ],
  communityContent: {
    specialtyDescription:
      'Renters on base orders, owners on the other side of the world, a property manager in between: here the hard part is often who may sign. We sort that out before the ladder goes up, and document for all three.',
    localKnowledge:
      'Matthew ran up the coast on October 7, 2016, with its worst winds just offshore, and a wobble to the west would have changed this town. A near miss still drives sand under every edge that faces the sea. We check the first hundred yards behind the dune for missing drip edge after each one.',
    communityFirst:
      'Schools, ball fields and the fire station are a bike ride apart, and word gets around. If we say Tuesday morning, it is Tuesday morning, and if the wind says no you hear it from us first.',
  },
} satisfies CityStory;
