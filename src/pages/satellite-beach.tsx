import scene from '#src/components/site/scenes/cities/satellite-beach.svg?raw';
import { CityPage } from '#src/features/city/city-page.tsx';
import story from '#words/places/cities/satellite-beach.ts';

export const { description } = story;

export default function SatelliteBeachPage() {
  return <CityPage slug="satellite-beach" story={story} scene={scene} />;
}
