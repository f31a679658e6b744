import { staticPageAddress } from '#src/content/site-map.ts';
import { fetchFile } from './fetch-file.ts';

/** Without this code a map is as the browser shows it, so a failure can be ignored. */
export function loadMapFrame(): void {
  import('#src/components/site/sections/map-frame-element.ts')
    .then(({ defineMapFrame }) => defineMapFrame())
    .catch(() => undefined);
}

const pages = new Map<string, Promise<string>>();

/**
 * Fetches the HTML of a static page of the built site (build/pages/static-pages.ts), once.
 * @param path of its row in the site map
 * @throws TypeError when it cannot be fetched; the same call can then be repeated
 */
export function fetchStaticPage(path: string): Promise<string> {
  const known = pages.get(path);
  if (known) return known;
  const version = document.querySelector<HTMLElement>('script[data-pages]')?.dataset.pages ?? '';
  const coming = fetchFile(staticPageAddress(path, version)).then((file) => file.text());
  pages.set(path, coming);
  coming.catch(() => pages.delete(path));
  return coming;
}
