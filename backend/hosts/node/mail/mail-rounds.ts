import { MINUTE_MS } from '#contract/durations.ts';
import type { Mailer } from './mailer.ts';

const EVERY_MS = MINUTE_MS;

/**
 * Sends due email every minute while the process runs; at startup also everything that failed before. Several
 * processes may do this on one database.
 * @returns a function that stops it
 */
export function startMailRounds(mailer: Pick<Mailer, 'catchUp' | 'startOver'>): () => Promise<void> {
  let round = mailer.startOver();
  let isRunning = true;
  const done = () => {
    isRunning = false;
  };
  round.then(done);
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    round = mailer.catchUp();
    round.then(done);
  }, EVERY_MS);
  timer.unref();
  return async () => clearInterval(timer);
}
