let running = 0;

/** Whether a part of the site is being loaded that the visitor has not asked for. */
export const isLoadingInBackground = (): boolean => running > 0;

/**
 * Loads a part of the site that the visitor has not asked for, and that the page does without if it cannot be
 * loaded: then the page is not loaded again under the visitor's hand (docs/decisions/0077).
 * Rejects like `load`.
 */
export async function inBackground<T>(load: () => Promise<T>): Promise<T> {
  running++;
  try {
    return await load();
  } finally {
    running--;
  }
}
