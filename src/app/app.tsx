import { startTransition, useEffect, useState } from 'react';
import { Route as Page, Routes } from 'react-router-dom';
import { AsInDocument } from '#src/components/ui/use-mounted.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { getPage, RepLayout } from './load-page.ts';
import { Navigation } from './navigation.tsx';
import { type Route, routes } from './routes.ts';

function PageInLayout({ route }: { route: Route }) {
  const Layout = route.area === 'rep' ? RepLayout : SiteLayout;
  const { Component } = getPage(route);
  return (
    <ErrorBoundary key={route.area}>
      <Layout route={route}>
        <ErrorBoundary key={route.path}>
          <Component />
        </ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  );
}

interface AppProps {
  /** Whether the document holds the page. */
  isPrerendered?: boolean;
  /** Called when everything is drawn, also what depends on the browser (today's date, the query, storage). */
  onReady?: () => void;
}

/** In a task of its own: by then, what other effects of the page change is drawn too. */
function Ready({ onReady }: Pick<AppProps, 'onReady'>) {
  useEffect(() => void (onReady && setTimeout(onReady)), [onReady]);
  return null;
}

/**
 * Rendered inside BrowserRouter in the browser and StaticRouter in the prerender. The router opens pages in a
 * transition: the one on the screen stays until the code of the next one is loaded.
 */
export function App({ isPrerendered = true, onReady }: AppProps) {
  const [isAsInDocument, setIsAsInDocument] = useState(isPrerendered);
  useEffect(() => startTransition(() => setIsAsInDocument(false)), []);
  return (
    <AsInDocument value={isAsInDocument}>
      <Routes>
        {routes.map((route) => (
          <Page key={route.path} path={route.path} element={<PageInLayout route={route} />} />
        ))}
      </Routes>
      <Navigation />
      {!isAsInDocument && <Ready onReady={onReady} />}
    </AsInDocument>
  );
}
