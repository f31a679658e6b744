import scene from '#src/components/site/scenes/cities/palm-bay.svg?raw';
import story from '#src/content/places/cities/palm-bay.ts';
import { CityPage } from '#src/features/city/city-page.tsx';

export const { description } = story;

export default function PalmBayPage() {
  return <CityPage slug="palm-bay" story={story} scene={scene} />;
}
