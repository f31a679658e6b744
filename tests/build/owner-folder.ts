import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

export const ROOT = process.cwd();
export const SAMPLES = 'company.example';

export const sample = async (file: string) => JSON.parse(await readFile(join(SAMPLES, file), 'utf8'));

/** A folder of the owner's with these files; a content that is no text becomes JSON. */
export async function aCompany(files: Record<string, unknown>): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'photos'));
  for (const [name, content] of Object.entries(files)) {
    const isText = typeof content === 'string' || content instanceof Uint8Array;
    await writeFile(join(folder, name), isText ? content : JSON.stringify(content));
  }
  return folder;
}

export const REVIEWS = {
  averageRating: 4.8,
  customers: 'More than 300 roofs since 2020',
  reviews: [
    {
      name: 'Ada L.',
      location: 'Cocoa',
      rating: 4,
      date: 'May 2026',
      text: 'Dry since that night.',
      service: 'Emergency Tarping',
    },
  ],
};
