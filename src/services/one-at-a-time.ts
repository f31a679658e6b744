const LOCK_TIMEOUT_MS = 5000;

const tails = new Map<string, Promise<unknown>>();

/**
 * Runs the work of one name one after another, in this tab and, where the browser has locks, in all tabs.
 * Returns or rejects with what `act` does.
 * @param timeoutMs after this, a lock counts as held by a tab that the system has stopped
 */
export function runOneAtATime<T>(
  name: string,
  act: () => Promise<T>,
  timeoutMs = LOCK_TIMEOUT_MS,
): Promise<T> {
  const before = tails.get(name) ?? Promise.resolve();
  const run = () => withLock(name, act, timeoutMs);
  const turn = before.then(run, run);
  tails.set(name, turn);
  return turn;
}

async function withLock<T>(name: string, act: () => Promise<T>, timeoutMs: number): Promise<T> {
  // Missing on an insecure (http) origin.
  if (!('locks' in navigator)) return act();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  let work: Promise<T> | null = null;
  const run = () => {
    clearTimeout(timer);
    work = act();
    return work;
  };
  try {
    return await navigator.locks.request(name, { signal: controller.signal }, run);
  } catch {
    return work ?? run();
  }
}
