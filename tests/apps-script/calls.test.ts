import { describe, expect, test, vi } from 'vitest';
import { BOOKING_HONEYPOT } from '#contract/forms/booking.ts';
import { LIMITS } from '#contract/limits.ts';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import { DAY_LINKS } from '#contract/visits/day-link.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { ACTION_CASES, NEW_LEAD } from '#tests/core/protocol/requests.ts';
import { at, put } from '#tests/stores/rows.ts';
import type { Access } from './fake/world.ts';
import { fillPhotos, fillSheet } from './filled.ts';
import { anInstalledScript, type Installed } from './installed.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Of a photo. */
const TOO_LARGE = 'A'.repeat(PHOTO_LIMITS.thumbnailBytes * 2);

const CELLS: Access[] = ['read', 'find', 'write'];

// Reads/searches/writes of cell ranges, how many of them are in the lock, and the calls for photos.
// docs/google-sheets.md has the most frequent ones.
test('with 10,000 leads, each action makes so many spreadsheet calls', () => countCalls(10_000));

test('and with 100, or 100,000', { tags: 'nightly', timeout: 600_000 }, async () => {
  await countCalls(100);
  await countCalls(100_000);
});

async function countCalls(size: number) {
  const script = await anInstalledScript();
  fillSheet(script, size);
  fillPhotos(script, size);
  script.world.properties.setProperty('PHOTOS_MB', '1000000');
  const auth = script.signedIn({ role: 'manager' });
  const { log } = script.world;
  script.get('ping', {}); // From now on the cache has the tokens.
  const count = (...kinds: Access[]) =>
    kinds.map((kind) => log.filter((access) => access === kind).length).join('/');
  /** Counts cells' calls, and those in the lock. `photoCalls`: property reads/uploads/downloads. */
  const cost = (act: () => Record<string, unknown>, photoCalls = '0/0/0'): string => {
    log.splice(0);
    expect(act()).toMatchObject({ ok: true });
    expect(count('property read', 'drive create', 'fetch')).toBe(photoCalls);
    expect(count('drive get', 'drive remove')).toBe('0/0');
    const locked = log.slice(log.indexOf('lock') + 1, log.lastIndexOf('release') + 1);
    return `${count(...CELLS)}, ${locked.filter((access) => CELLS.includes(access)).length}`;
  };
  const call = (action: string, fields: Record<string, unknown> = {}, photoCalls?: string) =>
    cost(() => script.call(action, { auth, ...fields }), photoCalls);
  const batch = 'storm';

  expect(cost(() => script.book())).toBe('18/4/8, 17');
  expect(cost(() => script.book())).toBe('4/2/0, 0');
  expect(cost(() => script.book({ phone: '(321) 555-0143' }))).toBe('19/10/8, 15');
  const addPhoto = (index: number) => () => sendPhoto(script, { photoId: `photo number ${index}` });
  expect(cost(addPhoto(1), '1/2/0'), 'the first').toBe('9/4/2, 5');
  for (let index = 2; index <= PHOTO_LIMITS.count; index++) {
    expect(cost(addPhoto(index), '1/2/0'), 'another').toBe('10/4/2, 5');
  }
  expect(cost(addPhoto(1)), 'sent again').toBe('4/2/0, 0');
  const { 'Lead ID': leadId = '', 'Photo ID': photoId } = script.rows('Photos').at(-1) ?? {};
  expect(call('lead_photos', { leadId }, '0/0/6')).toBe('8/2/0, 0');
  expect(call('lead_photos', { leadId: 'lead-0' }), 'no photos').toBe('7/2/0, 0');
  expect(call('show_photo', { leadId, photoId }, '0/0/1')).toBe('8/2/0, 0');
  const visit = { token: 'dev-booking-token', visit: script.visit() };
  expect(call('show_visit', visit)).toBe('2/1/0, 0');
  expect(call('change_visit', { ...visit, apptDate: '2026-11-23', apptTime: 'morning' })).toBe('16/7/7, 14');
  expect(call('cancel_visit', visit)).toBe('16/8/8, 16');
  expect(call('list_batches')).toBe('10/0/0, 0');
  expect(call('new_leads')).toBe('9/0/0, 0');
  expect(call('call_scripts')).toBe('6/0/0, 0');
  expect(call('save_call_script', ACTION_CASES.save_call_script?.request)).toBe('9/0/2, 5');
  expect(call('next_lead', { batch }), 'the first').toBe('20/4/1, 2');
  expect(call('next_lead', { batch }), 'after another').toBe('22/5/4, 7');
  expect(call('next_lead', { batch, peek: '1' }), 'a look ahead').toBe('20/3/0, 0');
  expect(call('save_languages', { languages: 'es' })).toBe('6/0/1, 3');
  expect(call('next_lead', { batch, peek: '1' }), 'of who speaks Spanish').toBe('21/3/0, 0');
  expect(call('save_languages', { languages: '' })).toBe('6/0/1, 3');
  expect(call('show_languages')).toBe('4/0/0, 0');
  // The rep holds this one now: the first was lead-0, and lead-1 is closed.
  const lead = { leadId: 'lead-2', status: 'Attempted', note: 'No answer', saveId: 'first' };
  expect(call('update_lead', lead)).toBe('16/5/6, 10');
  expect(call('update_lead', lead), 'sent again').toBe('10/2/0, 0');
  expect(call('undo_lead', lead)).toBe('21/6/6, 11');
  expect(
    call('update_lead', { ...lead, status: 'DO NOT CALL', saveId: '' }),
    'DO NOT CALL, without an id',
  ).toBe('18/5/6, 11');
  expect(call('next_lead', { batch: 'website-bookings' }), 'a booking').toBe('24/5/1, 2');
  const booked = { leadId: script.rows('Bookings').at(-1)?.['Lead ID'], note: 'Agreed', saveId: 'visit' };
  const set = { ...booked, status: 'Qualified – Appointment Set', visitSlot: '2026-11-24_morning' };
  expect(call('update_lead', set), 'with its visit').toBe('26/9/15, 23');
  expect(call('undo_lead', booked), 'with its visit').toBe('32/11/16, 29');
  expect(call('find_leads', { text: 'Okafor' }), 'the first of an hour').toBe('14/0/2, 5');
  expect(call('find_leads', { text: 'Okafor' }), 'another').toBe('11/0/0, 0');
  expect(call('show_today')).toBe('20/1/0, 0');
  expect(call('list_counted', { what: 'newBookings' })).toBe('12/0/0, 0');
  expect(call('list_counted', { what: 'heldLeads' })).toBe('9/0/0, 0');
  expect(call('list_counted', { what: 'overdueCallbacks' })).toBe('10/0/0, 0');
  expect(call('list_counted', { what: 'calls' })).toBe('11/0/0, 0');
  expect(call('list_counted', { what: 'bookings' })).toBe('11/0/0, 0');
  expect(call('show_lead', { leadId: 'lead-5' })).toBe('22/6/0, 0');
  const day = { day: '2026-11-23' };
  expect(call('list_visits', day)).toBe('21/2/0, 0');
  const correction = { was: { phone: script.rows('Leads')[5]?.Phone }, now: { phone: '(321) 555-0178' } };
  expect(call('correct_lead', { leadId: 'lead-5', ...correction })).toBe('13/4/5, 7');
  expect(call('lookup_number', { phone: '+1 407 200 0007' })).toBe('13/1/0, 0');
  expect(call('add_lead', NEW_LEAD)).toBe('16/3/3, 7');
  expect(call('suppress_number', { phone: '(321) 555-0177', reason: 'By letter' })).toBe('15/3/3, 8');
  const rows = Array.from({ length: 250 }, (_, index) => ({
    line: index + 2,
    cells: [`1386${String(2_000_000 + index)}`, 'Okafor'],
  }));
  const phones = rows.map(({ cells }) => cells[0]);
  const file = { fileId: 'registry', fileName: 'registry.csv' };
  const numbers = Array.from({ length: 250 }, (_, index) => `1386${String(3_000_000 + index)}`);
  expect(call('suppress_file', { ...file, numbers })).toBe('16/1/2, 5');
  expect(call('suppress_file', { ...file, numbers }), 'sent again').toBe('12/0/0, 0');
  expect(call('show_file', file)).toBe('12/1/0, 0');
  expect(call('lift_file', file)).toBe('21/1/3, 8');
  expect(call('check_numbers', { phones })).toBe('12/0/0, 0');
  const list = { importId: 'import-1', batchId: 'imported', batchName: 'Imported' };
  expect(call('import_leads', { ...list, columns: ['phone', 'lastName'], rows })).toBe('22/0/4, 10');
  expect(call('list_imports', { batchId: 'imported' })).toBe('12/0/0, 0');
  expect(call('undo_import', { importId: 'import-1' }), '250 leads').toBe('26/0/4, 21');
  script.signedIn({ email: 'nora@reps.example' });
  expect(call('list_reps')).toBe('4/0/0, 0');
  expect(call('block_rep', { email: 'nora@reps.example' })).toBe('17/1/6, 15');
  script.signedIn({ email: 'nils@reps.example' });
  const assigned = { callbackAt: at(60), callbackRep: 'nils@reps.example' };
  script.write(put.lead(assigned), put.lead(assigned));
  expect(call('block_rep', { email: 'nils@reps.example' }), 'two callbacks').toBe('18/3/7, 18');
  script.signedIn({ email: 'max@reps.example' });
  const forgotten = { email: 'max@reps.example' };
  expect(cost(() => script.call('forgot_pin', forgotten), '1/0/0')).toBe('12/0/4, 9');
  expect(call('unlock_rep', forgotten, '1/0/0')).toBe('13/0/4, 11');
  expect(call('list_audit', { account: 'nora@reps.example' }), 'one line').toBe('6/1/0, 0');
  const open = { token: 'dev-booking-token' };
  expect(call('full_slots', open), 'no limit').toBe('2/0/0, 0');
  expect(call('full_slots', open), 'in the same minute').toBe('0/0/0, 0');
  const limits = { jobsPerMorning: '500', jobsPerAfternoon: '', closedDays: 'Sunday' };
  expect(call('save_visit_limits', limits)).toBe('11/0/3, 6');
  expect(call('show_visit_limits')).toBe('8/0/0, 0');
  expect(call('save_rest_hours', { hoursBetweenCalls: '6' })).toBe('9/0/2, 5');
  expect(call('show_rest_hours')).toBe('6/0/0, 0');
  script.world.wait(61_000);
  expect(call('full_slots', open), 'with a limit').toBe('4/0/0, 0');
  const another = { submissionId: 'another', phone: '(321) 555-0144' };
  expect(
    cost(() => script.book(another)),
    'a booking with a limit',
  ).toBe('21/4/7, 14');
  const request = { ...ACTION_CASES.request_call?.request, ...open };
  expect(call('request_call', { ...request, phone: '(321) 555-0145' })).toBe('12/4/3, 6');
  expect(call('request_call', { ...request, phone: '(321) 555-0145' }), 'sent again').toBe('9/2/0, 0');
  expect(call('show_batches')).toBe('8/0/0, 0');
  expect(call('archive_batch', { batchId: 'storm', archived: true })).toBe('9/0/2, 5');
  const visitOf = { leadId: script.rows('Visits').at(-1)?.['Lead ID'] };
  expect(call('manage_lead', { ...visitOf, visitSlot: '2026-11-24_afternoon' }), 'its visit').toBe(
    '25/5/8, 12',
  );
  const settled = { status: 'Not Qualified', was: { status: 'New Lead' }, note: 'Sold', visitSlot: 'cancel' };
  expect(call('manage_lead', { ...visitOf, ...settled }), 'its status, too').toBe('27/7/9, 16');
  const caller = { ...ACTION_CASES.book_visit?.request, phone: '(321) 555-0166' };
  expect(call('book_visit', caller)).toBe('15/4/3, 5');
  for (let index = 0; index < 20; index++) {
    const { 'Lead ID': leadId = '' } = script.rows('Leads')[index * 4] ?? {};
    script.write(put.visit({ leadId, apptDate: day.day, apptTime: 'morning', state: 'confirmed' }));
  }
  expect(call('list_visits', day), 'with twenty more').toBe('63/0/0, 0');
  const keys: Record<string, unknown> = {};
  for (const link of DAY_LINKS) {
    expect(call('make_day_link', { link }), link).toBe('9/0/2, 5');
    keys[link] = script.call('show_day_links', { auth })[link];
  }
  expect(call('crew_day', { key: keys.crew, ...day })).toBe('56/0/0, 0');
  // With a thousand visits ahead it has no room for those of the past week.
  expect(call('visit_feed', { key: keys.calendar })).toBe(size < 1000 ? '21/0/0, 0' : '19/0/0, 0');
  expect(call('logout'), 'with a lead').toBe('9/2/3, 7');
}

