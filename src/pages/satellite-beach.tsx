import { SatelliteBeachScene } from '#src/components/site/scenes/satellite-beach-scene.tsx';
import { satelliteBeach } from '#src/content/places/cities/satellite-beach.ts';
import { CityPage } from '#src/features/city/city-page.tsx';

export default function SatelliteBeachPage() {
  return <CityPage slug="satellite-beach" story={satelliteBeach} scene={<SatelliteBeachScene />} />;
}
