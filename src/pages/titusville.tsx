import scene from '#src/components/site/scenes/cities/titusville.svg?raw';
import story from '#src/content/places/cities/titusville.ts';
import { CityPage } from '#src/features/city/city-page.tsx';

export const { description } = story;

export default function TitusvillePage() {
  return <CityPage slug="titusville" story={story} scene={scene} />;
}
