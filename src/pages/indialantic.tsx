import { IndialanticScene } from '#src/components/site/scenes/indialantic-scene.tsx';
import { indialantic } from '#src/content/places/cities/indialantic.ts';
import { CityPage } from '#src/features/city/city-page.tsx';

export default function IndialanticPage() {
  return <CityPage slug="indialantic" story={indialantic} scene={<IndialanticScene />} />;
}
