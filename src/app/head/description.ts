import type { Route } from '#src/app/routes/routes.ts';
import { REP_DESCRIPTION } from '#src/content/rep/rep-area.ts';

/** Description for search engines and link previews. @throws Error when a public page has none */
export async function getDescription({ path, area, page }: Route): Promise<string> {
  if (area === 'rep') return REP_DESCRIPTION;
  const description = (await page?.())?.description;
  if (!description) throw new Error(`The page ${path} exports no description.`);
  return description;
}
