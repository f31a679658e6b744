import { expect, test, vi } from 'vitest';
import { createPostgresStore, StoreBusy } from '#backend/stores/postgres/store.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { aHostForThisFile, newBooking, type RunningHost, SETTINGS } from '#tests/hosts/running-host.ts';
import { put } from '#tests/stores/rows.ts';

const own = aHostForThisFile();

const ask = async ({ url }: RunningHost) => {
  const answer = await fetch(`${url}/healthz`);
  return { status: answer.status, parts: await answer.json() };
};

const WELL = {
  ...{ bookings: 'ok', calls: 'ok', messages: 'ok' },
  ...{ disk: 'ok', photos: 'ok', backup: 'ok' },
};

/** How many rows each table has. */
const countRows = async () => {
  const tables = [
    'leads',
    'bookings',
    'visits',
    'messages',
    'meters',
    'batches',
    'audit',
    'numbers',
  ] as const;
  const counts = tables.map((table) => own.db.selectFrom(table).selectAll().execute());
  return (await Promise.all(counts)).map((rows) => rows.length);
};

test('all is well: a booking can be stored, and none of the trial stays', async () => {
  const before = await countRows();
  const host = await own.another();
  expect(await ask(host)).toEqual({ status: 200, parts: WELL });
  expect(await countRows()).toEqual(before);
  const { headers } = await fetch(`${host.url}/healthz`);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('it is 503 when no booking can be stored, however often that is asked, and 200 once one can be', async () => {
  let now = FRIDAY_TEN;
  let fault: Error | null = new Error('No space left');
  let tries = 0;
  const store = createPostgresStore(own.db);
  const host = await own.another({
    clock: () => now,
    store: {
      ...store,
      transact: (work) =>
        store.transact(({ read, write }) => {
          tries++;
          return work({ read, write: fault ? () => Promise.reject(fault) : write });
        }),
    },
  });
  expect(await ask(host)).toEqual({ status: 503, parts: { bookings: 'failed' } });
  await Promise.all([ask(host), ask(host)]);
  expect(tries).toBe(1);
  expect(host.logged.join()).toContain('A trial booking could not be stored: Error: No space left');
  fault = new StoreBusy('busy');
  now += 10_000;
  expect(await ask(host)).toEqual({ status: 503, parts: { bookings: 'busy' } });
  fault = null;
  now += 10_000;
  expect(await ask(host)).toEqual({ status: 200, parts: WELL });
});

test('it does not wait longer than watchers do for a database that says nothing', async () => {
  const host = await own.another({ store: { transact: () => new Promise(() => {}), close: async () => {} } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answers: unknown[] = [];
  ask(host).then((answer) => answers.push(answer));
  await vi.waitFor(
    () => {
      vi.advanceTimersByTime(500);
      expect(answers).toEqual([{ status: 503, parts: { bookings: 'slow' } }]);
    },
    { interval: 20 },
  );
});

test('what Today tells the owner has its word, and is no reason for 503', async () => {
  const host = await own.another({
    settings: {
      ...SETTINGS,
      ...{ backupDays: 2, hostAlerts: () => ['diskShort', 'photosRefused'] },
    },
  });
  await own.write(
    put.lead({ source: 'request', createdAt: new Date(FRIDAY_TEN - 3_600_000).toISOString() }),
    put.newMessage({ at: new Date(FRIDAY_TEN - 3_600_000).toISOString(), fault: '550 no such mailbox' }),
    {
      kind: 'putMeter',
      row: {
        meterId: 'backup',
        since: '2026-11-01T00:00:00.000Z',
        until: '9999-12-31T00:00:00.000Z',
        count: 1,
      },
    },
  );
  expect(await ask(host)).toEqual({
    status: 200,
    parts: {
      ...{ bookings: 'ok', calls: 'late', messages: 'refused' },
      ...{ disk: 'short', photos: 'refused', backup: 'old' },
    },
  });
});

test('a real booking is stored while it is asked', async () => {
  const host = await own.another();
  const book = () => host.post(new URLSearchParams(newBooking()));
  const [, answer] = await Promise.all([ask(host), book(), ask(host)]);
  expect(await answer.json()).toMatchObject({ ok: true });
});
