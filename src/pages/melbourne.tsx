import { MelbourneScene } from '#src/components/site/scenes/melbourne-scene.tsx';
import { melbourne } from '#src/content/places/cities/melbourne.ts';
import { CityPage } from '#src/features/city/city-page.tsx';

export default function MelbournePage() {
  return <CityPage slug="melbourne" story={melbourne} scene={<MelbourneScene />} />;
}
