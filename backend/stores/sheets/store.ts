import type { Queries, Results, StoreQuery } from '#backend/core/queries.ts';
import type { Instant, MessageRow } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';
import { applyWrites } from './changes.ts';
import type { RowFault } from './faults.ts';
import { findMarked, readMarks } from './marked-leads.ts';
import { deleteOldMessages, noteMessages, waitingMessages } from './messages.ts';
import { suppressedNumbers } from './numbers.ts';
import { type PhoneIndex, readPhoneIndex } from './phone-index.ts';
import { countPhotos, deletePhotoRows, filesOfLeads, photosBefore } from './photos.ts';
import { type QueueEntry, readPlacesOfLanguages, readQueueIndex } from './queue-index.ts';
import { ANSWERS, type Sources } from './reads.ts';
import type { PhotoFiles, ScriptCache, Spreadsheet } from './services.ts';
import { createTabs } from './tabs/create-tabs.ts';
import { createUploads, type InsertPhoto } from './uploads.ts';
import { addVisits, lacksVisits } from './visits.ts';

/** Cache key for the version of the rows. Without it, nothing cached is used and decisions are repeated. */
export const VERSION_KEY = 'rows-version';
const VERSION_SECONDS = 21_600;

export type SheetsStore = ReturnType<typeof createSheetsStore>;

export interface SheetsStoreOptions {
  spreadsheet: Spreadsheet;
  cache: ScriptCache;
  newId: () => string;
  files: PhotoFiles;
}

const LISTED_NOW = 'DO NOT CALL was set by hand; the number is on the do-not-call list now';
const NO_NUMBER = 'DO NOT CALL was set, but no number can be read in the row: correct Phone';

/** Google Drive does not delete the photos of some leads. */
export class PhotosStay extends Error {
  override name = 'PhotosStay';
  constructor(readonly leadIds: readonly string[]) {
    super('Google Drive does not delete the photos now. Nothing else was erased.');
  }
}

const isPhoto = (write: Write): write is InsertPhoto => write.kind === 'insertPhoto';

/**
 * The store on the tabs of a spreadsheet. The number of reads per query does not depend on the number of
 * leads; whatever is read is kept until `forget`.
 * @throws SheetNotSetUp from every method that needs a missing tab or heading
 */
