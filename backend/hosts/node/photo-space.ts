import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { HostAlertName } from '#backend/core/settings.ts';
import type { Upkeep } from '#backend/stores/postgres/upkeep.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { FREE_DISK_MB } from '#contract/limits.ts';
import type { ReportFault } from './fault-log.ts';

const MB = 1_000_000;
const FIRST_CLEANING_MS = HOUR_MS;
const CLEANED_EVERY_MS = 6 * HOUR_MS;
/** The embedded database never waits for the system, so without a pause no request would even be read. */
const PAUSE_MS = 100;

export interface PhotoSpaceOptions {
  upkeep: Upkeep;
  /** Deletes some of what the owner keeps no longer. Resolves to whether there may be more. */
  deleteOld: () => Promise<boolean>;
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
 * Knows whether there is room for more photos and on the disk, and lets old data be deleted. Bookings are taken whatever
 * it says.
 */
export function createPhotoSpace(options: PhotoSpaceOptions) {
  const { upkeep, deleteOld, folder, photosMb, clock, report, readFreeDisk = freeDisk } = options;
  let hasSpace = true;
  let alerts: HostAlertName[] = [];
  let cleaningMs = clock() + FIRST_CLEANING_MS;
  let isClosing = false;
  let work = Promise.resolve();

  async function measure(): Promise<void> {
    const isFull = (await upkeep.photoBytes()) >= photosMb * MB;
    // A database server is often on this machine, too.
    const freeMb = (await readFreeDisk(folder || '.')) / MB;
    const isDiskFull = folder !== '' && freeMb < FREE_DISK_MB.photos;
    alerts = [
      ...(freeMb < FREE_DISK_MB.alert ? (['diskShort'] as const) : []),
      // Who has set it to 0 wants no photos.
      ...(isFull && photosMb > 0 ? (['photosRefused'] as const) : []),
    ];
    const reason = isFull
      ? `there are ${photosMb} MB of them (PHOTOS_MB)`
      : isDiskFull
        ? `the disk of the data folder has less than ${FREE_DISK_MB.photos} MB free`
        : '';
    if (reason !== '' && hasSpace) report('Photos are refused, and bookings taken', new Error(reason));
    hasSpace = reason === '';
  }

  async function clean(): Promise<void> {
    if (clock() < cleaningMs) return;
    cleaningMs = clock() + CLEANED_EVERY_MS;
    // A year's leads take minutes. Whoever stops the site does not wait for them: the next start goes on.
    while (!isClosing && (await deleteOld())) await setTimeout(PAUSE_MS);
    if (folder !== '' && !isClosing) await upkeep.reuseSpace();
  }

  return {
    /** As of the last update. */
    hasSpace: (): boolean => hasSpace,
    /** What the owner has to look after, as of the last update. */
    alerts: (): readonly HostAlertName[] => alerts,
    /** Deletes old data, a few times a day, and measures. Never rejects. */
    update(): Promise<void> {
      work = clean()
        .then(measure)
        .catch((fault) => report('Old data could not be deleted, or photos not be measured', fault));
      return work;
    },
    /** Deletes no more, and resolves when nothing is being done. */
    close(): Promise<void> {
      isClosing = true;
      return work;
    },
  };
}
