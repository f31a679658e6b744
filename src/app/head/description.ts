import type { Route } from '#src/app/routes/route.ts';
import { DESCRIPTIONS, REP_DESCRIPTION } from '#src/content/company/descriptions.ts';

/** Description for search engines and link previews. @throws when a public page has none */
export function getDescription({ path, area }: Pick<Route, 'path' | 'area'>): string {
  if (area === 'rep') return REP_DESCRIPTION;
  const description = DESCRIPTIONS[path];
  if (!description) throw new Error(`${path} has no description (src/content/company/descriptions.ts).`);
  return description;
}
