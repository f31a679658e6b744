import { compareText } from '#backend/core/compare-text.ts';
import type { Queries, Results } from '#backend/core/queries.ts';
import type { Instant, PhotoRow } from '#backend/core/rows.ts';
import type { PhotoFiles } from './services.ts';
import { isInstant } from './tabs/columns.ts';
import { deleteRows, locate, type Tab } from './tabs/tab.ts';
import type { PhotoCells } from './tabs/tabs.ts';

type PhotosTab = Tab<PhotoCells>;

const toPhotoRow = ({ photoId, submissionId, leadId, receivedAt }: PhotoCells): PhotoRow => ({
  photoId,
  submissionId,
  leadId,
  receivedAt,
});

const oldestFirst = (one: PhotoRow, other: PhotoRow): number =>
  compareText(one.receivedAt, other.receivedAt) || compareText(one.photoId, other.photoId);

/** Returns the photos of a booking. @throws SheetNotSetUp without the tab: no photo could be added, either */
export const photosOfBooking = (tab: PhotosTab, { submissionId }: Queries['photosOfBooking']): PhotoRow[] =>
  tab.rowsAt(tab.find('submissionId', submissionId)).map(({ row }) => toPhotoRow(row));

/** Returns the photos of a lead, oldest first; none if an older version has set up the sheet. */
export const photosOfLead = (tab: PhotosTab, { leadId, limit }: Queries['photosOfLead']): PhotoRow[] =>
  tab.isMissing()
    ? []
    : tab
        .rowsAt(tab.find('leadId', leadId))
        .map(({ row }) => toPhotoRow(row))
        .sort(oldestFirst)
        .slice(0, limit);

/** Returns how many photos each of these leads has, without those that have none. One read. */
export function photoCounts(tab: PhotosTab, { leadIds }: Queries['photoCounts']): Results['photoCounts'] {
  const cells = tab.isMissing() || leadIds.length === 0 ? [] : tab.block(['leadId']);
  return leadIds.flatMap((leadId) => {
    const count = cells.filter(([cell]) => cell === leadId).length;
    return count > 0 ? [{ leadId, count }] : [];
  });
}

/** Returns one image of each photo, in their order; empty for one that is gone. All are fetched at once. */
export function photoImages(
  tab: PhotosTab,
  files: PhotoFiles,
  { photoIds, image }: Queries['photoImages'],
): string[] {
  const rows = tab.isMissing() ? new Map<string, PhotoCells>() : rowsById(tab, photoIds);
  return files.read(photoIds.map((photoId) => rows.get(photoId)?.[image] ?? ''));
}

/** Searches only for rows that this request has not read yet. */
function rowsById(tab: PhotosTab, photoIds: readonly string[]): Map<string, PhotoCells> {
  const known = photoIds.flatMap((photoId) => tab.remembered(photoId) ?? []);
  const rows = new Map(known.map((row) => [row.photoId, row]));
  const others = photoIds.filter((photoId) => !rows.has(photoId));
  for (const { row } of tab.rowsAt(tab.findAny('photoId', others))) rows.set(row.photoId, row);
  return rows;
}

/** Returns the files of these leads' photos by their ids, also of rows that cannot be read as a whole. */
export function filesOfLeads(tab: PhotosTab, leadIds: readonly string[]): { leadId: string; id: string }[] {
  if (leadIds.length === 0 || tab.isMissing()) return [];
  const { photo, thumbnail } = tab.spec.columns;
  return tab
    .findAny('leadId', leadIds)
    .flatMap((place) => tab.block(['leadId', 'photo', 'thumbnail'], place, place))
    .flatMap(([leadId = '', full = '', small = '']) =>
      [photo.read(full), thumbnail.read(small)].map((id) => ({ leadId, id })),
    )
    .filter(({ id }) => id !== '');
}

/** How many rows the tab has, which the owner may have deleted some of. */
export const countPhotos = (tab: PhotosTab): number =>
  tab.isMissing() ? 0 : Math.max(0, tab.at.lastRow - 1);

/** Returns photos from before a moment. One read, and one more if there are any. */
export function photosBefore(tab: PhotosTab, before: Instant, limit: number): PhotoCells[] {
  if (tab.isMissing()) return [];
  const old = tab
    .block(['receivedAt'])
    .flatMap(([at = ''], index) => (isInstant(at) && at < before ? [index + 2] : []));
  return tab.rowsAt(old.slice(0, limit)).map(({ row }) => row);
}

/** Deletes the rows of photos, where they are by now. Call it in the lock. */
export function deletePhotoRows(tab: PhotosTab, photoIds: readonly string[]): void {
  tab.forget();
  deleteRows(
    tab,
    [...locate(tab, photoIds)].flatMap(([id, place]) => (photoIds.includes(id) ? [place] : [])),
  );
}
