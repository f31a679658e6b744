/** Session storage key of the scroll positions of this tab's history entries. */
const KEY = 'scroll';
/** As many as a visitor may go back. */
const MAX_POSITIONS = 50;

/** Those of this tab by history entry, in px, also from before a reload. */
export function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
  } catch {
    return new Map(); // Blocked or corrupt storage: what is visited from now on is remembered.
  }
}

/** Stores the latest positions. What the browser refuses lasts until the page closes. */
export function storePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-MAX_POSITIONS)));
  } catch {
    // Blocked or full storage.
  }
}
