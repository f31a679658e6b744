import type { CityStory } from '#src/content/places/city-story.ts';

export default {
  description:
    'Roof open in Melbourne? Tarping day or night from Eau Gallie to Lake Washington: shingle, tile and low-slope, photographed for your insurer.',
  keywords: [
    'roof tarping Melbourne FL',
    'emergency tarp Eau Gallie',
    'storm damage roof 32935',
    'Suntree tile roof leak',
  ],
  headline: 'Roof Tarping in Melbourne',
  lead: 'From the porches by Crane Creek to the tile roofs off Wickham Road, we send a crew that knows your kind of roof.',
  specialtyFeature: 'Three kinds of roof in one city',
  features: [
    {
      title: 'Two historic downtowns',
      text: 'Melbourne and Eau Gallie were separate cities until 1969. Around both old downtowns, many frame houses have plank roof decks, so every screw has to hit a board and not the gap next to it.',
    },
    {
      title: 'Tile in 32940',
      text: 'Houses in Suntree and Viera have concrete tile roofs. The leak is usually torn underlayment, not the cracked tile above it, so we lift the tile, cover the tear and set the tile back instead of walking across it.',
    },
    {
      title: 'Low-slope additions',
      text: 'Carports and Florida rooms on 1950s and 60s block houses are nearly flat. Water stands there after every rain and leaks in at the seam where the two roofs meet.',
    },
    {
      title: 'The river edge',
      text: 'Along US 1, an east wind crosses more than a mile of open lagoon before it reaches the first house. Gables on that side fail first, so we check them first.',
    },
  ],
  communityContent: {
    specialtyDescription:
      'Melbourne has all kinds of roofs: century-old frame houses near the harbors, mid-century block houses in the middle, and tile subdivisions toward the interstate. Our truck carries battens, foam and sandbags for all three.',
    localKnowledge:
      'Tropical Storm Fay sat over this area in August 2008 and left more than twenty inches of rain. Roofs that had never leaked in wind leaked from standing water, especially over enclosed porches. If you call about a slow stain and not a hole, that’s the first place we ask about.',
    communityFirst:
      'Many people here work nights. Tell us when you sleep. We can inspect in the afternoon and email you the photos.',
  },
} satisfies CityStory;
