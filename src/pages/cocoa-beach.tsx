import scene from '#src/components/site/scenes/cities/cocoa-beach.svg?raw';
import { CityPage } from '#src/features/city/city-page.tsx';
import story from '#words/places/cities/cocoa-beach.ts';

export const { description } = story;

export default function CocoaBeachPage() {
  return <CityPage slug="cocoa-beach" story={story} scene={scene} />;
}
