import { MINUTE_MS } from '#contract/durations.ts';
import type { Mailer } from './mailer.ts';

const EVERY_MS = MINUTE_MS;

/**
 * Keeps mail going for as long as the process runs: at its start whatever could not be sent before, then every minute what
 * is due. Several processes may do so on one database.
 * @returns ends it
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
