import { MINUTE_MS } from '#contract/durations.ts';
import type { MessageSender } from './message-sender.ts';

const EVERY_MS = MINUTE_MS;

/**
 * Sends due messages every minute while the process runs; at startup also everything that failed before.
 * Several processes may do this on one database.
 * @returns a function that stops it
 */
export function startMessageRounds(sender: Pick<MessageSender, 'catchUp' | 'retryAll'>): () => Promise<void> {
  let round = sender.retryAll();
  let isRunning = true;
  const done = () => {
    isRunning = false;
  };
  round.then(done);
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    round = sender.catchUp();
    round.then(done);
  }, EVERY_MS);
  timer.unref();
  return async () => clearInterval(timer);
}
