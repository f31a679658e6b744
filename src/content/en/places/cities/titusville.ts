import type { CityStory } from '#src/content/places/city-story.ts';

export default {
  description:
    'Careful work on Apollo-era roofs and under big oaks. Emergency roof tarping in Titusville and north Brevard, day and night, with damage documented.',
  keywords: [
    'roof tarping Titusville FL',
    'emergency tarp north Brevard',
    'storm damage roof 32780',
    'tree on roof Titusville',
  ],
  headline: 'Roof Tarping in Titusville',
  lead: 'Titusville was built fast when the moon program came, and many homes from those years need extra care after a storm.',
  specialtyFeature: 'Apollo-era houses',
  features: [
    {
      title: 'Houses from the 1960s',
      text: 'These homes have block walls, long low roofs and wide overhangs. Wind gets under the overhang first, so we wrap the tarp under the eave instead of stopping above it.',
    },
    {
      title: 'Oaks over the garage',
      text: 'One fallen limb does more damage than a whole row of lifted shingles. We take pictures, cover around the trunk, and finish after a tree crew lifts it off.',
    },
    {
      title: 'A long open river',
      text: 'Between Sand Point and the Cape, nothing slows an east wind over the open water. Riverfront roofs lose their ridge caps before anything else.',
    },
    {
      title: 'Straight talk on distance',
      text: 'You’re our northernmost city, about forty-five miles up the interstate. We’ll tell you by phone when the truck leaves and when it should get there.',
    },
  ],
  communityContent: {
    specialtyDescription:
      'Roof decks from the 1960s are often boards, not plywood, and the slope is low enough to hold water under lifted shingles. We look in the attic first: daylight and wet boards show more than a wet ceiling does.',
    localKnowledge:
      'Milton left Florida before dawn on October 10, 2024, and its center passed close to Titusville on the way out. Gusts from the back side went on for hours over ground that was already soaked, with trees ready to fall. If a storm has an eye, we wait for the back half to pass before we climb.',
    communityFirst:
      'People here line the river for every launch and help each other board up for every storm. When we have a crew in town, we ask who else on your street has a leak, so we can help them on the same trip.',
  },
} satisfies CityStory;
