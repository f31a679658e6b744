import { beforeEach, describe, expect, test } from 'vitest';
import { expectConsole } from '#tests/setup/console.ts';
import { put } from '#tests/stores/rows.ts';
import { aScriptWithOwner, type ScriptWithOwner } from './by-hand.ts';
import { fillSheet } from './filled.ts';

let script: ScriptWithOwner;
beforeEach(async () => {
  script = await aScriptWithOwner();
  script.signedIn({ email: 'boss@tarps.example', role: 'manager' });
});

const check = (): string => {
  script.start().checkThisSheet();
  return script.said();
};

/** The lines that are not ticked, with what to do. */
const open = (): string => {
  const parts = check().split(/\n(?=\[)/);
  return parts.filter((part) => part.includes('[ ]')).join('\n');
};

test('Check this sheet ticks every line of a sheet that is set up, and changes nothing', () => {
  const tabs = ['Settings', 'Reps', 'Errors', 'Leads', 'Audit'];
  const before = tabs.map(script.rows);
  const said = check();
  expect(said).not.toContain('[ ]');
  expect(said.match(/\[x\]/g)).toHaveLength(9);
  expect(said).toContain('100 are left for today.');
  expect(tabs.map(script.rows)).toEqual(before);
});

test('it names an empty setting, a site address that no link can begin with, and a limit that cannot be read', () => {
  script.type('Settings', 3, 'Value', '');
  expect(open()).toMatch(/Settings is filled in\n +Empty: Contact email\.$/);
  script.type('Settings', 3, 'Value', 'office@tarps.example');
  script.type('Settings', 4, 'Value', 'www.tarps.example');
  expect(open()).toContain('Site address must be like https://');
  script.type('Settings', 4, 'Value', 'https://tarps.example');
  const row = 2 + script.rows('Settings').findIndex(({ Setting }) => Setting === 'Closed days');
  script.type('Settings', row, 'Value', 'Sunday, Dec 25');
  expect(open()).toContain('Closed days: “Dec 25”: use a date such as 12/25/2026');
});

test('it puts numbers on the do-not-call list whose lead was set to DO NOT CALL by hand, and says so', () => {
  fillSheet(script, 2);
  script.type('Leads', 2, 'Status', 'DO NOT CALL');
  script.type('Suppressed', 2, 'Phone number', '555-01');
  expect(open()).toContain(
    'Suppressed, row 2: “555-01” has too few digits: the area code is needed.\n' +
      '      1 lead was set to DO NOT CALL by hand: the numbers are in Suppressed now.',
  );
  expect(script.rows('Suppressed')).toMatchObject([{}, { 'Phone number': '14072000000', By: 'owner' }]);
  script.tab('Suppressed').grid.set(2, 1, '');
  expect(check()).toContain('[x] Nobody with DO NOT CALL can be called\n[');
});

test('it names a missing tab, a missing heading of another, and folders for photos that are in the trash', () => {
  script.tab('Photos').grid.set(1, 1, '');
  const { drive, properties, spreadsheet } = script.world;
  spreadsheet.sheets.splice(spreadsheet.sheets.indexOf(script.tab('Meters')), 1);
  const said = open();
  expect(said).toContain('the tab Meters');
  expect(said).toMatch(/the heading ".+" of the tab Photos/);
  expect(said).toContain('Choose Set up this sheet.');
  script.start().setUp();
  expect(open()).toBe('');
  drive.trash(properties.values.get('PHOTOS_FOLDER') ?? '');
  expect(open()).toContain('Photos cannot be stored. Choose Set up this sheet.');
  script.start().setUp();
  expect(open()).toBe('');
});

test('it says when nobody can manage the site, what comes next, and who gets no email any more today', () => {
  script.type('Reps', 2, 'State', 'approved');
  expect(open()).toContain('has not signed in yet');
  script.type('Reps', 2, 'Role', 'rep');
  expect(open()).toContain('choose Approve the selected rep as a manager');
  for (const [quota, words] of [
    [40, 'those to homeowners wait for tomorrow'],
    [20, 'only those to reps are sent'],
    [10, 'only those that a manager sends to reps are sent'],
  ] as const) {
    script.world.mail.quota = quota;
    const said = open();
    expect(said).toContain(`${quota} are left for today`);
    expect(said).toContain(words);
  }
});

test('it counts the errors of the last 24 hours with the newest reason, and no older ones', () => {
  script.storm('lead');
  script.type('Leads', 2, 'Created', 'yesterday');
  script.next(script.signedIn());
  expect(open()).toMatch(
    /Errors has no line of the last 24 hours\n +1, the newest at Nov 20, .+: Leads, row 2: Created is not a time/,
  );
  script.world.wait(25 * 3_600_000);
  expect(open()).toBe('');
});

test('it says how many emails wait, when nothing sends them, and what the webhook lacks', () => {
  const { mail, properties, triggers } = script.world;
  mail.failure = 'Service unavailable: Mail';
  script.book();
  expect(open()).toMatch(/No email and no event waits\n +2 waiting\. The tab Messages says why/);
  mail.failure = '';
  script.world.wait(10 * 60_000);
  script.start().sendMessages();
  expect(open()).toBe('');
  triggers.length = 0;
  expect(open()).toContain('Nothing sends what waits. Choose Set up this sheet.');
  script.start().setUp();
  expect(triggers).toEqual(['sendMessages']);
  properties.setProperty('WEBHOOK_URL', 'https://hooks.example/roof');
  expect(open()).toContain('WEBHOOK_URL needs a WEBHOOK_SECRET');
  properties.setProperty('WEBHOOK_SECRET', 'a secret');
  expect(check()).toContain('The webhook is hooks.example.');
  properties.setProperty('WEBHOOK_URL', 'http://hooks.example/roof');
  expect(open()).toContain('WEBHOOK_URL must begin with https://');
});

describe('it says when the company has outgrown the sheet, and so does Today’s numbers', () => {
  const today = (): string => {
    script.start().showTodaysNumbers();
    return script.said();
  };
  const TOO_LARGE = 'The company has outgrown its Google Sheet.';

  test('from 10,000 leads on, but not one before', () => {
    fillSheet(script, 9_999);
    expect(check()).toContain('9,999 leads. From 10,000 on, think of moving.');
    expect(today()).not.toContain(TOO_LARGE);
    script.write(put.lead({ batchId: 'storm' }));
    expect(open()).toMatch(
      /large enough for the work\n +10,000 leads: .+\n +docs\/google-sheets.md, .+PostgreSQL/,
    );
    expect(today()).toMatch(new RegExp(`${TOO_LARGE}\n +10,000 leads: `));
  });

  test('when the file has half of the cells that Google allows, but not one before', () => {
    const { sheets } = script.world.spreadsheet;
    const used = sheets.reduce((sum, sheet) => sum + sheet.getMaxRows() * sheet.getMaxColumns(), 0);
    // Google does not count the cells of a chart in a tab of its own.
    script.world.spreadsheet.insertSheet('Chart').type = 'OBJECT';
    const { grid } = script.world.spreadsheet.insertSheet('Notes');
    grid.maxColumns = 1;
    grid.maxRows = 5_000_000 - used - 1;
    expect(open()).toBe('');
    expect(today()).not.toContain(TOO_LARGE);
    grid.maxRows += 1;
    expect(open()).toContain(' 5,000,000 cells: Google ends at 10,000,000');
    expect(today()).toMatch(new RegExp(`${TOO_LARGE}\n +5,000,000 cells: `));
  });

  test('when five requests gave up because others wrote, for six hours', () => {
    for (let request = 1; request <= 5; request++) expectConsole('error', 'ScriptBusy');
    script.world.lock.heldElsewhere = true;
    for (let request = 1; request <= 4; request++) script.book({ submissionId: `booking-${request}` });
    expect(open()).toBe('');
    script.book({ submissionId: 'booking-5' });
    script.world.lock.heldElsewhere = false;
    expect(open()).toContain('5 requests were refused lately');
    script.world.wait(6 * 3_600_000 + 1_000);
    expect(open()).toBe('');
  });
});
