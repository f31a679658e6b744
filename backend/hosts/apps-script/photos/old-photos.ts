import { toInstant } from '#backend/core/instants.ts';
import type { Google } from '#backend/hosts/apps-script/google.ts';
import { withLock } from '#backend/hosts/apps-script/script-lock.ts';
import type { SheetsStore } from '#backend/stores/sheets/store.ts';
import { DURATIONS } from '#contract/limits.ts';

const LOCK_MS = 20_000;
/** Photos that one run of the clock deletes: Drive takes about a second for each. */
const DELETED_AT_ONCE = 50;
/** In the cache: old photos were deleted lately. The longest that Google keeps an entry. */
const CLEANED = 'photos-cleaned';
const CLEANED_SECONDS = 21_600;

/** Deletes photos whose time is over, four times a day, and the rest of many in the next run. */
export function deleteOldPhotos(google: Google, store: SheetsStore): void {
  const cache = google.CacheService.getScriptCache();
  if (cache.get(CLEANED) !== null) return;
  const nowMs = Date.now();
  const gone = store.removeOldPhotos(toInstant(nowMs - DURATIONS.photosKept), DELETED_AT_ONCE);
  if (gone.length > 0) withLock(google, LOCK_MS, () => store.deletePhotoRows(gone));
  if (gone.length < DELETED_AT_ONCE) cache.put(CLEANED, toInstant(nowMs), CLEANED_SECONDS);
}
