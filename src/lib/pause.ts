/**
 * Yields to the browser so it can paint and handle input. A MessageChannel, unlike a timer, is not throttled
 * in a hidden tab.
 */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** How long work may block the main thread, in milliseconds: half a frame. */
const CHUNK_MS = 8;

/**
 * Runs `step` for each item, yielding to the browser often enough to keep the page responsive.
 * @returns false when the signal aborted it
 */
export async function stepThrough<T>(
  items: Iterable<T>,
  step: (item: T) => void,
  { signal, onPause }: { signal?: AbortSignal; onPause?: () => void } = {},
): Promise<boolean> {
  let since = performance.now();
  for (const item of items) {
    step(item);
    if (performance.now() - since > CHUNK_MS) {
      onPause?.();
      await pause();
      if (signal?.aborted) return false;
      since = performance.now();
    }
  }
  return !signal?.aborted;
}
