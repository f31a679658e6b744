import { MerrittIslandScene } from '#src/components/site/scenes/merritt-island-scene.tsx';
import { merrittIsland } from '#src/content/places/cities/merritt-island.ts';
import { CityPage } from '#src/features/city/city-page.tsx';

export default function MerrittIslandPage() {
  return <CityPage slug="merritt-island" story={merrittIsland} scene={<MerrittIslandScene />} />;
}
