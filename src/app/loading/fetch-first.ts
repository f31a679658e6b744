import { fetchFile } from './fetch-file.ts';

const loader = document.querySelector<HTMLElement>('script[data-app]');

/** Files already loaded or loading. Starts with the app's own files. */
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
      // Only this tells whether the file is gone.
      fetchFile(file).then(() => fail(new TypeError(file)), fail);
    };
    document.head.append(link);
  });
}

function ensureLoaded(file: string): Promise<unknown> {
  const known = files.get(file);
  if (known) return known;
  const coming = (file.endsWith('.css') ? addStyles : fetchFile)(file);
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
  await Promise.all(names.map((name) => ensureLoaded(`/${name}`)));
  return load();
}
