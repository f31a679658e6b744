import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LeadRow } from '#backend/core/rows.ts';
import { createSign } from '#backend/hosts/node/context.ts';
import { DEMO_REP, placeDemo, retireDemoRep, seedDemo } from '#backend/hosts/node/demo/seed.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { createMemoryStore, type MemoryStore } from '#tests/stores/memory/memory.ts';
import { put } from '#tests/stores/rows.ts';

const store = createMemoryStore();
const pinHash = async ({ pin, salt }: { pin: string; salt: string }) => `${pin}/${salt}`;
const PIN = '482915';
const sign = createSign('a pepper');
const into = (data: MemoryStore) => ({ store: data, pinHash, pin: PIN, sign, nowMs: FRIDAY_TEN });
const getLeads = () =>
  store
    .read('batches', {})
    .flatMap(({ batchId }) => store.read('leadsOfBatch', { batchId, after: '', limit: 1000 }));
let leads: LeadRow[];

beforeAll(async () => {
  expect(await seedDemo(into(store))).toBe(true);
  leads = getLeads();
});

test('the demonstration has batches and leads to try everything, with numbers reserved for fiction, and is added once', async () => {
  const batches = store.read('batches', {}).map(({ batchId }) => batchId);
  expect(batches).toContain('website-bookings');
  expect(batches.length).toBeGreaterThanOrEqual(4);
  expect(leads.length).toBeGreaterThanOrEqual(60);
  for (const { phone } of leads) expect(phone).toMatch(/^(321|407|386|850)-555-01\d\d$/);
  expect(new Set(leads.map(({ phoneKey }) => phoneKey)).size).toBe(leads.length);
  // One homeowner is in Central time; the area code lies in two zones, and both count.
  expect(leads.filter(({ callWindow }) => callWindow === 'panhandle')).toMatchObject([
    { city: 'Pensacola', phone: expect.stringMatching(/^850/) },
  ]);
  expect(leads.filter(({ status }) => status === 'Attempted').length).toBeGreaterThanOrEqual(3);
  expect(leads.some(({ open }) => !open)).toBe(true);
  for (const { status, notes } of leads) if (status !== 'New Lead') expect(notes).not.toBe('');
  expect(await seedDemo(into(store))).toBe(false);
  expect(getLeads()).toEqual(leads);
});

test('a visit of the demonstration stands as the call has left it', () => {
  const booked = leads.filter(({ source }) => source === 'booking');
  const visits = booked.map(({ leadId, status, apptDate }) => {
    const [visit] = store.read('visitsOfLead', { leadId, limit: 1 });
    return [status, { state: visit?.state, isOnLead: apptDate !== '' }];
  });
  expect(Object.fromEntries(visits)).toEqual({
    'Qualified – Appointment Set': { state: 'confirmed', isOnLead: true },
    Attempted: { state: 'asked', isOnLead: true },
    'Not Qualified': { state: 'canceled', isOnLead: false },
  });
});

describe('the demo rep', () => {
  const place = (data: MemoryStore, pepper: string) =>
    placeDemo({ ...into(data), sign: createSign(pepper) }, { databaseUrl: '' });
  const hashOf = (data: MemoryStore) => data.read('rep', { email: DEMO_REP.email })?.pinHash;

  test('has another PIN in each data folder, and the same one at each start', async () => {
    const pins = new Set<string | undefined>();
    for (const pepper of ['one secret', 'two secrets', 'three secrets']) {
      const data = createMemoryStore();
      const { rep } = await place(data, pepper);
      expect(rep?.pin).toMatch(/^\d{6}$/);
      expect(hashOf(data)?.startsWith(`${rep?.pin}/`)).toBe(true);
      expect(await place(data, pepper)).toEqual({ isFirst: false, rep });
      pins.add(rep?.pin);
    }
    expect(pins.size).toBe(3);
  });
});

describe('outside the demonstration', () => {
  const SERVER = { databaseUrl: 'postgresql://localhost/leads' };
  let live: MemoryStore;
  beforeEach(() => {
    live = createMemoryStore();
  });
  const state = () => live.read('rep', { email: DEMO_REP.email })?.state;

  test('a server’s database gets no demo data', async () => {
    expect(await placeDemo(into(live), SERVER)).toEqual({ isFirst: false, rep: null });
    expect(live.read('batches', {})).toEqual([]);
    expect(state()).toBeUndefined();
    expect(await placeDemo(into(live), { databaseUrl: '' })).toMatchObject({ isFirst: true, rep: DEMO_REP });
    live.write([put.session({ hash: 'of npm start', email: DEMO_REP.email, expiresAt: '2027' })]);
    await placeDemo(into(live), SERVER);
    expect(state(), 'in live data').toBe('denied');
    expect(live.read('session', { hash: 'of npm start' })).toBeNull();
    expect(await retireDemoRep(live)).toBe(false);
  });
});
