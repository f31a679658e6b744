import scene from '#src/components/site/scenes/cities/melbourne.svg?raw';
import { CityPage } from '#src/features/city/city-page.tsx';
import story from '#words/places/cities/melbourne.ts';

export const { description } = story;

export default function MelbournePage() {
  return <CityPage slug="melbourne" story={story} scene={scene} />;
}
