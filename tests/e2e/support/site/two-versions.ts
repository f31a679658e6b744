import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_SITE } from './built-site.ts';

type Version = 'old' | 'new';

/** A host that keeps no files of the version before. It starts with the old version. */
export interface Deployment {
  folder: string;
  /** The new version is the same site with other file names, as if every file had changed. */
  deploy: (version: Version) => Promise<void>;
}

/** In the name of a file of the app; fonts keep theirs, because a hash in `_headers` covers their names. */
const HASH = /-([\w-]{8})\.(js|css)\b/g;
const TEXT = /\.(?:html|js|css)$/;

/** In the list of the service worker, where a document's name stays the same. */
const REVISION = /revision:"(\w+)"/g;

const renamed = (text: string): string => text.replace(HASH, '-$1-next.$2');

async function makeNewVersion(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of files.filter((file) => file.isFile())) {
    const file = join(parentPath, name);
    // Compressed copies of the old content.
    if (/\.(?:br|gz)$/.test(name)) await rm(file);
    if (!TEXT.test(name)) continue;
    const text = await readFile(file, 'utf8');
    await writeFile(file, renamed(text).replace(REVISION, 'revision:"$1-next"'));
    await rename(file, join(parentPath, renamed(name)));
  }
}

export async function withDeployment(use: (deployment: Deployment) => Promise<void>): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'e2e-versions-'));
  const folder = join(root, 'site');
  const next = join(root, 'new');
  await cp(BUILT_SITE, next, { recursive: true });
  await makeNewVersion(next);
  const folders: Record<Version, string> = { old: BUILT_SITE, new: next };
  const deploy = async (version: Version) => {
    await rm(folder, { force: true });
    await symlink(folders[version], folder);
  };
  await deploy('old');
  try {
    await use({ folder, deploy });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
