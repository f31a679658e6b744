import TitusvilleScene from '#src/components/site/scenes/cities/titusville.tsx';
import story from '#src/content/places/cities/titusville.ts';
import { CityPage } from '#src/features/city/city-page.tsx';

export const { description } = story;

export default function TitusvillePage() {
  return <CityPage slug="titusville" story={story} scene={<TitusvilleScene />} />;
}
