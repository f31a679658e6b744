import type { Route } from '#src/app/routes.ts';
import { REP_DESCRIPTION } from '#src/content/rep/rep-area.ts';

/** Description for search engines and link previews. @throws Error when a public page has none */
export async function getDescription({ path, area, load }: Route): Promise<string> {
  if (area === 'rep') return REP_DESCRIPTION;
  const description = (await load()).description;
  if (!description) throw new Error(`The page ${path} exports no description.`);
  return description;
}
