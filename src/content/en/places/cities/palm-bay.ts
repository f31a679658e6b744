import type { CityStory } from '#src/content/places/city-story.ts';

export default {
  description:
    'We’re based in Palm Bay. Emergency roof tarping from Port Malabar to Bayside Lakes, for block homes and manufactured homes, at any hour.',
  keywords: [
    'roof tarping Palm Bay FL',
    'emergency tarp Port Malabar',
    'storm damage roof 32907',
    'manufactured home roof tarp',
  ],
  headline: 'Roof Tarping in Palm Bay',
  lead: 'This is home. When the wind dies down, our trailer, lumber and crew are already here.',
  specialtyFeature: 'Our home base',
  features: [
    {
      title: 'Based here, not sent here',
      text: 'Out-of-state trucks can show up a week after a hurricane. Ours are parked in Palm Bay the night before it makes landfall.',
    },
    {
      title: 'Quarter-acre block homes',
      text: 'General Development started laying out Port Malabar in 1959, and most homes since then are one-story block with shingles. Long, simple ridges take one wide tarp instead of three small ones.',
    },
    {
      title: 'Manufactured homes',
      text: 'A screw that holds in plywood tears right out of a thin metal roof. In parks like Holiday Park, we spread the load over more battens and tie down to the frame.',
    },
    {
      title: 'Canals that back up',
      text: 'The old drainage canals fill fast in a wet storm. We know which roads flood and take the higher ones, and we tell you if the truck has to wait.',
    },
  ],
  communityContent: {
    specialtyDescription:
      'Palm Bay has more roofs than any other city in Brevard, and many have been redone two or three times since the building boom of the 1980s. Leaks often start where an old layer meets a newer one, usually over a porch that was turned into a bedroom.',
    localKnowledge:
      'In September 2004, Frances and Jeanne came ashore on the same stretch of coast three weeks apart. Roofs patched in a hurry after the first storm opened at the patch in the second. That’s why our tarps go over the ridge and down the far side instead of stopping at the hole.',
    communityFirst:
      'We run into our customers in the checkout line, and that keeps us honest. If your tarp starts to flap in a January cold front, we’re a short drive away.',
  },
} satisfies CityStory;
