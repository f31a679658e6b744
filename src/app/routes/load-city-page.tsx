import type { ComponentType } from 'react';
import type { SceneProps } from '#src/components/site/scenes/scene-frame.tsx';
import type { CitySlug } from '#src/content/places/cities.ts';
import type { CityStory } from '#src/content/places/city-story.ts';
import type { PageModule } from './routes.ts';

const stories = import.meta.glob<CityStory>('/src/content/places/cities/*.ts', { import: 'default' });
const scenes = import.meta.glob<ComponentType<SceneProps>>('/src/components/site/scenes/cities/*.tsx', {
  import: 'default',
});

/** @throws Error when the city has no story or no scene */
export async function loadCityPage(slug: CitySlug): Promise<PageModule> {
  const [{ CityPage }, story, Scene] = await Promise.all([
    import('#src/features/city/city-page.tsx'),
    stories[`/src/content/places/cities/${slug}.ts`]?.(),
    scenes[`/src/components/site/scenes/cities/${slug}.tsx`]?.(),
  ]);
  if (!story) throw new Error(`${slug} has no story (src/content/places/cities/${slug}.ts).`);
  if (!Scene) throw new Error(`${slug} has no scene (src/components/site/scenes/cities/${slug}.tsx).`);
  return {
    default: () => <CityPage slug={slug} story={story} scene={<Scene />} />,
    description: story.description,
  };
}
