import type { CityStory } from '#src/content/places/city-story.ts';

export default {
  description:
    'Cottages between river and ocean, one causeway to the mainland. Emergency roof tarping in Indialantic, planned around wind and bridge.',
  keywords: [
    'roof tarping Indialantic FL',
    'beach cottage roof leak 32903',
    'emergency tarp Fifth Avenue',
    'storm damage barrier island',
  ],
  heroImage: 'indialantic',
  headline: 'Roof Tarping in Indialantic',
  lead: 'One square mile, river at one end of the avenue and boardwalk at the other. After a storm the bridge decides who gets here first.',
  specialtyFeature: 'Beach cottages',
  zipCodes: ['32903'],
  neighborhoods: [
    'Indialantic-by-the-Sea',
    'Riverside Drive',
    'The Cloisters',
    'The Sanctuary',
    'Terrace Shores',
  ],
  features: [
    {
      title: 'Planned around the causeway',
      text: 'High wind closes the Melbourne Causeway and nobody crosses. Your call keeps its place in line, and the truck waits at the west end for the gates to open.',
    },
    {
      title: 'Cottages with additions',
      text: 'A 1920s core, a 1950s wing, a 1990s second floor. Every joint between them is a valley somebody improvised, and that is where we begin.',
    },
    {
      title: 'Small lots, close neighbors',
      text: 'Ladders go up over the hedge and debris comes down onto a drop cloth. We ask next door before we step on their side.',
    },
    {
      title: 'Sand in everything',
      text: 'Blown sand packs under lifted shingles and keeps them from lying down again. We brush the courses clean so that the cover sits flat and does not drum all night.',
    },
  ],
  communityContent: {
    specialtyDescription:
      'Small roofs are not simple roofs. Dormers, parapets, a flat deck over the kitchen: a beach cottage may need four little covers that overlap like shingles, each draining onto the next.',
    localKnowledge:
      'Nicole made landfall south of Vero Beach on November 10, 2022, so late in the season that shutters were already back in the shed. The sea ate the dune and the wind had a clear run at the first rows of houses. Since then we treat hurricane season as over when the ocean cools, and not when the calendar says so.',
    communityFirst:
      'Fifth Avenue knows its shopkeepers by name, and we try to be known the same way. Crews eat where you eat, and the person who took your call is the one who comes to check the tarp.',
  },
} satisfies CityStory;
