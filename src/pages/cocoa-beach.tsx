import scene from '#src/components/site/scenes/cities/cocoa-beach.svg?raw';
import story from '#src/content/places/cities/cocoa-beach.ts';
import { CityPage } from '#src/features/city/city-page.tsx';

export const { description } = story;

export default function CocoaBeachPage() {
  return <CityPage slug="cocoa-beach" story={story} scene={scene} />;
}
