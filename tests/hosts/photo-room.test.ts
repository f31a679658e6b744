import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { deleteOldData } from '#backend/hosts/node/old-data.ts';
import { createPhotoSpace, type PhotoSpaceOptions } from '#backend/hosts/node/photo-space.ts';
import { openPglite } from '#backend/stores/postgres/open-pglite.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { createUpkeep } from '#backend/stores/postgres/upkeep.ts';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { DURATIONS } from '#contract/limits.ts';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import { aJpeg, aPhoto } from '#tests/builders/photo.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { emptyPglite } from '#tests/stores/fresh-pglite.ts';
import { put } from '#tests/stores/rows.ts';
import { SIGN } from './running-host.ts';

const GB = 1_000_000_000;
const at = (ms: number): string => new Date(FRIDAY_TEN + ms).toISOString();

/** A host's room for photos on an embedded database, which is in memory unless `dataDir` says where. */
async function aRoom(over: Partial<PhotoSpaceOptions> & { dataDir?: string } = {}) {
  const { dataDir, ...options } = over;
  const folder = await temporaryFolder();
  const own = dataDir ? await openPglite({ dataDir }) : null;
  if (own) onTestFinished(own.close);
  const db = own?.db ?? (await emptyPglite());
  const store = createPostgresStore(db);
  const logged: string[] = [];
  let now = FRIDAY_TEN;
  let free = 20 * GB;
  const upkeep = createUpkeep(db);
  const clock = () => now;
  const room = createPhotoSpace({
    upkeep,
    deleteOld: () => deleteOldData({ store, upkeep, sign: SIGN, clock }),
    folder,
    photosMb: 5000,
    clock,
    report: (what, fault) => void logged.push(`${what}: ${fault}`),
    readFreeDisk: async () => free,
    ...options,
  });
  /** Stores photos of this size, received this long after Friday at ten. */
  const add = (count: number, ms = 0, bytes: number = PHOTO_LIMITS.bytes) =>
    store.transact(async ({ write }) => {
      for (let number = 0; number < count; number++) {
        const photo = aPhoto(`${ms}-${number}`, 'lead', at(ms));
        await write([{ ...photo, images: { ...photo.images, photo: aJpeg({ bytes, fill: number }) } }]);
      }
    });
  const stored = () => store.transact(({ read }) => read('photosOfLead', { leadId: 'lead', limit: 1000 }));
  /** Stores 45 closed leads whose time is over, and a young one. The owner keeps photos for a month. */
  const addLeads = () => {
    const closed = { open: false, status: 'Not Qualified', batchId: 'old' } as const;
    const createdAt = at(-400 * DAY_MS);
    return store.transact(({ write }) =>
      write([
        { kind: 'putOwnerSetting', row: { name: 'monthsOfPhotos', value: '1' } },
        { kind: 'putOwnerSetting', row: { name: 'monthsOfClosedLeads', value: '12' } },
        ...Array.from({ length: 45 }, (_, index) =>
          put.lead({ ...closed, leadId: `old-${index}`, createdAt }),
        ),
        put.lead({ ...closed, leadId: 'young', createdAt: at(0) }),
      ]),
    );
  };
  const leads = () =>
    store.transact(({ read }) => read('leadsOfBatch', { batchId: 'old', after: '', limit: 99 }));
  return {
    ...{ room, add, addLeads, logged },
    count: async () => (await stored()).length,
    leadIds: async () => (await leads()).map(({ leadId }) => leadId),
    wait: (ms: number) => {
      now += ms;
    },
    setFree: (bytes: number) => {
      free = bytes;
    },
  };
}

test('the owner is told of the disk before photos are refused, also that of a machine whose database is elsewhere', async () => {
  for (const folder of [await temporaryFolder(), '']) {
    const { room, setFree } = await aRoom({ folder });
    setFree(2 * GB);
    await room.update();
    expect([room.alerts(), room.hasSpace()]).toEqual([[], true]);
    setFree(2 * GB - 1);
    await room.update();
    expect([room.alerts(), room.hasSpace()]).toEqual([['diskShort'], true]);
  }
});

test('photos have room until they have the owner’s total', async () => {
  const { room, add, logged } = await aRoom({ photosMb: 1 });
  await add(1);
  await room.update();
  expect(room.hasSpace()).toBe(true);
  await add(1, 1);
  await room.update();
  expect(room.hasSpace()).toBe(false);
  await room.update();
  expect(logged).toEqual([
    expect.stringMatching(/^Photos are refused, and bookings taken: .*1 MB.*PHOTOS_MB/),
  ]);
});

