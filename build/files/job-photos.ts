import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { JobPhotos } from '#src/content/company/job-photos.ts';

const LIST = 'src/content/company/job-photos.ts';
const kB = 1000;
const MAX_BYTES = 250 * kB;

/**
 * Returns one line per picture that is missing or too heavy.
 * @param folder the folder `public/`
 */
export const findJobPhotoFaults = (jobs: readonly JobPhotos[], folder: string): string[] =>
  jobs
    .flatMap(({ before, after }) => [before.file, after.file])
    .flatMap((file) => {
      const found = statSync(join(folder, file), { throwIfNoEntry: false });
      if (!found?.isFile()) return [`${LIST}: there is no file public${file}`];
      if (found.size <= MAX_BYTES) return [];
      const size = Math.ceil(found.size / kB);
      return [`${LIST}: public${file} has ${size} kB; make it smaller, at most ${MAX_BYTES / kB} kB`];
    });
