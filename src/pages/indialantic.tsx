import scene from '#src/components/site/scenes/cities/indialantic.svg?raw';
import story from '#src/content/places/cities/indialantic.ts';
import { CityPage } from '#src/features/city/city-page.tsx';

export const { description } = story;

export default function IndialanticPage() {
  return <CityPage slug="indialantic" story={story} scene={scene} />;
}
