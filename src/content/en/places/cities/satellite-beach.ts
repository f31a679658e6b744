import type { CityStory } from '#src/content/places/city-story.ts';

export default {
  description:
    'Beachside block homes, canal homes and owners far away. Roof tarping in Satellite Beach, with photos sent wherever you’re stationed.',
  keywords: [
    'roof tarping Satellite Beach FL',
    'beachside roof leak 32937',
    'military family roof damage',
    'emergency tarp barrier island',
  ],
  headline: 'Roof Tarping in Satellite Beach',
  lead: 'A quiet town between Patrick and the lagoon, built for space program and military families, with sea turtles nesting at the end of the street.',
  specialtyFeature: 'Families far from home',
  features: [
    {
      title: 'Deployed or moving',
      text: 'Orders don’t wait for a roof. Tell us who can let us in, and we’ll send you the photos and paperwork in any time zone.',
    },
    {
      title: 'Turtle-safe lights',
      text: 'Nesting season runs from March to the end of October. On the ocean side, we work with shielded amber lights and finish in daylight when we can.',
    },
    {
      title: 'Gravel-ballast ranches',
      text: 'Mid-century beach houses often have a tar-and-gravel roof under a later coating. The gravel hides the split, so we sweep first, then cover.',
    },
    {
      title: 'Grand Canal homes',
      text: 'Evening storms come straight across the Banana River. We put an extra row of battens on west-facing roofs.',
    },
  ],
  communityContent: {
    specialtyDescription:
      'With a renter in the house, an owner overseas and a property manager in between, the hard part is often who can sign. We sort that out before the ladder goes up, and we send the photos to all three.',
    localKnowledge:
      'Matthew moved up the coast on October 7, 2016, with its worst winds just offshore. Even a near miss drives sand under every roof edge that faces the ocean. Close to the dune, we check for missing drip edge after every storm.',
    communityFirst:
      'In a small town, word gets around. If we say Tuesday morning, we mean Tuesday morning. If it’s too windy to work, we call you first.',
  },
} satisfies CityStory;
