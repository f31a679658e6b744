import { beforeAll, describe, expect, test } from 'vitest';
import { setUpTabs } from '#backend/hosts/apps-script/owner-menu/set-up-tabs.ts';
import { createPhotoFiles } from '#backend/hosts/apps-script/photo-files.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { createSheetsStore } from '#backend/stores/sheets/store.ts';
import type { Store } from '#backend/stores/store.ts';
import { listAuditAction } from '#contract/actions/accounts/list-audit.ts';
import { showPersonAction } from '#contract/actions/manager/people.ts';
import { aWorld } from '#tests/apps-script/fake/world.ts';
import { asStore } from '#tests/apps-script/sheet.ts';
import { emptyPglite } from './fresh-pglite.ts';
import { aCompany, dumpTables, KEY, live, MANAGER, WORDS } from './lived-company.ts';
import { createMemoryStore } from './memory/memory.ts';
import { postgresForThisFile } from './own-postgres.ts';

interface Opened {
  store: Store;
  /** All that is stored, as text. */
  dump: () => Promise<string>;
}

const postgres = postgresForThisFile();

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
    company = await aCompany(opened.store);
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
