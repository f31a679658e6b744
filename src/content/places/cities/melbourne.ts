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
  heroImage: 'melbourne',
  headline: 'Roof Tarping in Melbourne',
  lead: 'From the porches by Crane Creek to the tile roofs off Wickham Road, a Melbourne leak gets a crew that knows which roof it is walking onto.',
  specialtyFeature: 'Three kinds of roof in one city',
  zipCodes: ['32901', '32902', '32904', '32912', '32919', '32934', '32935', '32936', '32940', '32941'],
  neighborhoods: ['Eau Gallie', 'Crane Creek', 'Lake Washington', 'Windover Farms', 'Bowe Gardens'],
  features: [
    {
      title: 'Two downtowns, two building ages',
      text: 'Melbourne and Eau Gallie were separate cities until 1969. Around both old centers you find frame houses with plank decks, where screws must hit wood and not the gap beside it.',
    },
    {
      title: 'Tile in 32940',
      text: 'Houses in Suntree and Viera wear concrete tile. A cracked tile is rarely the leak; the torn underlayment below it is, so we lift, cover and set back instead of walking across.',
    },
    {
      title: 'Low-slope additions',
      text: 'Carports and Florida rooms on 1950s and 60s block houses are nearly flat. Water stands there after every shower and finds the seam where the two roofs meet.',
    },
    {
      title: 'The river edge',
      text: 'Along US 1 an east wind crosses more than a mile of open lagoon before it reaches the first eave. Gables on that side fail first, and we check them first.',
    },
  ],
  communityContent: {
    specialtyDescription:
      'No other city in the county mixes roofs like this one: century-old frame near the harbors, mid-century block in the middle, tile subdivisions toward the interstate. The truck carries battens, foam and sandbags for all three.',
    localKnowledge:
      'Tropical Storm Fay sat over this area in August 2008 and left more than twenty inches of rain. Roofs that had never leaked in wind leaked from standing water, above all over enclosed porches. When you call about a slow stain rather than a hole, that is the place we ask about.',
    communityFirst:
      'Plenty of people here work nights, at the hospital or on the flight line. Tell us when you sleep. An inspection can wait for the afternoon, and the photos come by email.',
  },
} satisfies CityStory;
