import { CocoaBeachScene } from '#src/components/site/scenes/cocoa-beach-scene.tsx';
import { cocoaBeach } from '#src/content/places/cities/cocoa-beach.ts';
import { CityPage } from '#src/features/city/city-page.tsx';

export default function CocoaBeachPage() {
  return <CityPage slug="cocoa-beach" story={cocoaBeach} scene={<CocoaBeachScene />} />;
}
