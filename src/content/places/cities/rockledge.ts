import type { CityStory } from '#src/content/places/city-story.ts';

export default {
  description:
    'Steep river homes, live oaks and plank decking. Emergency roof tarping in Rockledge by crews who take their time on old houses.',
  keywords: [
    'roof tarping Rockledge FL',
    'historic home roof leak',
    'storm damage roof 32955',
    'oak limb through roof',
  ],
  heroImage: 'rockledge',
  headline: 'Roof Tarping in Rockledge',
  lead: 'Brevard’s oldest city keeps its best houses under its biggest trees. Both deserve a crew that is not in a rush.',
  specialtyFeature: 'Old river homes',
  zipCodes: ['32955', '32956'],
  neighborhoods: ['Rockledge Drive', 'Barton Avenue', 'Valencia', 'Levitt Park', 'Three Meadows'],
  features: [
    {
      title: 'Steep and tall',
      text: 'The houses on the river road have pitches a modern subdivision never sees. We rope up, set roof jacks, and skip the heroics.',
    },
    {
      title: 'Live oaks',
      text: 'A limb that rests on a ridge is also holding it down. We photograph it from every side and cover around it until a tree crew can lift it straight up.',
    },
    {
      title: 'Wraparound porches',
      text: 'Tin porch roofs leak along the wall, not in the field. The cover is tucked behind the siding, so the water runs out instead of in.',
    },
    {
      title: 'Repeated floor plans',
      text: 'Levitt Park and its cousins share a handful of layouts. Once we have found the weak valley on one, we know where to look on yours.',
    },
  ],
  communityContent: {
    specialtyDescription:
      'Incorporated in 1887, Rockledge has roofs with wooden planks under several generations of covering. Modern screws can miss a board by half an inch, so each batten is placed from inside the attic wherever there is one.',
    localKnowledge:
      'Ian crossed central Florida as a tropical storm at the end of September 2022 and left Brevard soaked. It does not take a great wind to lay an oak over when the ground has turned to soup. After days of rain we look up before we look at the shingles.',
    communityFirst:
      'Some of these homes have been in one family for generations, and the person who calls is often the daughter of the person who lives there. We explain everything twice, leave the papers on the kitchen table, and phone the daughter afterwards.',
  },
} satisfies CityStory;
