import type { CitySlug } from './cities.ts';
import type { CityStory } from './city-story.ts';

const stories = import.meta.glob<CityStory>('./cities/*.ts', { eager: true, import: 'default' });

/**
 * Contains every city's story, so import it only in code that renders documents. A city page loads its own
 * story file.
 * @throws Error when the city has no story
 */
export function cityStory(slug: CitySlug): CityStory {
  const story = stories[`./cities/${slug}.ts`];
  if (!story) throw new Error(`${slug} has no story (src/content/places/cities/${slug}.ts).`);
  return story;
}
