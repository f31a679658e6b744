import { fetchFile, fetchFileAhead } from './fetch-file.ts';

/** The prerender has no document. */
const loader = globalThis.document?.querySelector<HTMLElement>('script[data-app]');

/** Files already loaded or loading. Starts with the app's own files. */
const files = new Map<string, Promise<unknown>>(
  (loader?.dataset.app ?? '').split(' ').map((file) => [file, Promise.resolve()]),
);

/** Media of a stylesheet that is loaded, but must not change the page that is on the screen. */
const HELD = 'not all';

function addStyles(file: string, media = 'all'): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${file}"]`)) return Promise.resolve();
  return new Promise((done, fail) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file, media });
    // A held stylesheet would otherwise come after everything else, also after the page that needs it.
    link.fetchPriority = 'high';
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      // Only this tells whether the file is gone.
      fetchFile(file).then(() => fail(new TypeError(file)), fail);
    };
    document.head.append(link);
  });
}

/** Applies the stylesheets of `fetchOnly` with the next page: to style the one before again takes time. */
export function applyStyles(): void {
  const held = document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][media="${HELD}"]`);
  for (const link of held) link.media = 'all';
}

const fetchAhead = (file: string): Promise<unknown> =>
  file.endsWith('.css') ? addStyles(file, HELD) : fetchFileAhead(file);

/** What the imports of `fetchOnly` fetch, while it calls them. */
let ahead: Promise<unknown>[] | undefined;

function ensureLoaded(file: string): Promise<unknown> {
  const known = files.get(file);
  if (known) return known;
  const load = ahead ? fetchAhead : file.endsWith('.css') ? addStyles : fetchFile;
  const coming = load(file);
  files.set(file, coming);
  // A failed file is fetched again next time.
  coming.catch(() => files.delete(file));
  return coming;
}

/**
 * Runs an `import()` of the built site after fetching all its files (build/fetch-first.ts wraps every import
 * in this). After a failure the same call can be repeated.
 * @param names the files the import needs, itself included, relative to the site's root
 * @throws TypeError when a file cannot be fetched
 */
export async function fetchFirst<T>(load: () => Promise<T>, names: readonly string[] = []): Promise<T> {
  const fetched = names.map((name) => ensureLoaded(`/${name}`));
  if (ahead) {
    ahead.push(...fetched);
    // Never settles, because nothing was imported.
    return new Promise(() => undefined);
  }
  await Promise.all(fetched);
  return load();
}

/**
 * Fetches the files of imports, but runs no script and applies no stylesheet (`applyStyles`).
 * @param call makes the imports and returns them; the development server, which does not wrap them, runs them
 * @throws TypeError when a file cannot be fetched
 */
export async function fetchOnly(call: () => readonly unknown[]): Promise<void> {
  const fetched: Promise<unknown>[] = [];
  ahead = fetched;
  const imported = call();
  ahead = undefined;
  await Promise.all(import.meta.env.PROD ? fetched : imported);
}
