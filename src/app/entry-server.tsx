import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Language } from '#contract/languages.ts';
import { LANGUAGE } from '#contract-words/language.ts';
import { paths } from '#src/content/site-map.ts';
import { SOCIAL_CARD_ALT } from '#words/company/company.ts';
import { SITE_FRAME } from '#words/company/site-frame.ts';
import { App } from './app.tsx';
import { getDescription } from './head/description.ts';
import { getHead } from './head/head.ts';
import { socialCardSvg } from './head/social-card.tsx';
import { structuredData } from './head/structured-data.ts';
import { PageToCome, RepFrame } from './layouts/rep-frame.tsx';
import { getNotices } from './notices.ts';
import type { Route } from './routes.ts';
import { findRoute, routes } from './routes.ts';

export { findRoute, getDescription, getHead, getNotices, routes, socialCardSvg, structuredData };

/** The site in one language, as its documents and files say it. */
interface DocumentSite {
  language: Language;
  paths: typeof paths;
  socialCardAlt: string;
  scheduleShortcut: string;
}

/** In the language of this entry. */
export const site: DocumentSite = {
  language: LANGUAGE,
  paths,
  socialCardAlt: SOCIAL_CARD_ALT,
  scheduleShortcut: SITE_FRAME.scheduleShortcut,
};

/** Whoever has no session does not stay on a page that needs one. */
const Frame = ({ route }: { route: Route }) => (
  <RepFrame isSignedIn={route.needs === 'session' || undefined}>
    <PageToCome />
  </RepFrame>
);

/**
 * Renders what a page's document holds inside `#root`: the page or its frame. Tags that belong in the head
 * come first.
 * @throws the page's error, so that a page that cannot be prerendered fails the build
 */
export async function renderPage(route: Route): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={route.path === '*' ? '/404' : route.path}>
      {route.document === 'frame' ? <Frame route={route} /> : <App />}
    </StaticRouter>,
    { onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}
