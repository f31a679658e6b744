import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Company, PHOTOS } from '#build/config/company-folder.ts';

/** Serves the pictures of the owner's folder at `/photos/`, and puts those that are shown into the build. */
export function ownerPhotos({ folder, content }: Pick<Company, 'folder' | 'content'>): Plugin {
  const each = Object.values(content);
  const jobs = each.flatMap(({ photos }) => photos);
  const faces = each.flatMap(({ person }) => person?.photo ?? []);
  const files = new Set([...jobs.flatMap(({ before, after }) => [before.file, after.file]), ...faces]);
  const read = (file: string) => readFileSync(join(folder, PHOTOS, file));
  return {
    name: 'owner-photos',
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const file of files)
        this.emitFile({ type: 'asset', fileName: `${PHOTOS}/${file}`, source: read(file) });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${PHOTOS}`, ({ url = '' }, response, next) => {
        const file = url.replace(/^\/|[?#].*$/g, '');
        if (files.has(file)) response.end(read(file));
        else next();
      });
    },
  };
}
