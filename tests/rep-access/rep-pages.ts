import { loadPage } from '#src/app/loading/page-loader.ts';
import { findRoute } from '#src/app/routes/routes.ts';
import { paths } from '#src/lib/paths.ts';

/** Has the code of the pages between which a rep moves in these tests, so that a step from one to the next waits for nothing. */
export async function loadRepPages(): Promise<void> {
  await Promise.all(
    [paths.rep.login, paths.rep.hub, paths.rep.worklist].map((path) => loadPage(findRoute(path))),
  );
}
