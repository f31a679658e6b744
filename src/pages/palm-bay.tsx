import scene from '#src/components/site/scenes/cities/palm-bay.svg?raw';
import { letterVan } from '#src/components/site/scenes/lettering.ts';
import { CityPage } from '#src/features/city/city-page.tsx';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import story from '#words/places/cities/palm-bay.ts';

export const { description } = story;

export default function PalmBayPage() {
  const lettered = letterVan(scene, env.companyName, phoneLink(env.hotline).text);
  return <CityPage slug="palm-bay" story={story} scene={lettered} />;
}
