import scene from '#src/components/site/scenes/cities/melbourne.svg?raw';
import story from '#src/content/places/cities/melbourne.ts';
import { CityPage } from '#src/features/city/city-page.tsx';

export const { description } = story;

export default function MelbournePage() {
  return <CityPage slug="melbourne" story={story} scene={scene} />;
}
