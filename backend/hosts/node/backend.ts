import { join } from 'node:path';
import { findPepperCheck, pepperCheckOf, putPepperCheck } from '#backend/core/owner-settings/pepper-check.ts';
import type { Context } from '#backend/core/plan.ts';
import { logLine } from '#backend/stores/log-line.ts';
import { openPostgresForHost } from '#backend/stores/postgres/open-postgres.ts';
import { createOutbox } from '#backend/stores/postgres/outbox.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { createUpkeep } from '#backend/stores/postgres/upkeep.ts';
import type { Store } from '#backend/stores/store.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { makeBackup } from './backup-file.ts';
import { remindOfVisits, tellOwner } from './by-clock.ts';
import { createSign } from './context.ts';
import { openDataFolder, readOrCreatePepper, WrongPepper } from './data-folder.ts';
import type { HostEnv } from './env.ts';
import { createFaultLog } from './fault-log.ts';
import { createMessageSender } from './mail/message-sender.ts';
import { deleteOldData } from './old-data.ts';
import { createPhotoSpace } from './photo-space.ts';
import { createPinHash } from './pin-hash.ts';
import type { HostSettings } from './settings.ts';

export type Backend = Awaited<ReturnType<typeof openBackend>>;

export interface BackendOptions {
  env: HostEnv;
  settings: HostSettings;
  /** Holds the embedded database and the generated PIN pepper. */
  folder: string;
  clock?: () => number;
  /**
   * What to do about the secret: `compare` it with that of the data, also `keep` it for data that has none yet, as a
   * host does, or `take` it for that of the data, because the other one is lost.
   */
  pepper?: 'compare' | 'keep' | 'take';
  /** How long to wait for a database server that does not answer yet, as after a start of the machine. */
  waitMs?: number;
}

/**
 * Opens the backend: PostgreSQL if DATABASE_URL is set, else the embedded database in the folder.
 * Rejects with FolderInUse when another process uses the folder, with FolderUnusable when it cannot be
 * written or locked, with DatabaseUnusable when the server cannot be reached, with DataTooNew when the data is
 * of a newer version with which this one does not work, and with WrongPepper.
 */
export async function openBackend({
  env,
  settings,
  folder,
  clock = Date.now,
  pepper: aboutPepper = 'compare',
  waitMs = 0,
}: BackendOptions) {
  const pepper = env.pinPepper || readOrCreatePepper(folder);
  const { db, close } = env.databaseUrl
    ? await openServer(env.databaseUrl, waitMs)
    : await openDataFolder(folder);
  const report = createFaultLog(logLine);
  const outbox = createOutbox(db);
  const sign = createSign(pepper);
  const messageSender = createMessageSender({
    outbox,
    smtpUrl: env.smtpUrl,
    webhook: env.webhook,
    sign,
    from: { name: settings.company.name, address: settings.company.email },
    clock,
    log: logLine,
  });
  const store = createPostgresStore(db);
  try {
    if (!(await hasOwnPepper(store, sign, aboutPepper)))
      throw new WrongPepper(env.databaseUrl ? '' : join(folder, 'pepper'));
  } catch (fault) {
    await close();
    throw fault;
  }
  const upkeep = createUpkeep(db);
  const photoSpace = createPhotoSpace({
    upkeep,
    deleteOld: () => deleteOldData({ store, upkeep, sign, clock }),
    folder: env.databaseUrl ? '' : folder,
    photosMb: env.photosMb,
    clock,
    report,
  });
  const ownSettings: HostSettings = {
    ...settings,
    hasPhotoRoom: photoSpace.hasSpace,
    hostAlerts: photoSpace.alerts,
  };

  const byClock = { store, settings: ownSettings, sign, clock, report, onMessage: messageSender.wake };

  return {
    store,
    outbox,
    messageSender,
    pinHash: createPinHash(pepper),
    sign,
    settings: ownSettings,
    /** Writes a backup into a file, while this works on. @returns lines for the owner */
    backUp: (file: string) => makeBackup(db, file, clock),
    /**
     * Sends what waits, reminds homeowners of their visits, tells the owner what to look after, keeps the photos within
     * their limits, and deletes what the owner keeps no longer, from now on. @returns what stops it
     */
    startBackgroundWork(): () => void {
      const stopMessages = runEveryMinute(
        () => messageSender.catchUp(),
        () => messageSender.retryAll(),
      );
      const stopPhotos = runEveryMinute(photoSpace.update);
      const stopReminders = runEveryMinute(() => remindOfVisits(byClock));
      const stopAlerts = runEveryMinute(() => tellOwner(byClock));
      return () => {
        stopMessages();
        stopPhotos();
        stopReminders();
        stopAlerts();
      };
    },
    close: async () => {
      await photoSpace.close();
      await messageSender.close();
      await close();
    },
  };
}

/**
 * Does the same work every minute while the process runs, never twice at a time. Several processes may do
 * this on one database.
 * @param first at startup; the same work if left out. Neither may reject
 * @returns a function that stops it
 */
export function runEveryMinute(work: () => Promise<void>, first = work): () => void {
  let isRunning = true;
  const done = () => {
    isRunning = false;
  };
  first().then(done);
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    work().then(done);
  }, MINUTE_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function hasOwnPepper(
  store: Store,
  sign: Context['sign'],
  about: NonNullable<BackendOptions['pepper']>,
): Promise<boolean> {
  return store.transact(async (transaction) => {
    const kept = about === 'take' ? '' : findPepperCheck(await transaction.read('ownerSettings', {}));
    if (kept === '' && about !== 'compare') await transaction.write([putPepperCheck(sign)]);
    return kept === '' || kept === pepperCheckOf(sign);
  });
}

async function openServer(url: string, waitMs: number) {
  const db = await openPostgresForHost(url, { waitMs });
  return { db, close: () => db.destroy() };
}