/** Sends a photo of the booking of `book`. */
function sendPhoto({ call }: Installed, over: Record<string, string> = {}) {
  const { submissionId } = aBookingPost();
  const photo = { ...ACTION_CASES.add_photo?.request, submissionId };
  return call('add_photo', { ...photo, token: 'dev-booking-token', ...over });
}

/** What a request used of the platform. */
function costOf(script: Installed, send: (script: Installed) => unknown) {
  const { log } = script.world;
  log.splice(0);
  send(script);
  const count = (...kinds: Access[]) => log.filter((access) => kinds.includes(access)).length;
  return {
    propertyReads: count('property read'),
    cacheReads: count('cache read'),
    cacheWrites: count('cache write'),
    spreadsheetCalls: count('open spreadsheet', 'read', 'write', 'find', 'flush'),
    locks: count('lock'),
    mails: count('mail'),
    uuids: count('uuid'),
    driveCalls: count('drive create', 'drive get', 'drive remove', 'fetch'),
  };
}

describe('one junk request costs one read of the cache, and now and then one read of the properties', () => {
  const post = (type: string, contents: string) => (script: Installed) =>
    script.answerOf(script.start().doPost({ parameter: {}, postData: { type, contents } }));
  const wide = JSON.stringify({ action: 'list_batches', token: 'wrong', note: '' });
  const padded = wide.replace('""', `"${'x'.repeat(LIMITS.requestBytes - wide.length)}"`);
  const forged = { token: 'dev-booking-token', visit: `a.zzzzzzzz.${'0'.repeat(40)}` };
  const junk: [string, string | undefined, (script: Installed) => Record<string, unknown>][] = [
    ['a GET with a wrong token', 'bad_token', ({ get }) => get('list_batches', { token: 'wrong' })],
    ['a booking with a wrong token', 'bad_token', ({ book }) => book({ token: 'wrong' })],
    ['an empty POST', 'bad_token', post('', '')],
    ['a body of 64 kB', 'bad_token', post('text/plain', padded)],
    ['a body of more than 64 kB', 'too_large', post('text/plain', `${padded} `)],
    ['broken JSON', 'bad_request', post('application/json', '{')],
    ['an unknown action', 'unknown_action', ({ get }) => get('drop_tables', {})],
    ['ping', undefined, ({ get }) => get('ping', {})],
    ['a booking with the hidden field filled in', undefined, ({ book }) => book({ [BOOKING_HONEYPOT]: 'x' })],
    ['a booking without a name', 'bad_request', ({ book }) => book({ firstName: '' })],
    ['a rep call without a session', 'unauthenticated', ({ get }) => get('list_batches', {})],
    ['a forged link of a booking', 'bad_link', ({ call }) => call('cancel_visit', forged)],
    ['a photo with a wrong token', 'bad_token', (script) => sendPhoto(script, { token: 'wrong' })],
    ['a photo that is too large', 'bad_request', (script) => sendPhoto(script, { thumbnail: TOO_LARGE })],
  ];
  const nothing = {
    propertyReads: 0,
    cacheReads: 0,
    cacheWrites: 0,
    spreadsheetCalls: 0,
    locks: 0,
    mails: 0,
    uuids: 0,
    driveCalls: 0,
  };

  test('whatever it is, and an hour of it reads the properties twelve times, however many come', async () => {
    const script = await anInstalledScript();
    const { cache, log, wait } = script.world;
    for (const [name, error, send] of junk) {
      expect(send(script).error, name).toBe(error);
      const usual = costOf(script, send);
      cache.evict();
      const first = costOf(script, send);
      expect({ usual, first }, name).toEqual({
        usual: { ...nothing, cacheReads: 1 },
        first: { ...nothing, propertyReads: 1, cacheReads: 1, cacheWrites: 1 },
      });
    }
    wait(5 * 60_000);
    log.splice(0);
    for (let minute = 0; minute < 60; minute++) {
      script.get('list_batches', { token: 'wrong' });
      wait(60_000);
    }
    expect(log.filter((access) => access === 'property read')).toHaveLength(12);
  });
});

