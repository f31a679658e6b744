import type { CityStory } from '#src/content/places/city-story.ts';

export default {
  description:
    'Salt, wind and flat condo roofs: emergency tarping in Cocoa Beach for canal homes, condos and oceanfront buildings, with numbered photo reports.',
  keywords: [
    'roof tarping Cocoa Beach FL',
    'condo roof leak 32931',
    'flat roof emergency tarp',
    'Cocoa Beach storm damage',
  ],
  headline: 'Roof Tarping in Cocoa Beach',
  lead: 'Six miles of sand, with the ocean on one side and the Banana River on the other. Every roof here gets salt and wind.',
  specialtyFeature: 'Flat roofs and salt',
  features: [
    {
      title: 'Condo and motel roofs',
      text: 'A flat membrane roof has nothing to nail to. We weight and strap down the cover, keep every drain open, and report damage unit by unit for the condo board.',
    },
    {
      title: 'Salt-eaten fasteners',
      text: 'Close to the ocean, plain galvanized nails rust through. Shingles that look fine can come off a whole row at a time, so we cover past the last solid row.',
    },
    {
      title: 'Finger streets',
      text: 'Canal streets have one way in and out. If a street is blocked, we park on Minutemen Causeway or A1A and carry the gear in.',
    },
    {
      title: 'Out-of-town owners',
      text: 'Many of our callers are up north, with a leaking ceiling here and a neighbor who has a key. We send pictures to your phone before anyone touches the roof.',
    },
  ],
  communityContent: {
    specialtyDescription:
      'Flat gravel, membrane and concrete roofs need a different cover than a sloped roof: as few holes as possible, weights that can’t slide, and a clear path to the drains so the next rain doesn’t pool on the roof.',
    localKnowledge:
      'On the evening of October 9, 2024, hours before Milton crossed the state, an EF-1 tornado came off the ocean here. It took most of the roof off a bank on A1A and hit houses along South Banana River Boulevard, all in about four minutes. Warnings can be short on a barrier island, so we keep tarps loaded on the truck.',
    communityFirst:
      'Homes, hotels and shops are close together here. We work quietly after dark, keep crosswalks clear, and stay off the dunes.',
  },
} satisfies CityStory;
