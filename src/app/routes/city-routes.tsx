import type { ComponentType } from 'react';
import type { SceneProps } from '#src/components/site/scenes/scene-frame.tsx';
import { CITIES, type CitySlug } from '#src/content/places/cities.ts';
import type { CityStory } from '#src/content/places/city-story.ts';
import { cityPath, paths } from '#src/lib/paths.ts';
import { type PageModule, type Route, STATIC_PAGE } from './route.ts';

/** @throws Error when the city has no story or no scene */
async function loadCityPage(slug: CitySlug): Promise<PageModule> {
  const stories = import.meta.glob<CityStory>('/src/content/places/cities/*.ts', { import: 'default' });
  const scenes = import.meta.glob<ComponentType<SceneProps>>('/src/components/site/scenes/cities/*.tsx', {
    import: 'default',
  });
  const [{ CityPage }, story, Scene] = await Promise.all([
    import('#src/features/city/city-page.tsx'),
    stories[`/src/content/places/cities/${slug}.ts`]?.(),
    scenes[`/src/components/site/scenes/cities/${slug}.tsx`]?.(),
  ]);
  if (!story) throw new Error(`${slug} has no story (src/content/places/cities/${slug}.ts).`);
  if (!Scene) throw new Error(`${slug} has no scene (src/components/site/scenes/cities/${slug}.tsx).`);
  return { default: () => <CityPage slug={slug} story={story} scene={<Scene />} /> };
}

export const cityRoutes: readonly Route[] = CITIES.map(({ slug, name, title }) => ({
  ...STATIC_PAGE,
  path: cityPath(slug),
  page: () => loadCityPage(slug),
  title,
  breadcrumb: { label: name, parent: paths.serviceArea },
}));
