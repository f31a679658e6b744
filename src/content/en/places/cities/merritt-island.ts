import type { CityStory } from '#src/content/places/city-story.ts';

export default {
  description:
    'Water on both sides and wind from every direction. Roof tarping for Merritt Island canal homes, tile roofs and roof edges torn by pool cages.',
  keywords: [
    'roof tarping Merritt Island FL',
    'canal home roof leak 32952',
    'tile roof tarp',
    'pool cage storm damage',
  ],
  headline: 'Roof Tarping on Merritt Island',
  lead: 'The Indian River is to the west, the Banana River to the east, and canals run in between. The wind here can come off the water from any direction.',
  specialtyFeature: 'Canal homes',
  features: [
    {
      title: 'The back of the house',
      text: 'On a canal lot, the damaged side usually faces the seawall, where no truck can go. We carry ladders and tarps through the side yard and watch out for your dock lines.',
    },
    {
      title: 'Broken pool cages',
      text: 'When a pool cage blows over, it takes the gutter and the last rows of shingles with it. We clear the aluminum, cover the torn edge and save the pieces for the adjuster to see.',
    },
    {
      title: 'Barrel and flat tile',
      text: 'Newer houses toward the north end have tile on steep hip roofs. Foam and sandbags hold a cover there without cracking more tiles.',
    },
    {
      title: 'County rules',
      text: 'The island is unincorporated, so permits for the permanent repair come from Brevard County, not a city hall. We tell you what your roofer will be asked for.',
    },
  ],
  communityContent: {
    specialtyDescription:
      'A house on the water gets spray, salt, and gusts that the seawall pushes up under the eave. We tarp the windward edge twice: once under the drip edge and once over it.',
    localKnowledge:
      'Irma passed well to the west in September 2017, but the wind over these rivers still blew all night. Hours of steady wind lift fasteners a little at a time. A roof can look fine from the dock and be loose all along the peak.',
    communityFirst:
      'From Kiwanis Island to the edge of the wildlife refuge, neighbors watch each other’s boats. Ask them to watch your tarp, too. If it starts to flap, an early call can save another ceiling.',
  },
} satisfies CityStory;
