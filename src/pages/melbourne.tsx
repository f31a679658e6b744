import MelbourneScene from '#src/components/site/scenes/cities/melbourne.tsx';
import story from '#src/content/places/cities/melbourne.ts';
import { CityPage } from '#src/features/city/city-page.tsx';

export const { description } = story;

export default function MelbournePage() {
  return <CityPage slug="melbourne" story={story} scene={<MelbourneScene />} />;
}
