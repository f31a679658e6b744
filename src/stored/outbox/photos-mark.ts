/** Local storage key that exists while photos are saved on this device (saved-photos.ts). */
const SAVED_PHOTOS_KEY = 'keptPhotos';

let inMemory = false;

/** Whether photos may be saved on this device; readable at once, unlike the photos themselves. */
export function mayHaveSavedPhotos(): boolean {
  try {
    return inMemory || localStorage.getItem(SAVED_PHOTOS_KEY) !== null;
  } catch {
    return true; // Blocked storage.
  }
}

/** Never throws: in full storage, the mark is kept until the page closes. */
export function markSavedPhotos(isAny: boolean): void {
  inMemory = isAny;
  try {
    if (isAny) localStorage.setItem(SAVED_PHOTOS_KEY, '1');
    else localStorage.removeItem(SAVED_PHOTOS_KEY);
  } catch {
    // Full or blocked storage.
  }
}
