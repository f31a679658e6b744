import type { CitySlug } from '#src/content/places/cities.ts';
import type { CityStory } from '#src/content/places/city-story.ts';

const stories = import.meta.glob<CityStory>('/src/content/en/places/cities/*.ts', {
  eager: true,
  import: 'default',
});

/** @throws Error when the city has no story */
export function cityStory(slug: CitySlug): CityStory {
  const story = stories[`/src/content/en/places/cities/${slug}.ts`];
  if (!story) throw new Error(`${slug} has no story.`);
  return story;
}
