import { beforeEach, describe, expect, test } from 'vitest';
import { getMailedCode } from '#tests/mailed-code.ts';
import { put } from '#tests/stores/rows.ts';
import { aScriptWithOwner, type ScriptWithOwner } from './by-hand.ts';

let script: ScriptWithOwner;
beforeEach(async () => {
  script = await aScriptWithOwner();
});

describe('setting up', () => {
  const call = (action: string, fields: Record<string, unknown>) => {
    const answer = script.call(action, fields);
    expect(answer).toMatchObject({ ok: true });
    return answer;
  };
  const book = (phone: string) =>
    expect(script.book({ submissionId: `booking of ${phone}`, phone })).toMatchObject({ ok: true });

  function signInWithPin(): void {
    const email = 'robin@reps.example';
    call('forgot_pin', { email });
    const code = getMailedCode(script.world.mail.sent.at(-1)?.body);
    call('reset_pin', { email, code, pin: '7315' });
    call('auth_login', { email, password: '7315' });
  }

  test('creates every tab with frozen headings and plain-text cells', () => {
    const names = script.world.spreadsheet.sheets.map((sheet) => sheet.getName());
    const visible = ['Bookings', 'Leads', 'Batches', 'Reps', 'Suppressed', 'Audit', 'Errors', 'Settings'];
    expect(names).toEqual(expect.arrayContaining(visible));
    const leads = script.tab('Leads');
    expect(leads.frozenRows).toBe(1);
    expect(leads.grid.format(500, script.column('Leads', 'ZIP'))).toBe('@');
    expect(script.tab('Sessions').isHidden).toBe(true);
    const status = leads.getRange(2, script.column('Leads', 'Status'));
    expect(() => status.setValues([['Perhaps']])).toThrow(/validation/);
  });

  test('again changes no row, secret or setting, and shows the values for the .env file', () => {
    script.storm('lead');
    script.tab('Batches').grid.set(1, script.column('Batches', 'Archived'), '');
    const before = ['Leads', 'Settings'].map(script.rows);
    const secrets = new Map(script.world.properties.values);
    script.start().setUp();
    expect(script.said()).toContain('Already set up');
    expect(script.said()).toContain('VITE_REP_TOKEN=dev-rep-token');
    expect(['Leads', 'Settings'].map(script.rows)).toEqual(before);
    expect(script.world.properties.values).toEqual(secrets);
    expect(script.world.triggers).toEqual(['sendMessages']);
    expect(script.column('Batches', 'Archived'), 'a deleted heading again, at the end').toBe(6);
  });

  test('adds a heading of the tab Settings again', () => {
    script.tab('Settings').grid.set(1, script.column('Settings', 'Value'), '');
    script.start().setUp();
    expect(script.said()).toContain('VITE_REP_TOKEN=dev-rep-token');
    expect(script.column('Settings', 'Value')).toBeGreaterThan(2);
  });

  test('makes no new secret for a copy of a sheet, unless the owner says that the old one is lost', () => {
    const { properties } = script.world;
    const secrets = new Map(properties.values);
    const check = script.rows('Settings').find(({ Setting }) => Setting === 'Check of PIN_PEPPER');
    expect(check?.Value).toMatch(/^[\da-f]{64}$/);
    expect(check?.Value).not.toContain(secrets.get('PIN_PEPPER'));
    // The script of a copy has no properties.
    properties.values.clear();
    script.start().checkThisSheet();
    expect(script.said()).toMatch(
      /\[ \] Every tab, heading and secret is there\n +The script's properties lack PIN_PEPPER/,
    );
    script.start().setUp();
    expect(script.said()).toContain('Put back the right one');
    expect([...properties.values.keys()]).toEqual([]);
    properties.setProperty('PIN_PEPPER', 'another secret of many letters');
    script.start().setUp();
    expect(script.said()).toContain('The script has another PIN_PEPPER');
    // The right one again.
    properties.setProperty('PIN_PEPPER', secrets.get('PIN_PEPPER') ?? '');
    script.start().setUp();
    expect(script.said()).toContain('Already set up');
    // Lost for good.
    properties.setProperty('PIN_PEPPER', 'another secret of many letters');
    const row = script.rows('Settings').findIndex(({ Setting }) => Setting === 'Check of PIN_PEPPER') + 2;
    script.type('Settings', row, 'Value', '');
    script.start().setUp();
    expect(script.said()).toContain('Already set up');
    expect(script.rows('Settings')[row - 2]?.Value).not.toBe(check?.Value);
    expect(script.rows('Settings')[row - 2]?.Value).toMatch(/^[\da-f]{64}$/);
  });

  test('adds a line for each call script, and reps get what the owner writes there', () => {
    const title = 'Call script: No Cost Emergency Tarping, New Lead';
    const auth = script.signedIn();
    const row = script.rows('Settings').findIndex(({ Setting }) => Setting === title) + 2;
    expect(row).toBeGreaterThan(1);
    expect(script.call('call_scripts', { auth })).toMatchObject({ ok: true, scripts: [] });
    script.type('Settings', row, 'Value', 'Hi {first name},\nis it raining in?');
    expect(script.call('call_scripts', { auth }).scripts).toEqual([
      {
        service: 'emergency-tarping',
        status: 'New Lead',
        language: 'en',
        text: 'Hi {first name},\nis it raining in?',
      },
    ]);
  });

  test('frees callbacks that a version before this one has kept for blocked reps, and says how many', () => {
    script.write(put.rep({ email: 'gone@reps.example', state: 'denied' }));
    script.storm('one', 'two', 'free');
    for (const row of [2, 3]) {
      script.type('Leads', row, 'Callback', '2026-11-20T15:30:00.000Z');
      script.type('Leads', row, 'Callback for', 'gone@reps.example');
    }
    script.start().setUp();
    expect(script.said()).toContain('2 callbacks kept for blocked reps went back to the queue.');
    expect(script.rows('Leads').map((row) => row['Callback for'])).toEqual(['', '', '']);
    expect(script.rows('Audit').map(({ Action }) => Action)).toEqual(['unreserved', 'unreserved']);
    script.start().setUp();
    expect(script.said()).not.toContain('callback');
  });

  test.each<[tab: string, heading: string, act: (auth: string) => void, value: string]>([
    ['Leads', 'Other phone digits', () => book('(321) 555-0142 or (321) 555-0143'), '13215550143'],
    ['Reps', 'Last sign-in', signInWithPin, '2026-11-20T15:00'],
    [
      'Batches',
      'Archived',
      (auth) => call('archive_batch', { auth, batchId: 'storm', archived: true }),
      '2026-',
    ],
    ['Reps', 'Languages', (auth) => call('save_languages', { auth, languages: 'es' }), 'es'],
    [
      'Suppressed',
      'File ID',
      (auth) =>
        call('suppress_file', { auth, fileId: 'registry-1', fileName: 'f.csv', numbers: ['13215550177'] }),
      'registry-1',
    ],
  ])(
    'of an older version: a sheet without the column of %s, %s, works and gets it with the first row that needs it',
    (tab, heading, act, value) => {
      script.tab(tab).grid.set(1, script.column(tab, heading), '');
      const auth = script.signedIn({ role: 'manager' });
      script.storm('one');
      book('(321) 555-0142');
      expect(script.save(auth, script.next(auth)?.leadId, 'Attempted')).toMatchObject({ ok: true });
      call('suppress_number', { auth, phone: '3215550199', reason: '' });
      expect(call('find_leads', { auth, text: 'Marlowe' }).leads).not.toEqual([]);
      expect(script.column(tab, heading), 'nothing to keep there yet').toBe(0);
      act(auth);
      expect(script.rows(tab).map((row) => row[heading])).toContainEqual(expect.stringContaining(value));
      expect(script.rows('Errors')).toEqual([]);
    },
  );

  test('adds the menu, and every item of it calls an existing function', () => {
    script.start().onOpen();
    const [menu] = script.world.ui.menus;
    expect(menu?.caption).toBe('Roof Leads');
    const functions: Record<string, unknown> = { ...script.start() };
    for (const { functionName } of menu?.items ?? []) expect(functions[functionName]).toBeTypeOf('function');
  });
});

