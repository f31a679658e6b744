import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { takeContactMessage } from '#backend/core/mail/contact.ts';
import type { Context, Plan } from '#backend/core/plan.ts';
import { dispatch } from '#backend/core/protocol/dispatch.ts';
import type { Decision } from '#backend/core/writes.ts';
import { setUpTabs } from '#backend/hosts/apps-script/owner-menu/set-up-tabs.ts';
import { createPhotoFiles } from '#backend/hosts/apps-script/photo-files.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { runAction } from '#backend/stores/run-action.ts';
import { createSheetsStore } from '#backend/stores/sheets/store.ts';
import type { Store } from '#backend/stores/store.ts';
import { listAuditAction } from '#contract/actions/accounts/list-audit.ts';
import { listBatchesAction } from '#contract/actions/list-batches.ts';
import { showPersonAction } from '#contract/actions/manager/people.ts';
import { nextLeadAnswer } from '#contract/actions/next-lead.ts';
import { aWorld } from '#tests/apps-script/fake/world.ts';
import { asStore } from '#tests/apps-script/sheet.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aJpeg } from '#tests/builders/photo.ts';
import { aRep } from '#tests/builders/rep.ts';
import { digest, getHash, SETTINGS } from '#tests/core/backend.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { emptyPglite } from './fresh-pglite.ts';
import { createMemoryStore } from './memory/memory.ts';
import { postgresForThisFile } from './own-postgres.ts';

interface Opened {
  store: Store;
  /** All that is stored, as text. */
  dump: () => Promise<string>;
}

const postgres = postgresForThisFile();

