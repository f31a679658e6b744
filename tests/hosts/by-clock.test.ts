import { expect, test, vi } from 'vitest';
import { remindOfVisits, tellOwner } from '#backend/hosts/node/by-clock.ts';
import { createOutbox } from '#backend/stores/postgres/outbox.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { postgresForThisFile } from '#tests/stores/own-postgres.ts';
import { put } from '#tests/stores/rows.ts';
import { SETTINGS, SIGN } from './running-host.ts';

vi.setConfig({ testTimeout: 60_000 });

const postgres = postgresForThisFile();

test('two processes on one database remind each homeowner once, at five the day before', async () => {
  const url = await postgres.createDatabase();
  const databases = await Promise.all([postgres.open(url), postgres.open(url)]);
  const stores = databases.map((db) => createPostgresStore(db));
  const yesterday = '2026-11-19T15:00:00.000Z';
  const people = ['ada', 'bo', 'cy', 'di', 'eve', 'fay'];
  await stores[0]?.transact(({ write }) =>
    write(
      people.flatMap((name) => [
        put.lead({ leadId: name, email: `${name}@home.example`, createdAt: yesterday }),
        put.visit({ visitId: name, leadId: name, createdAt: yesterday, changedAt: yesterday }),
      ]),
    ),
  );
  let now = '2026-11-20T21:59:59Z';
  const faults: unknown[] = [];
  const options = {
    ...{ settings: SETTINGS, sign: SIGN, clock: () => Date.parse(now), onMessage: () => {} },
    report: (_what: string, fault: unknown) => void faults.push(fault),
  };
  const remind = () => Promise.all(stores.map((store) => remindOfVisits({ store, ...options })));
  const recipients = async () => {
    const [db] = databases;
    return db ? (await createOutbox(db).newest(99)).map(({ recipient }) => recipient).sort() : [];
  };
  await remind();
  expect(await recipients()).toEqual([]);
  now = '2026-11-20T22:00:00Z';
  await remind();
  await remind();
  expect(await recipients()).toEqual(people.map((name) => `${name}@home.example`));
  expect(faults).toEqual([]);
});

test('a database that fails is reported, and tried again the next minute', async () => {
  const reported: string[] = [];
  const store = {
    transact: () => Promise.reject(new Error('The database is down.')),
    close: async () => {},
  };
  await remindOfVisits({
    ...{ store, settings: SETTINGS, sign: SIGN, onMessage: () => {} },
    clock: () => Date.parse('2026-11-20T22:00:00Z'),
    report: (what) => void reported.push(what),
  });
  expect(reported).toEqual(['Homeowners could not be reminded of their visits']);
});

test('two processes on one database tell the owner of a booking that waits once', async () => {
  const url = await postgres.createDatabase();
  const databases = await Promise.all([postgres.open(url), postgres.open(url)]);
  const stores = databases.map((db) => createPostgresStore(db));
  const createdAt = '2026-11-20T15:00:00.000Z';
  await stores[0]?.transact(({ write }) => write([put.lead({ source: 'request', createdAt })]));
  const faults: unknown[] = [];
  const options = {
    ...{ settings: SETTINGS, sign: SIGN, clock: () => Date.parse('2026-11-20T16:00:00Z') },
    onMessage: () => {},
    report: (_what: string, fault: unknown) => void faults.push(fault),
  };
  for (let minute = 0; minute < 3; minute++) {
    await Promise.all([...stores, ...stores].map((store) => tellOwner({ store, ...options })));
  }
  const [db] = databases;
  const sent = db ? await createOutbox(db).newest(9) : [];
  expect(sent.map(({ subject, recipient }) => [subject, recipient])).toEqual([
    ['Please check: A homeowner has waited an hour for a call', SETTINGS.company.email],
  ]);
  expect(faults).toEqual([]);
});

test('a database that fails while the owner is to be told is reported, and asked again the next minute', async () => {
  const reported: string[] = [];
  const store = {
    transact: () => Promise.reject(new Error('The database is down.')),
    close: async () => {},
  };
  await tellOwner({
    ...{ store, settings: SETTINGS, sign: SIGN, onMessage: () => {}, clock: () => 0 },
    report: (what) => void reported.push(what),
  });
  expect(reported).toEqual(['It could not be found out whether the owner has to be told of anything']);
});
