import { fetchFile } from './fetch-file.ts';

const loader = document.querySelector<HTMLElement>('script[data-app]');

/** Files that are here, or on their way: from the start those the app itself came in. */
const files = new Map<string, Promise<unknown>>(
  (loader?.dataset.app ?? '').split(' ').map((file) => [file, Promise.resolve()]),
);

function addStyles(file: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${file}"]`)) return Promise.resolve();
  return new Promise((done, fail) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = file;
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      fail(new TypeError(file));
    };
    document.head.append(link);
  });
}

function have(file: string): Promise<unknown> {
  const known = files.get(file);
  if (known) return known;
  const coming = (file.endsWith('.css') ? addStyles : fetchFile)(file);
  files.set(file, coming);
  // What could not be had is asked for again the next time.
  coming.catch(() => files.delete(file));
  return coming;
}

/**
 * Runs an `import()` of the built site when all its files are there (build/fetch-first.ts puts it around each). A failure leaves
 * nothing behind, so the same call can be made again when the network is back.
 * @param names the files it needs, below the site's root, its own among them
 * @throws TypeError when one cannot be had
 */
export async function fetchFirst<T>(load: () => Promise<T>, names: readonly string[] = []): Promise<T> {
  await Promise.all(names.map((name) => have(`/${name}`)));
  return load();
}