async function dumpTables(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`SELECT tablename AS name FROM pg_tables
    WHERE schemaname = 'public'`.execute(db);
  const texts: string[] = [];
  for (const { name } of rows) {
    const found = await sql<{ text: string }>`SELECT t::text AS text FROM ${sql.table(name)} AS t`.execute(
      db,
    );
    texts.push(name, ...found.rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

const ofDatabase = (db: Database): Opened => ({
  store: createPostgresStore(db),
  dump: () => dumpTables(db),
});

async function ofMemory(): Promise<Opened> {
  const store = createMemoryStore();
  const dump = async () =>
    JSON.stringify(Object.entries(store.tables).map(([name, rows]) => [name, [...rows]]));
  return { store, dump };
}

async function ofSheet(): Promise<Opened> {
  const { spreadsheet, cache, globals, drive } = aWorld('literal');
  setUpTabs(spreadsheet);
  const files = createPhotoFiles(globals);
  const open = () => createSheetsStore({ spreadsheet, cache, newId: () => crypto.randomUUID(), files });
  const store = asStore(open);
  const dump = async () =>
    [
      ...spreadsheet.sheets.map((sheet) => `${sheet.getName()} ${JSON.stringify(sheet.shown())}`),
      `${drive.photos().length} files in Drive`,
    ].join('\n');
  return { store, dump };
}

const MINUTE = 60_000;
const MANAGER = 'bea@tarps.example';
const PHONE = '(321) 555-0142';
const KEY = '13215550142';
/** Words that only the person's data has. What was corrected is data, too. */
const WORDS = [
  ...['Xiomara', 'Quiñones', 'xiomara@casa.example', 'xq@old.example', '77 Manatee', 'Osprey Fire'],
  ...['77-OF-9', 'Drip over the crib', 'husband works nights', 'asked by phone', '5550142', '555-0142'],
  ...['5550166', '555-0166', 'Call me in the evening'],
];
const [PHOTO, THUMBNAIL] = [aJpeg({ fill: 9 }), aJpeg({ width: 240, height: 180, bytes: 200, fill: 9 })];

/** A company on a store, with a manager and a rep. */
async function aCompany({ store }: Opened) {
  let nowMs = FRIDAY_TEN;
  const sign = (text: string) => digest(`signed ${text}`);
  const context = (): Context => ({
    ...{ nowMs, digest, sign, signLink: sign, sender: '203.0.113.7' },
    newId: () => crypto.randomUUID(),
    newSecret: () => crypto.randomUUID(),
    newCode: (length) => crypto.randomUUID().slice(0, length),
  });
  const run = async (plan: (context: Context) => Plan<Decision>) => {
    const pinHash = async ({ pin, salt }: { pin: string; salt: string }) => getHash(pin, salt);
    return (await runAction({ store, plan: () => plan(context()), pinHash })).answer;
  };
  const ok = async (request: Parameters<typeof dispatch>[0]) => {
    nowMs += MINUTE;
    const answer = await run((now) => dispatch(request, SETTINGS, now));
    expect(answer, JSON.stringify(answer)).toMatchObject({ ok: true });
    return answer;
  };
  const signIn = async (email: string, role: 'rep' | 'manager') => {
    const row = aRep({ email, role, pinSalt: 'salt', pinHash: getHash('2580', 'salt') });
    const expiresAt = new Date(nowMs + 12 * 60 * MINUTE).toISOString();
    await store.transact((transaction) =>
      transaction.write([
        { kind: 'putRep', row },
        { kind: 'putSession', row: { hash: digest(email), email, expiresAt } },
      ]),
    );
    return (action: string, fields: Record<string, unknown> = {}) =>
      ok({
        kind: 'action',
        action,
        method: 'POST',
        fields: { token: SETTINGS.repToken, auth: email, ...fields },
      });
  };
  return {
    run,
    book: (over: Record<string, string>) => ok({ kind: 'booking', fields: aBookingPost(over) }),
    send: (action: string, fields: Record<string, unknown>) =>
      ok({ kind: 'action', action, method: 'POST', fields: { token: SETTINGS.bookingToken, ...fields } }),
    manager: await signIn(MANAGER, 'manager'),
    rep: await signIn('robin@reps.example', 'rep'),
  };
}

/** Does with a person all that leaves a trace, next to a neighbor of whom nothing may be erased. */
async function live(company: Awaited<ReturnType<typeof aCompany>>) {
  const { book, send, manager, rep, run } = company;
  const name = { firstName: 'Xiomara', lastName: 'Quiñones' };
  const submissionId = 'b3b7c1de-0000-4000-8000-000000000001';
  const booking = { ...name, submissionId, phone: PHONE, email: 'xq@old.example', address: '77 Manatee Way' };
  await book({
    ...booking,
    ...{ notes: 'Drip over the crib', insuranceCarrier: 'Osprey Fire', policyNumber: '77-OF-9' },
  });
  const images = { photo: PHOTO, thumbnail: THUMBNAIL };
  await send('add_photo', { submissionId, photoId: 'b3b7c1de-0000-4000-8000-000000000002', ...images });
  const { batches } = listBatchesAction.answer.parse(await rep('list_batches'));
  const batch = batches[0]?.batchId ?? '';
  const { lead } = nextLeadAnswer.parse(await rep('next_lead', { batch }));
  const leadId = lead?.leadId ?? '';
  await rep('next_lead', { batch, skip: leadId });
  await rep('update_lead', { leadId, status: 'Attempted', note: 'Her husband works nights' });
  await book({
    ...{ submissionId: 'b3b7c1de-0000-4000-8000-000000000003', firstName: 'Noor', lastName: 'Neighbor' },
    ...{ phone: '(321) 555-0199', email: 'noor@home.example' },
  });
  await manager('correct_lead', {
    leadId,
    was: { phone: PHONE, email: 'xq@old.example' },
    now: { phone: `${PHONE} / (321) 555-0166`, email: 'Xiomara@casa.example' },
  });
  await send('request_call', {
    ...name,
    ...{
      phone: PHONE,
      email: 'xiomara@casa.example',
      address: '9 Other St, Palm Bay',
      service: 'roof-repair',
    },
    ...{ submissionId: 'b3b7c1de-0000-4000-8000-000000000004', message: 'Call me in the evening' },
  });
  await run((now) => takeContactMessage(`Name: Xiomara Quiñones\nPhone: ${PHONE}`, '', SETTINGS, now));
  await manager('suppress_number', { phone: PHONE, reason: 'Xiomara asked by phone' });
  return leadId;
}

describe.each([
  ['the memory store', ofMemory],
  ['the embedded database', async () => ofDatabase(await emptyPglite())],
  ['PostgreSQL', async () => ofDatabase(await postgres.open())],
  ['a spreadsheet', ofSheet],
] satisfies [string, () => Promise<Opened>][])('a person who is erased from %s', (_name, open) => {
  let opened: Opened;
  let company: Awaited<ReturnType<typeof aCompany>>;
  let before: string;
  let leadIds: string[];
  let erased: unknown;

  beforeAll(async () => {
    opened = await open();
    company = await aCompany(opened);
    const leadId = await live(company);
    before = await opened.dump();
    const person = showPersonAction.answer.parse(await company.manager('show_person', { leadId }));
    leadIds = person.leads.map(({ lead }) => lead.leadId);
    erased = await company.manager('erase_person', { leadIds });
  });

  test('had left words everywhere, in two leads', () => {
    expect(WORDS.filter((word) => !before.includes(word))).toEqual([]);
    expect(leadIds).toHaveLength(2);
    expect(erased).toEqual({ ok: true, leads: 2, visits: 1, photos: 1 });
  });

  test('leaves the number on the do-not-call list and a line of the audit trail, and no word', async () => {
    const left = (await opened.dump()).split(KEY).join('the listed number');
    expect(WORDS.filter((word) => left.includes(word))).toEqual([]);
    for (const leadId of leadIds) expect(left).not.toContain(leadId);
    const { numbers } = await company.manager('list_suppressed');
    expect(numbers).toMatchObject([{ phone: KEY, suppressedBy: MANAGER }]);
    const { events } = listAuditAction.answer.parse(await company.manager('list_audit'));
    expect(events.map(({ action, note }) => [action, note])).toEqual([
      ['erased', '2 leads, 1 visit, 1 photo'],
      ['looked_up', ''],
      ['suppressed', KEY],
    ]);
  });

  test('takes nothing of another person along', async () => {
    const { leads } = await company.manager('find_leads', { text: 'Noor Neighbor' });
    expect(leads).toHaveLength(1);
    const left = await opened.dump();
    expect(left).toContain('noor@home.example');
    expect(left.split('(321) 555-0199')).toHaveLength(before.split('(321) 555-0199').length);
  });

  test('can be erased again, and is gone', async () => {
    expect(await company.manager('erase_person', { leadIds })).toMatchObject({ leads: 0 });
  });
});
