import scene from '#src/components/site/scenes/cities/rockledge.svg?raw';
import { CityPage } from '#src/features/city/city-page.tsx';
import story from '#words/places/cities/rockledge.ts';

export const { description } = story;

export default function RockledgePage() {
  return <CityPage slug="rockledge" story={story} scene={scene} />;
}
