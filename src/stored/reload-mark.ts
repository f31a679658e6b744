const KEY = 'reloadedFor';

/**
 * Notes that this tab reloads a page by itself.
 * @param what the page and the version of the site that it is of
 * @returns false when it has already done so, or when the browser keeps nothing: what was typed would be lost
 */
export function markReload(what: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === what) return false;
    sessionStorage.setItem(KEY, what);
    return true;
  } catch {
    return false; // Blocked storage.
  }
}