export function createSheetsStore({ spreadsheet, cache, newId, files }: SheetsStoreOptions) {
  const faults = new Map<string, RowFault>();
  const onFault = (fault: RowFault) => faults.set(`${fault.tab} ${fault.row}`, fault);
  const tabs = createTabs(spreadsheet, onFault);
  const uploads = createUploads(files);
  /** Ids of files that are gone, and that rows may still name. */
  const removed = new Set<string>();
  let index: QueueEntry[] | null = null;
  let phones: PhoneIndex | null = null;
  let languages: ReadonlyMap<string, ReadonlySet<number>> | null = null;
  let marks: number[] = [];

  const sources: Sources = {
    tabs,
    files,
    index: () => {
      index ??= readQueueIndex(tabs.leads, onFault);
      return index;
    },
    phones: () => {
      phones ??= readPhoneIndex(tabs.leads);
      return phones;
    },
    languages: () => {
      languages ??= readPlacesOfLanguages(tabs.leads);
      return languages;
    },
  };

  /** Clears what has been read, so that the next query reads from the sheet. */
  function forget(): void {
    index = null;
    phones = null;
    languages = null;
    for (const tab of Object.values(tabs)) tab.forget();
  }

  return {
    read: <K extends StoreQuery>(query: K, args: Queries[K]): Results[K] => ANSWERS[query](sources, args),
    /**
     * Saves the images of these writes, so that `write` need not do it while others wait for the lock.
     * @throws Error when a photo cannot be saved
     */
    upload(writes: readonly Write[]): void {
      for (const write of writes.filter(isPhoto)) uploads.save(write);
    },
    /**
     * Deletes the images of leads that these writes erase, a second for each: before the lock, and in it those that
     * have come since. @throws PhotosStay when one cannot be deleted
     */
    removeErased(writes: readonly Write[]): void {
      const leadIds = writes.flatMap((write) => (write.kind === 'eraseLead' ? [write.leadId] : []));
      const stuck = new Set<string>();
      for (const { leadId, id } of filesOfLeads(tabs.photos, leadIds)) {
        if (removed.has(id)) continue;
        if (files.remove([id])) removed.add(id);
        else stuck.add(leadId);
      }
      if (stuck.size > 0) throw new PhotosStay([...stuck]);
    },
    /** Removes uploaded images that no row names, because they were not written. Never throws. */
    removeUnused(): void {
      uploads.removeUnused((photoId, { photo }) =>
        tabs.photos.rowsAt(tabs.photos.find('photoId', photoId)).some(({ row }) => row.photo === photo),
      );
    },
    /**
     * Applies the writes. The caller must hold the script's lock, and flush before releasing it.
     * @throws Error, before anything is written, when a row that must be new exists
     */
    write(writes: readonly Write[]): void {
      if (writes.length === 0) return;
      // No version is set during the write, so a request that reads now decides again once it has the lock.
      cache.remove(VERSION_KEY);
      try {
        applyWrites(tabs, writes, uploads);
      } finally {
        forget();
      }
      for (const { row } of writes.filter(isPhoto)) uploads.keep(row.photoId);
      cache.put(VERSION_KEY, newId(), VERSION_SECONDS);
    },
    /** Whether a version without visits has set the sheet up, and `addVisits` has yet to add them. */
    lacksVisits: (): boolean => lacksVisits(spreadsheet),
    /** Adds the tab Visits to a sheet that `lacksVisits`. Call it in the lock. */
    addVisits(): void {
      addVisits(spreadsheet, onFault);
      forget();
    },
    /**
     * The numbers of leads whose status was set to DO NOT CALL by hand, which the list does not know yet, one
     * array for each row. Reports each row. At most three reads.
     */
    unlistedMarks(): string[][] {
      marks = readMarks(tabs);
      return findMarked(tabs, marks, sources.phones).flatMap(({ place, keys }) => {
        if (keys.length > 0) tabs.leads.report(place, LISTED_NOW);
        else if (sources.phones().hasDigitsAt(place)) tabs.leads.report(place, NO_NUMBER);
        return keys.length > 0 ? [keys] : [];
      });
    },
    /** Whether these writes change the status of a lead that has been read, or delete such a lead. */
    changesStatus: (writes: readonly Write[]): boolean =>
      writes.some((write) => {
        if (write.kind === 'deleteLead' || write.kind === 'eraseLead')
          return tabs.leads.remembered(write.leadId) !== null;
        if (write.kind !== 'putLead') return false;
        const before = tabs.leads.remembered(write.row.leadId);
        return before !== null && before.status !== write.row.status;
      }),
    /** Whether the same rows say DO NOT CALL as when `unlistedMarks` looked. One read. */
    hasSameMarks: (): boolean => readMarks(tabs).join() === marks.join(),
    /** What cannot be read in the tab Suppressed, one fault per row. One read. */
    listFaults(): RowFault[] {
      suppressedNumbers(tabs);
      return [...faults.values()].filter(({ tab }) => tab === tabs.suppressed.spec.name);
    },
    /** Messages that are not sent yet, due or not. One search, and one read for rows in sequence. */
    waitingMessages: (): MessageRow[] => waitingMessages(tabs.messages),
    /**
     * Replaces messages that were read or written before. Call it in the lock. No decision depends on what a
     * message has become, so the version of the rows stays.
     */
    noteMessages: (rows: readonly MessageRow[]): void => noteMessages(tabs.messages, rows),
    /** Deletes old messages. Call it in the lock. One read. */
    deleteOldMessages: (nowMs: number): void => deleteOldMessages(tabs.messages, nowMs),
    countPhotos: (): number => countPhotos(tabs.photos),
    /**
     * Deletes the files of up to `limit` photos from before a moment, which takes a second each. Goes on past
     * those that Drive does not delete, up to three times as many. Returns the photos whose files are gone;
     * `deletePhotoRows` deletes their rows.
     */
    removeOldPhotos(before: Instant, limit: number): string[] {
      const gone: string[] = [];
      for (const { photoId, photo, thumbnail } of photosBefore(tabs.photos, before, 4 * limit)) {
        if (gone.length === limit) break;
        if (files.remove([photo, thumbnail].filter((id) => id !== ''))) gone.push(photoId);
      }
      return gone;
    },
    /** Deletes the rows of photos. Call it in the lock. */
    deletePhotoRows: (photoIds: readonly string[]): void => deletePhotoRows(tabs.photos, photoIds),
    /** The rows of the tab Settings: also those that only the host reads. */
    settingRows: () => tabs.settings.all().map(({ row }) => row),
    forget,
    /**
     * Version of the rows: the same version again means that no request has written in between. Null if
     * unknown, because the cache has dropped it or a request is writing now.
     */
    version: (): string | null => cache.get(VERSION_KEY),
    /** Unreadable rows found so far, one fault per row. */
    faults: (): RowFault[] => [...faults.values()],
  };
}
