import { beforeEach, describe, expect, test } from 'vitest';
import { aBookingPost } from '#tests/builders/booking.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { type ByHand, byHand } from './by-hand.ts';
import { anInstalledScript, type Installed } from './installed.ts';

let script: Installed;
let hand: ByHand;
beforeEach(async () => {
  script = await anInstalledScript();
  hand = byHand(script);
});

describe('setting up', () => {
  test('makes every tab with its headings in view, and its cells plain text', () => {
    const names = script.world.spreadsheet.sheets.map((sheet) => sheet.getName());
    expect(names).toEqual(
      expect.arrayContaining([
        'Bookings',
        'Leads',
        'Batches',
        'Reps',
        'Suppressed',
        'Audit',
        'Errors',
        'Settings',
      ]),
    );
    expect(hand.tab('Leads').frozenRows).toBe(1);
    expect(hand.tab('Leads').grid.format(500, hand.column('Leads', 'ZIP'))).toBe('@');
    expect(hand.tab('Sessions').isHidden).toBe(true);
    expect(() =>
      hand
        .tab('Leads')
        .getRange(2, hand.column('Leads', 'Status'))
        .setValues([['Perhaps']]),
    ).toThrow(/validation/);
  });

  test('twice changes nothing: no row, no secret, no second line of settings', () => {
    hand.storm('lead');
    const before = ['Leads', 'Settings', 'Batches'].map(script.rows);
    const secrets = new Map(script.world.properties.values);
    script.start().setUp();
    expect(script.world.ui.last()).toContain('Nothing was missing');
    expect(['Leads', 'Settings', 'Batches'].map(script.rows)).toEqual(before);
    expect(script.world.properties.values).toEqual(secrets);
  });

  test('shows what goes into the .env of the site', () => {
    script.start().setUp();
    expect(script.world.ui.last()).toContain('VITE_REP_TOKEN=dev-rep-token');
  });

  test('brings back a heading that was deleted, at the end', () => {
    hand.tab('Batches').grid.set(1, hand.column('Batches', 'Description'), '');
    script.start().setUp();
    expect(hand.column('Batches', 'Description')).toBe(5);
  });

  test('puts the menu in place, and every item of it is a function', () => {
    script.start().onOpen();
    const [menu] = script.world.ui.menus;
    expect(menu?.caption).toBe('Roof Leads');
    const functions: Record<string, unknown> = { ...script.start() };
    for (const { functionName } of menu?.items ?? []) expect(functions[functionName]).toBeTypeOf('function');
  });
});

