import scene from '#src/components/site/scenes/cities/merritt-island.svg?raw';
import { CityPage } from '#src/features/city/city-page.tsx';
import story from '#words/places/cities/merritt-island.ts';

export const { description } = story;

export default function MerrittIslandPage() {
  return <CityPage slug="merritt-island" story={story} scene={scene} />;
}
