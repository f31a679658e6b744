import { TitusvilleScene } from '#src/components/site/scenes/titusville-scene.tsx';
import { titusville } from '#src/content/places/cities/titusville.ts';
import { CityPage } from '#src/features/city/city-page.tsx';

export default function TitusvillePage() {
  return <CityPage slug="titusville" story={titusville} scene={<TitusvilleScene />} />;
}
