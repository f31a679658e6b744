import scene from '#src/components/site/scenes/cities/indialantic.svg?raw';
import { CityPage } from '#src/features/city/city-page.tsx';
import story from '#words/places/cities/indialantic.ts';

export const { description } = story;

export default function IndialanticPage() {
  return <CityPage slug="indialantic" story={story} scene={scene} />;
}
