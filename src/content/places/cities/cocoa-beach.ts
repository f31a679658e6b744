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
  heroImage: 'cocoa-beach',
  headline: 'Roof Tarping in Cocoa Beach',
  lead: 'Six miles of sand with the ocean on one side and the Banana River on the other. Nothing here is far from salt, and no roof is sheltered.',
  specialtyFeature: 'Flat roofs and salt',
  zipCodes: ['32931', '32932'],
  neighborhoods: ['Cocoa Isles', 'Convair Cove', 'Snug Harbor', 'Avon by the Sea', 'Downtown Cocoa Beach'],
  features: [
    {
      title: 'Condo and motel roofs',
      text: 'On a flat membrane there is nothing to nail to. We weight and strap the cover, keep every drain open, and report unit by unit for the board.',
    },
    {
      title: 'Fasteners the salt has eaten',
      text: 'Close to the surf, plain galvanized nails rust to needles. Shingles that look fine let go in a row, so we cover past the last solid course.',
    },
    {
      title: 'Finger streets',
      text: 'The canal neighborhoods have one way in and one way out. We stage on Minutemen Causeway or A1A and walk the gear down when a street is blocked.',
    },
    {
      title: 'Owners who are away',
      text: 'Many calls come from somebody up north with a leaking ceiling and a neighbor with a key. Pictures go to your phone before anybody touches the roof.',
    },
  ],
  communityContent: {
    specialtyDescription:
      'Gravel, membrane and concrete decks need a different cover from a gable: no holes where we can avoid them, ballast that cannot slide, and a clear path to the scuppers so that the next shower does not turn the roof into a pond.',
    localKnowledge:
      'On the evening of October 9, 2024, hours before Milton crossed the state, an EF-1 tornado came off the ocean here. It took most of the roof of a bank on A1A and went on through the houses along South Banana River Boulevard, all in about four minutes. Short warnings are normal on a barrier island, and we keep tarps loaded for that reason.',
    communityFirst:
      'Guests, surf shops and night-shift bartenders all depend on these roofs. We work quietly after dark, park off the crosswalks, and leave the dune crossings alone.',
  },
} satisfies CityStory;
