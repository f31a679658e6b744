import type { CityStory } from '#src/content/places/city-story.ts';

export default {
  description:
    'Water on both sides and wind from every quarter. Roof tarping for Merritt Island canal homes, tile roofs and broken pool-cage edges.',
  keywords: [
    'roof tarping Merritt Island FL',
    'canal home roof leak 32952',
    'tile roof tarp',
    'pool cage storm damage',
  ],
  heroImage: 'merritt-island',
  headline: 'Roof Tarping on Merritt Island',
  lead: 'Indian River to the west, Banana River to the east, canals in between. Here the wind can come over water from any direction it likes.',
  specialtyFeature: 'Canal homes',
  zipCodes: ['32952', '32953', '32954'],
  neighborhoods: ['Diana Shores', 'Catalina Isles', 'Georgiana', 'Indianola', 'Courtenay'],
  features: [
    {
      title: 'The back of the house',
      text: 'On a canal lot the damaged slope usually faces the seawall, where no truck can go. We carry ladders and tarps through the side yard and mind the dock lines.',
    },
    {
      title: 'Broken pool cages',
      text: 'When a screen cage goes over it takes the gutter and the last rows of shingles with it. We free the aluminum, cover the torn edge and keep the pieces for the adjuster to see.',
    },
    {
      title: 'Barrel and flat tile',
      text: 'Newer houses toward the north end carry tile on steep hips. Foam and sandbags hold a cover there without cracking what the storm spared.',
    },
    {
      title: 'County rules',
      text: 'The island is unincorporated, so permits for the permanent repair come from Brevard County and not from a town hall. We note what your roofer will be asked for.',
    },
  ],
  communityContent: {
    specialtyDescription:
      'A house on the water takes spray, salt, and gusts that the seawall bends upward under the eave. We tarp the windward edge twice: once under the drip line and once over it.',
    localKnowledge:
      'Irma passed well to the west in September 2017, and still the wind over these rivers did not let go for a whole night. Long hours of steady wind lift fasteners a little at a time. A roof can look whole from the dock and be loose along the whole peak.',
    communityFirst:
      'From Kiwanis Island to the edge of the wildlife refuge, this is a place where neighbors watch each other’s boats. Ask them to watch the tarp too; a call at the first flutter saves the second ceiling.',
  },
} satisfies CityStory;
