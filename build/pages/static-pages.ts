import { createHash } from 'node:crypto';
import { STATIC_PAGE_ID } from '#src/app/loading/static-html.tsx';
import { staticPageAddress } from '#src/content/site-map.ts';

const START = `<div id="${STATIC_PAGE_ID}">`;
const END = '</div></main>';

export interface StaticPages {
  /** Name of their folder: a digest of all of them, so that it changes with any of them. */
  version: string;
  /** HTML by URL. */
  files: ReadonlyMap<string, string>;
}

/** @throws when the page's own part cannot be found */
function cutOut({ path, body }: { path: string; body: string }): string {
  const start = body.indexOf(START);
  const end = body.indexOf(END, start);
  if (start < 0 || end < 0) throw new Error(`The page ${path} has no ${START}.`);
  return body.slice(start + START.length, end);
}

/**
 * Returns the files from which the app opens static pages: their HTML without the layout, which it has.
 * @param pages the static pages, with their prerendered HTML
 */
export function cutOutStaticPages(pages: readonly { path: string; body: string }[]): StaticPages {
  const parts = pages.map((page) => ({ path: page.path, html: cutOut(page) }));
  const version = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10);
  return {
    version,
    files: new Map(parts.map(({ path, html }) => [staticPageAddress(path, version), html])),
  };
}
