import scene from '#src/components/site/scenes/cities/rockledge.svg?raw';
import story from '#src/content/places/cities/rockledge.ts';
import { CityPage } from '#src/features/city/city-page.tsx';

export const { description } = story;

export default function RockledgePage() {
  return <CityPage slug="rockledge" story={story} scene={scene} />;
}
