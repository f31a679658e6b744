import { statfs } from 'node:fs/promises';
import type { Upkeep } from '#backend/stores/postgres/upkeep.ts';
import { HOUR_MS } from '#contract/durations.ts';
import type { ReportFault } from './fault-log.ts';

const MB = 1_000_000;
/** Free disk below which no photo is stored: bookings and the database's log need it. */
const RESERVE_MB = 1000;
const FIRST_CLEANING_MS = HOUR_MS;
const CLEANED_EVERY_MS = 6 * HOUR_MS;

export interface PhotoSpaceOptions {
  upkeep: Upkeep;
  /** Deletes what the owner keeps no longer. */
  deleteOld: () => Promise<void>;
  /** Of the embedded database; empty when the database is on a server, whose disk this host cannot see. */
  folder: string;
  /** The owner's total. */
  photosMb: number;
  clock: () => number;
  report: ReportFault;
  /** Free bytes on the disk of a folder. */
  readFreeDisk?: (folder: string) => Promise<number>;
}

async function freeDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Knows whether there is room for more photos, and lets old data be deleted. Bookings are taken whatever it says.
 */
export function createPhotoSpace(options: PhotoSpaceOptions) {
  const { upkeep, deleteOld, folder, photosMb, clock, report, readFreeDisk = freeDisk } = options;
  let hasSpace = true;
  let cleaningMs = clock() + FIRST_CLEANING_MS;
  let work = Promise.resolve();

  /** Returns why there is no room; empty when there is. */
  async function findReason(): Promise<string> {
    if ((await upkeep.photoBytes()) >= photosMb * MB) return `there are ${photosMb} MB of them (PHOTOS_MB)`;
    if (folder === '' || (await readFreeDisk(folder)) >= RESERVE_MB * MB) return '';
    return `the disk of the data folder has less than ${RESERVE_MB} MB free`;
  }

  async function measure(): Promise<void> {
    const reason = await findReason();
    if (reason !== '' && hasSpace) report('Photos are refused, and bookings taken', new Error(reason));
    hasSpace = reason === '';
  }

  async function clean(): Promise<void> {
    if (clock() < cleaningMs) return;
    cleaningMs = clock() + CLEANED_EVERY_MS;
    await deleteOld();
    if (folder !== '') await upkeep.reuseSpace();
  }

  return {
    /** As of the last update. */
    hasSpace: (): boolean => hasSpace,
    /** Deletes old data, a few times a day, and measures. Never rejects. */
    update(): Promise<void> {
      work = clean()
        .then(measure)
        .catch((fault) => report('Old data could not be deleted, or photos not be measured', fault));
      return work;
    },
    /** Resolves when nothing is being done. */
    close: (): Promise<void> => work,
  };
}
