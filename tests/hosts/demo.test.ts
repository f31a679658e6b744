import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LeadRow } from '#backend/core/rows.ts';
import { createContext } from '#backend/hosts/node/context.ts';
import { placeDemo } from '#backend/hosts/node/demo/place-demo.ts';
import { DEMO_REP, retireDemoRep, seedDemo } from '#backend/hosts/node/demo/seed.ts';
import { runRepsCommand } from '#backend/hosts/node/reps-command.ts';
import { createOutbox } from '#backend/stores/postgres/outbox.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { freshPglite } from '#tests/stores/fresh-pglite.ts';
import { createMemoryStore, type MemoryStore } from '#tests/stores/memory/memory.ts';
import { runHost, SETTINGS } from './running-host.ts';

const ZIPS: Record<string, readonly string[]> = {
  'Palm Bay': ['32905', '32907', '32908', '32909'],
  Malabar: ['32950'],
  'West Melbourne': ['32904'],
  Melbourne: ['32901', '32934', '32935', '32940'],
  'Melbourne Beach': ['32951'],
  Indialantic: ['32903'],
  'Satellite Beach': ['32937'],
  'Indian Harbour Beach': ['32937'],
  'Cocoa Beach': ['32931'],
  'Cape Canaveral': ['32920'],
  Titusville: ['32780', '32796'],
  Mims: ['32754'],
  Cocoa: ['32922', '32926', '32927'],
  Rockledge: ['32955'],
  'Merritt Island': ['32952', '32953'],
};

const store = createMemoryStore();
const seed = () => seedDemo({ store, pinHash: async ({ pin, salt }) => `${pin}/${salt}`, nowMs: FRIDAY_TEN });
let leads: LeadRow[];
let pglite: Awaited<ReturnType<typeof freshPglite>>;

beforeAll(async () => {
  pglite = await freshPglite();
  expect(await seed()).toBe(true);
  leads = store
    .read('batches', {})
    .flatMap(({ batchId }) => store.read('leadsOfBatch', { batchId, after: '', limit: 1000 }));
});

afterAll(() => pglite.close());

describe('the demonstration', () => {
  test('has at least three batches beside the website’s bookings, and sixty leads', () => {
    const batches = store.read('batches', {}).map(({ batchId }) => batchId);
    expect(batches).toContain('website-bookings');
    expect(batches.length).toBeGreaterThanOrEqual(4);
    expect(leads.length).toBeGreaterThanOrEqual(60);
  });

  test('rings nobody’s phone: every number is reserved for fiction, and each lead has its own', () => {
    for (const { phone } of leads) expect(phone).toMatch(/^(321|407|386|850)-555-01\d\d$/);
    expect(new Set(leads.map(({ phoneKey }) => phoneKey)).size).toBe(leads.length);
  });

  test('names ZIP codes that belong to their cities, and one homeowner an hour behind', () => {
    const [elsewhere, ...more] = leads.filter(({ city, zip }) => !ZIPS[city]?.includes(zip));
    expect(elsewhere).toMatchObject({
      city: 'Pensacola',
      phone: expect.stringMatching(/^850/),
      callWindow: 'central',
    });
    expect(more).toEqual([]);
  });

  test('has leads that were called already and some that are done', () => {
    expect(leads.filter(({ status }) => status === 'Attempted').length).toBeGreaterThanOrEqual(3);
    expect(leads.some(({ open }) => !open)).toBe(true);
    for (const { status, notes } of leads) if (status !== 'New Lead') expect(notes).not.toBe('');
  });

  test('is put in place once', async () => {
    expect(await seed()).toBe(false);
    const { length } = store.read('leadsOfBatch', {
      batchId: 'palm-bay-squall-line',
      after: '',
      limit: 1000,
    });
    expect(length).toBe(leads.filter(({ batchId }) => batchId === 'palm-bay-squall-line').length);
  });
});

describe('outside of the demonstration', () => {
  const pinHash = async ({ pin, salt }: { pin: string; salt: string }) => `${pin}/${salt}`;
  const options = (into: MemoryStore) => ({ store: into, pinHash, nowMs: FRIDAY_TEN });
  const SERVER = { databaseUrl: 'postgresql://localhost/leads' };

  test('a server’s database gets none of it', async () => {
    const live = createMemoryStore();
    expect(await placeDemo(options(live), SERVER)).toEqual({ isFirst: false, rep: null });
    expect(live.read('batches', {})).toEqual([]);
    expect(live.read('rep', { email: DEMO_REP.email })).toBeNull();
    expect(await placeDemo(options(live), { databaseUrl: '' })).toEqual({ isFirst: true, rep: DEMO_REP });
  });

  test('its rep is shut out of data it has come into', async () => {
    const live = createMemoryStore();
    await seedDemo(options(live));
    await placeDemo(options(live), SERVER);
    expect(live.read('rep', { email: DEMO_REP.email })?.state).toBe('denied');
    expect(await retireDemoRep(live)).toBe(false);
  });

  test('a production host never lets its rep in, even when somebody has just put it there or approved it', async () => {
    const { digest } = createContext(FRIDAY_TEN);
    const live = createMemoryStore();
    const outbox = createOutbox(pglite.db);
    const host = await runHost(pglite.db, { store: live, outbox, mode: 'production' });
    const signIn = () => host.act('auth_login', { email: DEMO_REP.email, password: DEMO_REP.pin });
    try {
      await seedDemo(options(live));
      live.write([
        {
          kind: 'putSession',
          row: { hash: digest('session of npm start'), email: DEMO_REP.email, expiresAt: '2027' },
        },
      ]);
      expect(await signIn()).toMatchObject({ ok: false, error: 'denied' });
      expect(await host.act('list_batches', { auth: 'session of npm start' })).toMatchObject({
        error: 'unauthenticated',
      });
      const mailer = { send: async () => true };
      await runRepsCommand(
        { store: live, settings: SETTINGS, pinHash, mailer, outbox },
        { command: 'approve', email: DEMO_REP.email, role: 'manager' },
      );
      expect(await signIn()).toMatchObject({ ok: false, error: 'denied' });
    } finally {
      await host.close();
    }
  });

  test('a development host does', async () => {
    const dev = createMemoryStore();
    await seedDemo(options(dev));
    const host = await runHost(pglite.db, { store: dev });
    try {
      const answer = await host.act('auth_login', { email: DEMO_REP.email, password: DEMO_REP.pin });
      expect(answer).toMatchObject({ ok: true, name: DEMO_REP.name });
    } finally {
      await host.close();
    }
  });
});
