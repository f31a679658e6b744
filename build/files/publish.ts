import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import * as z from 'zod/mini';

/** How long the assets of the build before stay: tabs that are open ask for them. */
export const KEPT_MS = 24 * 60 * 60 * 1000;

/** Since when each kept asset is part of no build, in milliseconds since 1970, by its path. */
const REPLACED = '_replaced.json';
const HEADERS = '_headers';
const ASSETS = 'assets/';

/** Whether a process is running, be it another user's. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return fault instanceof Error && 'code' in fault && fault.code === 'EPERM';
  }
}

/** Beside the site, on the same disk: a rename is then all that it takes to put a file into place. */
export const stagingFolder = (dist: string): string => `${dist}.next-${process.pid}`;

/**
 * Makes the folder in which this process builds the site, and deletes what builds that were killed have left.
 * @returns a line for each other process that builds the same site; if there is one, nothing is made
 */
export function openStaging(dist: string): string[] {
  const own = stagingFolder(dist);
  // Of a process that had the same number.
  rmSync(own, { recursive: true, force: true });
  // Before looking for others: of two that start at once, at least one sees the other.
  mkdirSync(own, { recursive: true });
  const start = `${basename(dist)}.next-`;
  const others = readdirSync(dirname(dist)).filter(
    (name) => name.startsWith(start) && /-\d+$/.test(name) && !own.endsWith(name),
  );
  const ofRunning = others.filter((name) => isRunning(Number(name.slice(start.length))));
  for (const name of others)
    if (!ofRunning.includes(name)) rmSync(join(dirname(dist), name), { recursive: true, force: true });
  if (ofRunning.length > 0) rmSync(own, { recursive: true });
  return ofRunning.map(
    (name) => `Its files are in ${name}. Wait for it, or delete that folder if it is of no build.`,
  );
}

/** Returns the paths of all files and folders in a folder, relative to it, with `/`. */
const list = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll(sep, '/'))
    : [];

/** Lets the inline scripts and styles of both builds run, while documents of both are served. */
function allowBoth(headers: string, before: string): string {
  const hashes = before.match(/'sha256-[^']+'/g) ?? [];
  return headers.replace(/\b(?:script|style)-src 'self'/g, (start) => [start, ...new Set(hashes)].join(' '));
}

/** Assets first, because documents ask for them; the service worker last, because it asks for documents. */
function orderOf(path: string): number {
  if (path.startsWith(ASSETS)) return 0;
  if (path === HEADERS) return 2;
  return path.startsWith('service-worker') ? 3 : 1;
}

/**
 * Puts a built site into the folder that is served, file by file and in an order in which every request is
 * answered meanwhile, also if this process is killed. Assets that are part of the build no more stay for
 * KEPT_MS; everything else that is not in the build is deleted.
 * @param next a folder on the same disk, empty afterwards
 */
export function publish(next: string, dist: string, nowMs: number): void {
  const paths = list(next);
  const fresh = new Set(paths);
  // A host may publish from a repository in this folder.
  const old = list(dist).filter(
    (path) => !fresh.has(path) && !/^(?:\.git|_replaced\.json)(?:\/|$)/.test(path),
  );
  const replaced = readReplaced(join(dist, REPLACED));
  const kept: Record<string, number> = {};
  for (const path of old) {
    const since = replaced[path] ?? nowMs;
    if (path.startsWith(ASSETS) && nowMs - since < KEPT_MS) kept[path] = since;
  }

  const put = (path: string, as = path) => {
    const place = join(dist, as);
    mkdirSync(dirname(place), { recursive: true });
    renameSync(join(next, path), place);
  };
  const both = `${HEADERS}.both`;
  writeFileSync(join(next, REPLACED), JSON.stringify(kept));
  writeFileSync(
    join(next, both),
    allowBoth(readIfThere(join(next, HEADERS)), readIfThere(join(dist, HEADERS))),
  );
  put(both, HEADERS);
  const files = paths.filter((path) => statSync(join(next, path)).isFile());
  for (const path of files.sort((a, b) => orderOf(a) - orderOf(b))) put(path);
  for (const path of old) if (!(path in kept)) rmSync(join(dist, path), { recursive: true, force: true });
  put(REPLACED);
}

/** Since when assets are replaced; as if there was none if the file is damaged. */
function readReplaced(file: string): Record<string, number> {
  try {
    return z.record(z.string(), z.number()).safeParse(JSON.parse(readIfThere(file))).data ?? {};
  } catch {
    return {};
  }
}

const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