test('the owner is told that photos are refused, but not who wants none', async () => {
  for (const [photosMb, alerts] of [
    [1, ['photosRefused']],
    [0, []],
  ] as const) {
    const { room, add } = await aRoom({ photosMb });
    await add(2);
    await room.update();
    expect([room.hasSpace(), room.alerts()]).toEqual([false, alerts]);
  }
});

test('photos have no room while the disk has less than 1 GB free', async () => {
  const { room, setFree, logged } = await aRoom();
  for (const [free, has] of [
    [2 * GB, true],
    [GB - 1, false],
    [GB, true],
  ] as const) {
    setFree(free);
    await room.update();
    expect(room.hasSpace()).toBe(has);
  }
  expect(logged).toEqual([expect.stringContaining('less than 1000 MB free')]);
});

test('the free disk is the one of the data folder, and of none with a database on a server', async () => {
  const missing = join(await temporaryFolder(), 'missing');
  const { room, logged } = await aRoom({ folder: missing, readFreeDisk: undefined });
  await room.update();
  expect(logged).toEqual([expect.stringContaining(missing)]);
  const server = await aRoom({ folder: '', readFreeDisk: async () => 0 });
  await server.room.update();
  expect(server.room.hasSpace()).toBe(true);
});

test('a photo is deleted two years after it was received, and no younger one', async () => {
  const { room, add, count, wait } = await aRoom();
  await add(120, 0, 400);
  await add(3, DAY_MS, 400);
  wait(DURATIONS.photoRetention);
  await room.update();
  expect(await count()).toBe(123);
  wait(1);
  await room.update();
  // Only a few times a day.
  expect(await count()).toBe(123);
  wait(6 * HOUR_MS);
  await room.update();
  expect(await count()).toBe(3);
});

test('photos are deleted sooner, and other old data with them, if the owner says so', async () => {
  const { room, add, addLeads, count, leadIds, wait } = await aRoom();
  await addLeads();
  await add(3, 0, 400);
  wait(31 * DAY_MS);
  await room.update();
  expect(await count()).toBe(0);
  expect(await leadIds()).toEqual(['young']);
});

test('a stop waits for a few leads to be deleted, and not for all', async () => {
  const { room, addLeads, leadIds, wait } = await aRoom();
  await addLeads();
  wait(31 * DAY_MS);
  const update = room.update();
  await room.close();
  const left = await leadIds();
  expect(left.length).toBeGreaterThan(20);
  await update;
  expect(await leadIds()).toEqual(left);
});

test('requests are served while old data is deleted', async () => {
  const { room, addLeads, leadIds, wait } = await aRoom();
  await addLeads();
  wait(31 * DAY_MS);
  const update = room.update();
  await setImmediate();
  expect((await leadIds()).length).toBeGreaterThan(1);
  await update;
  expect(await leadIds()).toEqual(['young']);
});

test('the room of deleted photos on the disk is used again', { tags: 'nightly' }, async () => {
  const dataDir = join(await temporaryFolder(), 'db');
  const { room, add, wait } = await aRoom({ dataDir });
  const size = (path: string): number =>
    statSync(path).isDirectory()
      ? readdirSync(path).reduce((sum, name) => sum + size(join(path, name)), 0)
      : statSync(path).size;
  const files = () => size(join(dataDir, 'base'));
  const empty = files();
  await add(20);
  const full = files();
  expect(full - empty).toBeGreaterThan(20 * PHOTO_LIMITS.bytes);
  wait(DURATIONS.photoRetention + HOUR_MS);
  await room.update();
  await add(20, DURATIONS.photoRetention);
  expect(files() - full).toBeLessThan(5 * PHOTO_LIMITS.bytes);
});

test('a fault is in the log, and the room stays as it was', async () => {
  const fail = () => Promise.reject(new Error('no answer'));
  const upkeep = { photoBytes: fail, deleteOldPhotos: fail, reuseSpace: fail };
  const { room, logged } = await aRoom({ upkeep });
  await room.update();
  expect(room.hasSpace()).toBe(true);
  expect(logged).toEqual([expect.stringContaining('no answer')]);
});
