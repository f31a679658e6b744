import type { HostEnv } from '#backend/hosts/node/env.ts';
import { DEMO_REP, retireDemoRep, type SeedOptions, seedDemo } from './seed.ts';

export interface PlacedDemo {
  /** Whether the demonstration was put in place just now. */
  isFirst: boolean;
  /** Who can sign in to it; null where there is no demonstration. */
  rep: typeof DEMO_REP | null;
}

/**
 * Puts the demonstration into the embedded database. A server's database gets none, and loses the demo rep if it has it:
 * whoever names one may mean the one of the live site, and the demo rep's PIN is no secret.
 */
export async function placeDemo(
  options: SeedOptions,
  { databaseUrl }: Pick<HostEnv, 'databaseUrl'>,
): Promise<PlacedDemo> {
  if (databaseUrl === '') return { isFirst: await seedDemo(options), rep: DEMO_REP };
  await retireDemoRep(options.store);
  return { isFirst: false, rep: null };
}
