import { markReload } from '#src/stored/reload-mark.ts';

/**
 * After a file that could not be loaded: reloads the page if the host has a newer version of the site, because
 * the files of this one may be gone. What was typed is kept (forms/use-draft-form.ts). Once for a page of a
 * version: a host or a cache may answer with the old page again.
 */
export async function reloadIfOutdated(): Promise<void> {
  const { pathname } = window.location;
  const [app] = document.querySelector<HTMLElement>('script[data-app]')?.dataset.app?.split(' ') ?? [];
  if (!app) return;
  try {
    const answer = await fetch(pathname, { cache: 'no-store' });
    if (!answer.ok || (await answer.text()).includes(app)) return;
  } catch {
    return; // Offline.
  }
  if (markReload(pathname + app)) window.location.reload();
}
