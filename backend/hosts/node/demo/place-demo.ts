import type { HostEnv } from '#backend/hosts/node/env.ts';
import { DEMO_REP, retireDemoRep, type SeedOptions, seedDemo } from './seed.ts';

/**
 * Adds demo data to the embedded database. A database at DATABASE_URL gets none, and an existing demo rep
 * there is disabled: it may be the live site's database, and the demo rep's PIN is public.
 * @returns whether the demo data was added just now, and the demo rep, or null without demo data
 */
export async function placeDemo(options: SeedOptions, { databaseUrl }: Pick<HostEnv, 'databaseUrl'>) {
  if (databaseUrl === '') return { isFirst: await seedDemo(options), rep: DEMO_REP };
  await retireDemoRep(options.store);
  return { isFirst: false, rep: null };
}
