import { PalmBayScene } from '#src/components/site/scenes/palm-bay-scene.tsx';
import { palmBay } from '#src/content/places/cities/palm-bay.ts';
import { CityPage } from '#src/features/city/city-page.tsx';

export default function PalmBayPage() {
  return <CityPage slug="palm-bay" story={palmBay} scene={<PalmBayScene />} />;
}