describe('the script’s properties', () => {
  const login = ({ call }: Installed) =>
    call('auth_login', { email: 'robin@reps.example', password: '4829' });

  test('are read once by a request that finds the cache empty or checks a PIN, and the cache never holds the secret of the PINs', async () => {
    const script = await anInstalledScript();
    expect(costOf(script, login).propertyReads, 'a PIN with an empty cache').toBe(1);
    expect(costOf(script, login).propertyReads, 'a PIN with the tokens in the cache').toBe(1);
    const { cache, properties } = script.world;
    cache.evict();
    expect(costOf(script, ({ book }) => book()).propertyReads, 'a booking with an empty cache').toBe(1);
    expect(cache.content()).toContain('dev-rep-token');
    expect(cache.content()).not.toContain(properties.values.get('PIN_PEPPER') ?? '');
  });

  test('changed by hand count after five minutes, or at once after "Set up this sheet"', async () => {
    const script = await anInstalledScript();
    const { properties, wait } = script.world;
    const ask = (token: string) => script.get('list_batches', { token, auth: script.signedIn() }).ok;
    expect(ask('dev-rep-token')).toBe(true);
    properties.setProperty('REP_TOKEN', 'second');
    expect([ask('second'), ask('dev-rep-token')]).toEqual([false, true]);
    wait(5 * 60_000);
    expect([ask('second'), ask('dev-rep-token')]).toEqual([true, false]);
    properties.setProperty('REP_TOKEN', 'third');
    script.start().setUp();
    expect([ask('third'), ask('second')]).toEqual([true, false]);
  });

  test('that can no longer be read today stop PINs but no booking', async () => {
    const script = await anInstalledScript();
    const { properties, wait } = script.world;
    script.get('ping', {});
    properties.failure = 'Service invoked too many times for one day: properties.';
    for (let hour = 0; hour < 24; hour++) {
      wait(3_600_000);
      expect(script.book({ submissionId: crypto.randomUUID() })).toMatchObject({ ok: true });
    }
    expect(login(script)).toMatchObject({ error: 'internal' });
    properties.failure = '';
    expect(login(script)).toMatchObject({ error: 'invalid_login' });
  });
});
