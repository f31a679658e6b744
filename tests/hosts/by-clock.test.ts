import { expect, test, vi } from 'vitest';
import type { Write } from '#backend/core/writes.ts';
import { remindOfVisits, tellOwner } from '#backend/hosts/node/by-clock.ts';
import { createOutbox } from '#backend/stores/postgres/outbox.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { postgresForThisFile } from '#tests/stores/own-postgres.ts';
import { put } from '#tests/stores/rows.ts';
import { SETTINGS, SIGN } from './running-host.ts';

vi.setConfig({ testTimeout: 60_000 });

const postgres = postgresForThisFile();

/** Two processes on one database. `run` lets the clock of each run, at the same time. */
async function twoProcesses(...rows: Write[]) {
  const url = await postgres.createDatabase();
  const db = await postgres.open(url);
  const stores = [db, await postgres.open(url)].map((each) => createPostgresStore(each));
  await stores[0]?.transact(({ write }) => write(rows));
  const faults: unknown[] = [];
  return {
    faults,
    run: (work: typeof tellOwner, now: string) =>
      Promise.all(
        stores.map((store) =>
          work({
            ...{ store, settings: SETTINGS, sign: SIGN, clock: () => Date.parse(now), onMessage: () => {} },
            report: (_what, fault) => void faults.push(fault),
          }),
        ),
      ),
    sent: () => createOutbox(db).newest(99),
  };
}

test('two processes on one database remind each homeowner once, at five the day before', async () => {
  const yesterday = '2026-11-19T15:00:00.000Z';
  const people = ['ada', 'bo', 'cy', 'di', 'eve', 'fay'];
  const { run, sent, faults } = await twoProcesses(
    ...people.flatMap((name) => [
      put.lead({ leadId: name, email: `${name}@home.example`, createdAt: yesterday }),
      put.visit({ visitId: name, leadId: name, createdAt: yesterday, changedAt: yesterday }),
    ]),
  );
  await run(remindOfVisits, '2026-11-20T21:59:59Z');
  expect(await sent()).toEqual([]);
  for (let minute = 0; minute < 2; minute++) await run(remindOfVisits, '2026-11-20T22:00:00Z');
  const recipients = (await sent()).map(({ recipient }) => recipient).sort();
  expect(recipients).toEqual(people.map((name) => `${name}@home.example`));
  expect(faults).toEqual([]);
});

test('two processes on one database tell the owner of a booking that waits once', async () => {
  const { run, sent, faults } = await twoProcesses(
    put.lead({ source: 'request', createdAt: '2026-11-20T15:00:00.000Z' }),
  );
  for (let minute = 0; minute < 3; minute++) await run(tellOwner, '2026-11-20T16:00:00Z');
  expect((await sent()).map(({ subject, recipient }) => [subject, recipient])).toEqual([
    ['Please check: A homeowner has waited an hour for a call', SETTINGS.company.email],
  ]);
  expect(faults).toEqual([]);
});

test.each([
  ['the reminders', remindOfVisits, 'Homeowners could not be reminded of their visits'],
  ['the alerts', tellOwner, 'It could not be found out whether the owner has to be told of anything'],
])('a database that fails is reported by %s, and asked again the next minute', async (_, work, line) => {
  const reported: string[] = [];
  const store = {
    transact: () => Promise.reject(new Error('The database is down.')),
    close: async () => {},
  };
  await work({
    ...{ store, settings: SETTINGS, sign: SIGN, onMessage: () => {} },
    clock: () => Date.parse('2026-11-20T22:00:00Z'),
    report: (what) => void reported.push(what),
  });
  expect(reported).toEqual([line]);
});
