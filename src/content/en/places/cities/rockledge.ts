import type { CityStory } from '#src/content/places/city-story.ts';

export default {
  description:
    'Steep river homes, live oaks and plank roof decks. Emergency roof tarping in Rockledge by crews who take their time on old houses.',
  keywords: [
    'roof tarping Rockledge FL',
    'historic home roof leak',
    'storm damage roof 32955',
    'oak limb through roof',
  ],
  headline: 'Roof Tarping in Rockledge',
  lead: 'Brevard’s oldest city has old houses under big trees. We take our time with both.',
  specialtyFeature: 'Old river homes',
  features: [
    {
      title: 'Steep and tall',
      text: 'Houses on the river road have steeper roofs than you see in new subdivisions. We wear ropes, set roof jacks and don’t take chances.',
    },
    {
      title: 'Live oaks',
      text: 'A limb lying on a roof can also be holding it down. We photograph it from every side and cover around it until a tree crew can lift it straight up.',
    },
    {
      title: 'Wraparound porches',
      text: 'Tin porch roofs usually leak along the wall, not in the middle. We tuck the cover behind the siding so the water runs out instead of in.',
    },
    {
      title: 'Repeated floor plans',
      text: 'Levitt Park and neighborhoods like it share a few floor plans. Once we’ve found the weak spot on one roof, we know where to look on yours.',
    },
  ],
  communityContent: {
    specialtyDescription:
      'Rockledge was incorporated in 1887, and some roofs have wood planks under many layers of roofing. A screw can miss a plank by half an inch, so we check from the attic, if there is one, before we place each batten.',
    localKnowledge:
      'Ian crossed central Florida as a tropical storm at the end of September 2022 and left Brevard soaked. It doesn’t take much wind to knock over an oak when the ground is soaked. After days of rain, we check the trees before we check the shingles.',
    communityFirst:
      'Some of these homes have been in one family for generations, and often a son or daughter calls for the parent who lives there. We explain everything to both of you and leave the paperwork at the house.',
  },
} satisfies CityStory;
