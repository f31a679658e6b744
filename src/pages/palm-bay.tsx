import scene from '#src/components/site/scenes/cities/palm-bay.svg?raw';
import { CityPage } from '#src/features/city/city-page.tsx';
import story from '#words/places/cities/palm-bay.ts';

export const { description } = story;

export default function PalmBayPage() {
  return <CityPage slug="palm-bay" story={story} scene={scene} />;
}