describe('the menu', () => {
  const paste = (rows: string[][]) => {
    const sheet = script.world.spreadsheet.insertSheet('March list');
    sheet
      .getRange(1, 1, rows.length, rows[0]?.length ?? 0)
      .setNumberFormat('@')
      .setValues(rows);
    script.world.spreadsheet.select('March list');
  };

  test('imports a pasted tab, says of each row what became of it, and does nothing twice', () => {
    paste([
      ['First', 'Last name', 'Phone number', 'Zip Code'],
      ['Grace', 'Okafor', '(321) 555-0177', '00123'],
      ['Ada', 'Marlowe', '321.555.0177', '32951'],
      ['', '', '', ''],
      ['Nobody', '', 'none', ''],
    ]);
    script.start().importTab();
    expect(script.world.ui.last()).toContain('added: 1');
    expect(script.rows('March list').map((row) => row['Import result']?.split(':')[0])).toEqual([
      'added',
      'duplicate',
      'invalid',
    ]);
    expect(script.rows('Leads')).toMatchObject([
      { 'First name': 'Grace', ZIP: '00123', 'Batch ID': 'march-list' },
    ]);
    script.start().importTab();
    expect(script.rows('Leads')).toHaveLength(1);
    expect(script.rows('Batches')).toMatchObject([{ Name: 'March list' }]);
  });

  const getResults = () =>
    script.rows('March list').map((row) => [row['Last name'], row['Import result']?.split(':')[0]]);
  const namesOfLeads = () =>
    script.rows('Leads').map((row) => [row['Phone digits'], row['Last name'], row.Status]);

  test('goes on after a list was sorted: no homeowner is written over by another', () => {
    paste([
      ['First', 'Last name', 'Phone number'],
      ['Zora', 'Zimmer', '321-555-0102'],
      ['Ada', 'Marlowe', '321-555-0101'],
    ]);
    script.start().importTab();
    const { grid } = hand.tab('March list');
    const [, zora = [], ada = []] = hand.tab('March list').getRange(1, 1, 3, 4).getDisplayValues();
    grid.load(2, [['Abe', 'Acker', '321-555-0103', ''], ada, zora]);
    script.start().importTab();
    expect(getResults()).toEqual([
      ['Acker', 'added'],
      ['Marlowe', 'added'],
      ['Zimmer', 'added'],
    ]);
    expect(namesOfLeads()).toEqual([
      ['13215550102', 'Zimmer', 'New Lead'],
      ['13215550101', 'Marlowe', 'New Lead'],
      ['13215550103', 'Acker', 'New Lead'],
    ]);
  });

  test('takes a long list in stretches: each row has its own result and each line of the audit trail its own id', () => {
    const numbers = Array.from({ length: 300 }, (_, index) => `321555${String(index).padStart(4, '0')}`);
    paste([
      ['Last name', 'Phone number', 'State'],
      ...numbers.map((number) => [`N ${number}`, number, 'FL']),
    ]);
    const { lock } = script.world;
    const waitLock = lock.waitLock.bind(lock);
    lock.waitLock = (ms) => {
      // Between two chunks the owner reverses the order of the tab.
      const sheet = hand.tab('March list');
      if (sheet.getLastColumn() === 4) {
        const rows = sheet.getRange(2, 1, 300, 4).getDisplayValues();
        if (rows[0]?.[1] === numbers[0] && rows[0]?.[3] !== '') sheet.grid.load(2, rows.reverse());
      }
      waitLock(ms);
    };
    script.start().importTab();
    expect(script.world.ui.last()).toContain('added: 300');
    expect(new Set(script.rows('Leads').map((row) => row['Phone digits'])).size).toBe(300);
    expect(script.rows('March list').every((row) => row['Import result'] === 'added')).toBe(true);
    expect(new Set(script.rows('Audit').map((row) => row['Line ID'])).size).toBe(300);
  });

  test('takes next week’s list from the same tab: its rows are added, and last week’s leads stay as they are', () => {
    const list = (...rows: string[][]) => [
      ['First', 'Last name', 'Phone number', 'State', 'Import result'],
      ...rows,
    ];
    paste(list(['Zora', 'Zimmer', '321-555-0102', 'FL', ''], ['Ada', 'Marlowe', '321-555-0101', 'FL', '']));
    script.start().importTab();
    const auth = script.signedIn();
    const { lead } = script.call('next_lead', { auth, batch: 'march-list' }) as { lead: { leadId: string } };
    script.call('update_lead', { auth, leadId: lead.leadId, status: 'Attempted', note: 'Call after six' });
    script.world.wait(7 * 24 * 3_600_000);
    hand
      .tab('March list')
      .grid.load(
        1,
        list(['Zora', 'Zimmer', '321-555-0102', 'FL', ''], ['Abe', 'Acker', '321-555-0103', 'FL', '']),
      );
    script.start().importTab();
    expect(getResults()).toEqual([
      ['Zimmer', 'duplicate'],
      ['Acker', 'added'],
    ]);
    expect(namesOfLeads()).toEqual([
      ['13215550102', 'Zimmer', 'Attempted'],
      ['13215550101', 'Marlowe', 'New Lead'],
      ['13215550103', 'Acker', 'New Lead'],
    ]);
  });

  test('does not take one of its own tabs for a list', () => {
    script.world.spreadsheet.select('Leads');
    script.start().importTab();
    expect(script.world.ui.last()).toContain('Not this tab');
  });

  test('says when no rep is chosen', () => {
    script.world.spreadsheet.select('Leads', 2);
    script.start().approveRep();
    expect(script.world.ui.last()).toContain('No rep is chosen');
  });

  test("shows today's numbers", () => {
    script.book(aBookingPost({}, FRIDAY_TEN));
    hand.storm('lead');
    const auth = script.signedIn();
    hand.nextId(auth);
    script.call('update_lead', { auth, leadId: 'lead', status: 'Attempted', note: 'No answer' });
    script.start().showTodaysNumbers();
    const said = script.world.ui.last();
    expect(said).toContain('Bookings: 1');
    expect(said).toContain('robin@reps.example: 1');
    expect(said).toContain('Storm: 1 of 1');
    expect(said).toContain('Website bookings: 1 of 1');
  });
});
