/** Local storage key that exists while photos are kept on this device (kept-photos.ts). */
const KEPT_PHOTOS_KEY = 'keptPhotos';

let inMemory = false;

/** Whether photos may be kept on this device; readable at once, unlike the photos themselves. */
export function mayKeepPhotos(): boolean {
  try {
    return inMemory || localStorage.getItem(KEPT_PHOTOS_KEY) !== null;
  } catch {
    return true; // Blocked storage.
  }
}

/** Never throws: in full storage, the mark is kept until the page closes. */
export function markKeptPhotos(isAny: boolean): void {
  inMemory = isAny;
  try {
    if (isAny) localStorage.setItem(KEPT_PHOTOS_KEY, '1');
    else localStorage.removeItem(KEPT_PHOTOS_KEY);
  } catch {
    // Full or blocked storage.
  }
}
