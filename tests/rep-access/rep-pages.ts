import { loadPage } from '#src/app/loading/page-loader.ts';
import { findRoute } from '#src/app/routes/routes.ts';
import { paths } from '#src/content/site-map.ts';

/** Preloads the pages that these tests navigate between, so that no test waits for lazy-loading. */
export async function loadRepPages(): Promise<void> {
  await Promise.all(
    [paths.rep.login, paths.rep.hub, paths.rep.worklist].map((path) => loadPage(findRoute(path))),
  );
}
