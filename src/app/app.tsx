import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { areaLayouts, getPage } from './loading/page-loader.ts';
import { STATIC_PAGE_ID, StaticHtml } from './loading/static-html.tsx';
import { Navigation } from './navigation.tsx';
import type { Route } from './routes/routes.ts';
import { findRoute } from './routes/routes.ts';

function Page({ route }: { route: Route }) {
  const page = getPage(route);
  if (route.isStatic) return <StaticHtml id={STATIC_PAGE_ID} component={page} />;
  const Content = page.read();
  return <Content />;
}

function PageInLayout({ route }: { route: Route }) {
  // The public layout is part of the app bundle because most visits are public; the rep layout loads with the
  // first rep page.
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
 * Rendered inside SiteRouter in the browser and StaticRouter in the prerender.
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
