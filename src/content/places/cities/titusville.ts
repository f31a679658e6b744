import type { CityStory } from '#src/content/places/city-story.ts';

export default {
  description:
    'Apollo-era roofs and big oaks need careful hands. Emergency roof tarping in Titusville and north Brevard, day and night, damage documented.',
  keywords: [
    'roof tarping Titusville FL',
    'emergency tarp north Brevard',
    'storm damage roof 32780',
    'tree on roof Titusville',
  ],
  heroImage: 'titusville',
  headline: 'Roof Tarping in Titusville',
  lead: 'The county seat went up fast when the moon program came, and a good many of those roofs are still being asked to do one more summer.',
  specialtyFeature: 'Apollo-era houses',
  zipCodes: ['32780', '32781', '32782', '32783', '32796'],
  neighborhoods: ['Indian River City', 'Whispering Hills', 'Imperial Estates', 'Royal Oak', 'Bent Oak'],
  features: [
    {
      title: 'Houses from the 1960s',
      text: 'Block walls, long low roofs, wide overhangs. The overhang is where wind gets a grip, so the tarp is wrapped under the eave and not cut off above it.',
    },
    {
      title: 'Oaks over the garage',
      text: 'One fallen limb does more damage than a whole row of lifted shingles. We cover around the trunk, take pictures, and let a tree crew lift it before we finish.',
    },
    {
      title: 'A long open river',
      text: 'Between Sand Point and the Cape lies a wide reach of water with nothing to slow an easterly. Riverfront ridges lose their caps before anything else.',
    },
    {
      title: 'Straight talk on distance',
      text: 'You are our farthest north city, some forty-five miles up the interstate. We say on the phone when the truck leaves and when it should pull in.',
    },
  ],
  communityContent: {
    specialtyDescription:
      'Decks of that decade are often board, not plywood, and the pitch is low enough to hold water under lifted shingles. We look from the attic first: daylight and wet boards tell more than a wet ceiling does.',
    localKnowledge:
      'Milton left Florida before dawn on October 10, 2024, and its center passed close to Titusville on the way out. Gusts from the back side went on for hours over ground that was already soaked, with trees ready to go over. If your storm has an eye, the second half decides when we can climb.',
    communityFirst:
      'People here line the river for every launch and help each other board up for every storm. When we have a crew in town we ask who else on the street is leaking, because a second roof costs a few minutes and a second trip costs a morning.',
  },
} satisfies CityStory;
