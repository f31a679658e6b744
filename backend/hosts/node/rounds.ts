import { MINUTE_MS } from '#contract/durations.ts';

const EVERY_MS = MINUTE_MS;

/**
 * Does the same work every minute while the process runs, never twice at a time. Several processes may do
 * this on one database.
 * @param first at startup; the same work if left out. Neither may reject
 * @returns a function that stops it
 */
export function startRounds(work: () => Promise<void>, first = work): () => Promise<void> {
  let isRunning = true;
  const done = () => {
    isRunning = false;
  };
  first().then(done);
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    work().then(done);
  }, EVERY_MS);
  timer.unref();
  return async () => clearInterval(timer);
}
