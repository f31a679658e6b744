import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { SAMPLE_CONTENT } from '#src/content/sample-content.ts';
import { App } from './app.tsx';
import { descriptionOf } from './describe.ts';
import { loadFailedNote, noScriptNotes } from './early/notes.ts';
import { headOf } from './head.ts';
import { loadPage } from './page-loader.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';
import { socialCardSvg } from './social-card.tsx';
import { structuredData } from './structured-data.ts';

export {
  descriptionOf,
  headOf,
  loadFailedNote,
  noScriptNotes,
  routes,
  SAMPLE_CONTENT,
  socialCardSvg,
  structuredData,
};

/**
 * A public page as HTML, for the inside of `#root`; tags React wants in the head stand at its beginning.
 * @throws what the page throws: a page that cannot be prerendered stops the build
 */
export async function renderPage(route: Route): Promise<string> {
  await loadPage(route);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={route.path === '*' ? '/404' : route.path}>
      <App />
    </StaticRouter>,
    { onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}
