/** Lets the browser paint and answer the visitor before long work goes on; other than a timer it is not slowed down in a hidden tab. */
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

/** How long work may keep the browser busy at a stretch, in milliseconds: half a frame. */
const CHUNK_MS = 8;

/**
 * Goes through a list without ever keeping the browser busy for long.
 * @param step is called for each item in order
 * @returns false when the signal stopped it
 */
export async function stepThrough<T>(
  items: readonly T[],
  step: (item: T) => void,
  { signal }: { signal?: AbortSignal } = {},
): Promise<boolean> {
  let since = performance.now();
  for (const item of items) {
    step(item);
    if (performance.now() - since > CHUNK_MS) {
      await pause();
      if (signal?.aborted) return false;
      since = performance.now();
    }
  }
  return !signal?.aborted;
}
