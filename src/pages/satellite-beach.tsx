import scene from '#src/components/site/scenes/cities/satellite-beach.svg?raw';
import story from '#src/content/places/cities/satellite-beach.ts';
import { CityPage } from '#src/features/city/city-page.tsx';

export const { description } = story;

export default function SatelliteBeachPage() {
  return <CityPage slug="satellite-beach" story={story} scene={scene} />;
}
