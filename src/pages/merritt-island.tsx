import scene from '#src/components/site/scenes/cities/merritt-island.svg?raw';
import story from '#src/content/places/cities/merritt-island.ts';
import { CityPage } from '#src/features/city/city-page.tsx';

export const { description } = story;

export default function MerrittIslandPage() {
  return <CityPage slug="merritt-island" story={story} scene={scene} />;
}
