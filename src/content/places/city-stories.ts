import type { CitySlug } from './cities.ts';
import type { CityStory } from './city-story.ts';

const stories = import.meta.glob<CityStory>('./cities/*.ts', { eager: true, import: 'default' });

/**
 * The story of a city. Only what makes the documents may read it here, with all the others: a page loads its own.
 * @throws Error when the city has none
 */
export function cityStory(slug: CitySlug): CityStory {
  const story = stories[`./cities/${slug}.ts`];
  if (!story) throw new Error(`${slug} has no story (src/content/places/cities/${slug}.ts).`);
  return story;
}
