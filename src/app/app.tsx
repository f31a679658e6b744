import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { areaLayouts, getPage } from './loading/page-loader.ts';
import { StaticHtml } from './loading/static-html.tsx';
import { Navigation } from './navigation.tsx';
import type { Route } from './routes/route.ts';
import { findRoute } from './routes/routes.ts';

/** The element around a page that is kept as it was prerendered. */
export const STATIC_PAGE_ID = 'still-page';

function Page({ route }: { route: Route }) {
  const page = getPage(route);
  if (route.isStill) return <StaticHtml id={STATIC_PAGE_ID} part={page} />;
  const Content = page.read();
  return <Content />;
}

function PageInLayout({ route }: { route: Route }) {
  // Public pages are most of the visits: their layout comes with the app, the rep area's with its first page.
  const Layout = route.area === 'rep' ? areaLayouts.rep.read() : SiteLayout;
  return (
    <Layout route={route}>
      <ErrorBoundary key={route.path}>
        <Page route={route} />
      </ErrorBoundary>
    </Layout>
  );
}

/**
 * The site, inside a router: BrowserRouter in the browser, StaticRouter in the prerender, MemoryRouter in tests. Navigation is
 * a transition of the router, so the page on show stays until the code of the next one is there.
 */
export function App() {
  const route = findRoute(useLocation().pathname);
  return (
    <>
      <ErrorBoundary key={route.area}>
        <PageInLayout route={route} />
      </ErrorBoundary>
      <Navigation route={route} />
    </>
  );
}
