import scene from '#src/components/site/scenes/cities/titusville.svg?raw';
import { CityPage } from '#src/features/city/city-page.tsx';
import story from '#words/places/cities/titusville.ts';

export const { description } = story;

export default function TitusvillePage() {
  return <CityPage slug="titusville" story={story} scene={scene} />;
}