describe('the import of a pasted tab', () => {
  const HEADINGS = ['Last name', 'Phone number', 'State', 'Import result'];
  const ZORA = ['Zimmer', '321-555-0102', 'FL', ''];
  const ADA = ['Marlowe', '321-555-0101', 'FL', ''];
  const ABE = ['Acker', '321-555-0103', 'FL', ''];

  /** Replaces the contents of the tab, as pasting over all of it does. */
  const paste = (...rows: string[][]) => script.tab('March list').grid.load(1, rows);
  const getResults = () =>
    script.rows('March list').map((row) => [row['Last name'], row['Import result']?.split(':')[0]]);
  const getLeads = () => script.rows('Leads').map((row) => `${row['Phone digits']} ${row['Last name']}`);

  beforeEach(() => {
    script.world.spreadsheet.insertSheet('March list');
    script.world.spreadsheet.select('March list');
  });

  test('gives each row its result, and adds nothing the second time', () => {
    paste(
      ['First', 'Last name', 'Phone number', 'Zip Code', 'Address', 'Do not call'],
      ['Grace', 'Okafor', '(321) 555-0177', '00123', '9 Heron Court\nPalm Bay', ''],
      ['Ada', 'Marlowe', '321.555.0177', '32951', '', ''],
      ['', '', '', '', '', ''],
      ['', 'Acker', '321-555-0103', '', '', 'TRUE'],
      ['Nobody', '', 'none', '', '', ''],
    );
    script.start().importTab();
    expect(script.said()).toContain('added: 1');
    expect(getResults()).toEqual([
      ['Okafor', 'added'],
      ['Marlowe', 'duplicate'],
      ['Acker', 'listed'],
      ['', 'invalid'],
    ]);
    expect(script.rows('Leads')).toMatchObject([
      {
        'First name': 'Grace',
        ZIP: '00123',
        Address: '9 Heron Court Palm Bay',
        'Batch ID': 'march-list',
      },
      { 'Last name': 'Acker', Status: 'DO NOT CALL' },
    ]);
    script.start().importTab();
    expect(script.rows('Leads')).toHaveLength(2);
    expect(script.rows('Batches')).toMatchObject([{ Name: 'March list' }]);
  });

  test('finds the headings below the titles of the list', () => {
    paste(['Storm list'], ['Generated 11/02/2026'], HEADINGS.slice(0, 3), ZORA.slice(0, 3), ADA.slice(0, 3));
    script.start().importTab();
    const results = script
      .tab('March list')
      .shown()
      .map((row) => row[3]);
    expect(results).toEqual(['', '', 'Import result', 'added', 'added']);
    script.start().importTab();
    expect(getLeads()).toEqual(['13215550102 Zimmer', '13215550101 Marlowe']);
  });

  test('takes a long list in parts: each row gets its own result and each line of the audit trail its own id', () => {
    const numbers = Array.from({ length: 300 }, (_, index) => `321555${String(index).padStart(4, '0')}`);
    paste(HEADINGS, ...numbers.map((number) => [`N ${number}`, number, 'FL', '']));
    const list = script.tab('March list');
    script.world.lock.meanwhile = () => {
      // Between two chunks the owner reverses the order of the tab.
      const [first = [], ...rows] = list.shown(2);
      if (first[1] === numbers[0] && first[3] !== '') paste(HEADINGS, ...rows.reverse(), first);
    };
    script.start().importTab();
    expect(list.shown(2)[0]?.[1]).toBe(numbers.at(-1));
    expect(script.said()).toContain('added: 300');
    expect(new Set(getLeads()).size).toBe(300);
    expect(script.rows('March list').every((row) => row['Import result'] === 'added')).toBe(true);
    expect(new Set(script.rows('Audit').map((row) => row['Line ID'])).size).toBe(301);
  });

  test('accepts next week’s list in the same tab: its rows are added, and last week’s leads do not change', () => {
    paste(HEADINGS, ZORA, ADA);
    script.start().importTab();
    const auth = script.signedIn();
    script.save(auth, script.next(auth, 'march-list')?.leadId, 'Attempted');
    script.world.wait(7 * 24 * 3_600_000);
    paste(HEADINGS, ZORA, ABE);
    script.start().importTab();
    expect(getResults()).toEqual([
      ['Zimmer', 'duplicate'],
      ['Acker', 'added'],
    ]);
    expect(getLeads()).toEqual(['13215550102 Zimmer', '13215550101 Marlowe', '13215550103 Acker']);
    const statuses = script.rows('Leads').map(({ Status }) => Status);
    expect(statuses).toEqual(['Attempted', 'New Lead', 'New Lead']);
  });

  test('refuses a list without headings, a batch that is archived, and one of the script’s own tabs', () => {
    paste(['Storm list'], ['Parcel', 'Roof'], ['1', 'flat']);
    script.start().importTab();
    expect(script.said()).toContain('One of the first rows needs the headings');
    paste(HEADINGS, ZORA);
    const batchId = 'march-list';
    script.write(put.batch({ batchId, archivedAt: '2026-11-20' }), put.lead({ batchId }));
    script.start().importTab();
    expect(script.said()).toContain('This batch has been archived. Choose another one.');
    expect(script.rows('Leads')).toHaveLength(1);
    script.world.spreadsheet.select('Leads');
    script.start().importTab();
    expect(script.said()).toContain('Wrong tab');
  });
});

test('the menu says when no rep is chosen', () => {
  script.world.spreadsheet.select('Leads', 2);
  script.start().approveRep();
  expect(script.said()).toContain('No rep selected');
});

test("the menu shows today's numbers", () => {
  script.book();
  script.storm('lead');
  const auth = script.signedIn();
  script.next(auth);
  script.save(auth, 'lead', 'Attempted');
  script.start().showTodaysNumbers();
  const lines = [
    'New from the website: 1, the oldest since',
    'Robin Reyes: 1 call, 0 appointments',
    ': 1 booking, 1 call, 0 appointments',
    'Storm: 1 of 1',
    'Website bookings: 1 of 1',
  ];
  for (const line of lines) expect(script.said()).toContain(line);
});
