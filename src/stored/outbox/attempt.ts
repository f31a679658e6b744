/** How long the browser may take before its answer counts as a refusal. */
const TIMEOUT_MS = 2000;

/** Returns null when the browser refuses: blocked or full storage throws, and the prerender has none. */
export async function attempt<T>(use: () => Promise<T>): Promise<T | null> {
  try {
    return await use();
  } catch {
    return null;
  }
}

/** The same, and null also when the browser does not answer in time. */
export const attemptInTime = <T>(use: () => Promise<T>): Promise<T | null> =>
  Promise.race([attempt(use), new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null))]);

/** Whether the browser has done it, and in time. */
export const isDone = async (use: () => Promise<void>): Promise<boolean> =>
  (await attemptInTime(() => use().then(() => true))) ?? false;
