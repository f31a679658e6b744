import type { Write } from '#backend/core/writes.ts';
import type { PhotoFileIds, PhotoFiles } from './services.ts';

export type InsertPhoto = Extract<Write, { kind: 'insertPhoto' }>;

export type Uploads = ReturnType<typeof createUploads>;

/** Files of photos that no row names yet. A photo is saved once, even if its decision is repeated. */
export function createUploads(files: PhotoFiles) {
  const waiting = new Map<string, PhotoFileIds>();
  return {
    /** Saves the images of a photo, unless that was done. @throws what PhotoFiles.save throws */
    save({ row, images }: InsertPhoto): PhotoFileIds {
      const ids = waiting.get(row.photoId) ?? files.save(images, `${row.receivedAt} ${row.photoId}`);
      waiting.set(row.photoId, ids);
      return ids;
    },
    /** Notes that a row names the files of this photo. */
    keep(photoId: string): void {
      waiting.delete(photoId);
    },
    /**
     * Removes the files that no row names. Never throws.
     * @param isInRow whether a row names these files: a write may fail after it has changed the sheet
     */
    removeUnused(isInRow: (photoId: string, ids: PhotoFileIds) => boolean): void {
      for (const [photoId, ids] of waiting) {
        waiting.delete(photoId);
        try {
          if (!isInRow(photoId, ids)) files.remove(Object.values(ids));
        } catch (fault) {
          console.error(fault);
        }
      }
    },
  };
}
