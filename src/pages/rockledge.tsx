import { RockledgeScene } from '#src/components/site/scenes/rockledge-scene.tsx';
import { rockledge } from '#src/content/places/cities/rockledge.ts';
import { CityPage } from '#src/features/city/city-page.tsx';

export default function RockledgePage() {
  return <CityPage slug="rockledge" story={rockledge} scene={<RockledgeScene />} />;
}
