import type { CityStory } from '#src/content/places/city-story.ts';

export default {
  description:
    'Our yard is in Palm Bay. Emergency roof tarping from Port Malabar to Bayside Lakes, block homes and manufactured homes alike, at any hour.',
  keywords: [
    'roof tarping Palm Bay FL',
    'emergency tarp Port Malabar',
    'storm damage roof 32907',
    'manufactured home roof tarp',
  ],
  heroImage: 'palm-bay',
  headline: 'Roof Tarping in Palm Bay',
  lead: 'This is home. The trailer, the lumber and the people are already on your side of the causeways when the wind drops.',
  specialtyFeature: 'Our own yard',
  zipCodes: ['32905', '32906', '32907', '32908', '32909', '32910', '32911'],
  neighborhoods: ['Port Malabar', 'Lockmar', 'Bayside Lakes', 'Waterstone', 'Holiday Park'],
  features: [
    {
      title: 'Based here, not sent here',
      text: 'Out-of-state trucks show up a week after a hurricane. Ours are parked in Palm Bay the night before it lands.',
    },
    {
      title: 'Quarter-acre block homes',
      text: 'General Development began platting Port Malabar in 1959, and most of what followed is one-story block under shingles. Long, simple ridges take one wide tarp instead of three small ones.',
    },
    {
      title: 'Manufactured homes',
      text: 'A screw that holds in plywood tears straight out of a thin metal pan. In parks like Holiday Park we spread the load over more battens and tie to the frame.',
    },
    {
      title: 'Canals that back up',
      text: 'The old drainage grid fills fast in a wet storm. We know which unit roads go under and come in by the higher ones, or tell you honestly when the truck has to wait.',
    },
  ],
  communityContent: {
    specialtyDescription:
      'Palm Bay has more roofs than any other city in Brevard, and many are on their second or third covering since the building boom of the 1980s. Leaks like to start where an old layer meets a newer one, usually over a porch that became a bedroom.',
    localKnowledge:
      'In September 2004 Frances and Jeanne came ashore on the same stretch of coast three weeks apart. People here remember the second one: roofs patched in a hurry after the first opened at the patch. It is why our tarps run over the ridge and down the far side instead of stopping at the hole.',
    communityFirst:
      'We meet our customers in the checkout line. That keeps a company honest, and it means a tarp that starts to flap in a January cold front is a short drive away and not a ticket number.',
  },
} satisfies CityStory;
