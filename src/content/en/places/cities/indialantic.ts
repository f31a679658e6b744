import type { CityStory } from '#src/content/places/city-story.ts';

export default {
  description:
    'Cottages between the river and the ocean, with one causeway to the mainland. Emergency roof tarping in Indialantic, planned around wind and bridge closures.',
  keywords: [
    'roof tarping Indialantic FL',
    'beach cottage roof leak 32903',
    'emergency tarp Fifth Avenue',
    'storm damage barrier island',
  ],
  headline: 'Roof Tarping in Indialantic',
  lead: 'One square mile, with the river at one end of the avenue and the boardwalk at the other. Call even while the bridge is closed: our truck crosses as soon as it opens.',
  specialtyFeature: 'Beach cottages',
  features: [
    {
      title: 'Planned around the causeway',
      text: 'In high wind, the Melbourne Causeway closes. You keep your place in line, and our truck waits at the west end for the bridge to open.',
    },
    {
      title: 'Cottages with additions',
      text: 'A 1920s house with a 1950s wing and a 1990s second floor has a roof seam at every addition. Those seams leak first, so we start there.',
    },
    {
      title: 'Small lots, close neighbors',
      text: 'We carry debris down onto a drop cloth, and we ask your neighbors before we step on their side.',
    },
    {
      title: 'Sand in everything',
      text: 'Blown sand packs under lifted shingles and keeps them from lying flat. We brush them clean so the cover lies flat and doesn’t flap all night.',
    },
  ],
  communityContent: {
    specialtyDescription:
      'Small roofs aren’t always simple. With dormers, parapets and a flat deck over the kitchen, a beach cottage may need four small covers that overlap like shingles, so each one drains onto the next.',
    localKnowledge:
      'Nicole made landfall south of Vero Beach on November 10, 2022, so late in the season that many shutters were already put away. The ocean washed out the dune, and the wind hit the first rows of houses head-on. Since then, we don’t count hurricane season as over until the ocean cools down.',
    communityFirst:
      'People on Fifth Avenue know the shopkeepers by name, and we want you to know us the same way. If you have a question about your tarp, call us anytime.',
  },
} satisfies CityStory;
