import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { SAMPLE_CONTENT } from '#src/content/company/sample-content.ts';
import { App } from './app.tsx';
import { appNotices, loadFailedNotice } from './before-hydration/notices.ts';
import { getDescription } from './head/description.ts';
import { getHead } from './head/head.ts';
import { socialCardSvg } from './head/social-card.tsx';
import { structuredData } from './head/structured-data.ts';
import { loadPage } from './loading/page-loader.ts';
import type { Route } from './routes/routes.ts';
import { routes } from './routes/routes.ts';

export {
  appNotices,
  getDescription,
  getHead,
  loadFailedNotice,
  routes,
  SAMPLE_CONTENT,
  socialCardSvg,
  structuredData,
};

/**
 * Renders a public page to HTML for the inside of `#root`. Tags that belong in the head come first.
 * @throws the page's error, so that a page that cannot be prerendered fails the build
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
