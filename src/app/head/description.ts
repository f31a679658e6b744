import type { Route } from '#src/app/routes.ts';
import { REP_DESCRIPTION } from '#src/content/rep/rep-area.ts';

/** Description for search engines and link previews. @throws Error when a public page has none */
export async function getDescription({ path, area, load }: Route): Promise<string> {
  const { description } = await load();
  if (area === 'rep') return description ?? REP_DESCRIPTION;
  if (!description) throw new Error(`The page ${path} exports no description.`);
  return description;
}
