import CocoaBeachScene from '#src/components/site/scenes/cities/cocoa-beach.tsx';
import story from '#src/content/places/cities/cocoa-beach.ts';
import { CityPage } from '#src/features/city/city-page.tsx';

export const { description } = story;

export default function CocoaBeachPage() {
  return <CityPage slug="cocoa-beach" story={story} scene={<CocoaBeachScene />} />;
}
