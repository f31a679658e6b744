import { beforeEach, describe, expect, test } from 'vitest';
import type { LeadRow, VisitRow } from '#backend/core/rows.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { put } from '#tests/stores/rows.ts';
import { aScriptWithOwner, type ScriptWithOwner } from './by-hand.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The tests' today is Friday. */
const SATURDAY = '2026-11-21';

let script: ScriptWithOwner;
beforeEach(async () => {
  script = await aScriptWithOwner();
});

/** Adds a lead that a visit was set for: on Saturday morning. */
function stop(name: string, visit: Partial<VisitRow> = {}, lead: Partial<LeadRow> = {}): void {
  script.write(
    put.lead({ leadId: name, lastName: name, firstName: '', ...lead }),
    put.visit({ leadId: name, reference: `RT-${name}`, madeBy: 'bea@tarps.example', ...visit }),
  );
}

function print() {
  script.start().printTomorrow();
  const { shown } = script.world.ui;
  if (!shown) throw new Error(`No page was shown, but: ${script.said()}`);
  return shown;
}

/** What can be read on the page, in lines. */
const readLines = (): string[] =>
  print()
    .page.html.replace(/<style>[^<]*<\/style>/, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&#(\d+);/g, (_entity, code: string) => String.fromCharCode(Number(code)))
    .split('\n')
    .filter((line) => line.trim() !== '');

/** The first line of each stop, below those of the half-days. */
const readStops = (): string[] =>
  readLines()
    .filter((line) => /^(?:\d+\. |Morning|Afternoon)/.test(line))
    .map((line) => line.replace(/,? \(.*$/, ''));

test('the menu has it', () => {
  script.start().onOpen();
  const items = script.world.ui.menus.flatMap((menu) => menu.items);
  expect(items).toContainEqual({ caption: "Print tomorrow's visits", functionName: 'printTomorrow' });
});

describe('the page of tomorrow’s visits', () => {
  test('has them by half-day in the crew’s order, numbered, without canceled ones and other days', () => {
    stop('Late', { apptTime: 'afternoon' }, { city: 'Cocoa' });
    stop('Third', { agreedTime: '10:00' }, { city: 'Melbourne' });
    stop('Second', { agreedTime: '08:30', state: 'confirmed' }, { city: 'melbourne' });
    stop('First', {}, { city: 'Cocoa' });
    stop('Canceled', { state: 'canceled' });
    stop('Today', { apptDate: '2026-11-20' });
    stop('Sunday', { apptDate: '2026-11-22' });
    const { title, page } = print();
    expect(title).toBe("Tomorrow's visits");
    expect(page).toMatchObject({ width: 816, height: 640 });
    expect(page.html).toMatch(/^<!DOCTYPE html><html lang="en">/);
    expect(page.html).toContain('onclick="window.print()">Print</button>');
    expect(readLines().slice(0, 5)).toEqual([
      ...['Saturday, November 21, 2026', 'Print', 'Sunrise Tarps', 'Saturday, November 21, 2026', '4 visits'],
    ]);
    expect(readStops()).toEqual([
      ...['Morning', '1. First', '2. 8:30 AM Second', '3. 10:00 AM Third', 'Afternoon', '4. Late'],
    ]);
    expect(page.html).not.toMatch(/Canceled|Today|Sunday/);
  });

  test('has what the crew has to know of each, and a line to tick off', () => {
    const words = 'Shingles are gone.';
    stop('Marlowe', { agreedTime: '09:30', words }, { firstName: 'Ada', notes: `${words}\nGate code 4711` });
    const lines = readLines();
    expect(lines.slice(lines.indexOf('Morning (8 AM to 12 PM)') + 1)).toEqual([
      '1. 9:30 AM Ada Marlowe, (321) 555-0142',
      '120 Ocean Avenue, Melbourne Beach, FL 32951',
      'No Cost Roof Inspection (Not confirmed yet) RT-Marlowe',
      'They wrote: Shingles are gone.',
      'Notes: Gate code 4711',
      'Roof done: ______  Notes: ____________________',
    ]);
  });

  test('shows what people wrote as they wrote it, and runs none of it', () => {
    script.type('Settings', 2, 'Value', 'Tarps & Sons');
    const words = `"Call 'me'" & <script>alert(1)</script>`;
    stop(
      'Quote',
      { words },
      { lastName: '<b>O’Hara</b>', address: '1 <img src=x onerror=alert(1)>', notes: '</li>&lt;' },
    );
    const { html } = print().page;
    expect(html).not.toMatch(/<(?:script|b|img)\b|&lt;/);
    expect(html.match(/<\/li>/g)).toHaveLength(1);
    expect(html).toContain('&#34;Call &#39;me&#39;&#34; &#38; &#60;script&#62;alert(1)&#60;/script&#62;');
    const lines = readLines();
    expect(lines).toContain('Tarps & Sons');
    expect(lines).toContainEqual(expect.stringContaining('1. <b>O’Hara</b>, '));
    expect(lines).toContainEqual(expect.stringContaining('1 <img src=x onerror=alert(1)>, '));
    expect(lines).toContain(`They wrote: ${words}`);
    expect(lines).toContain('Notes: </li>&lt;');
  });

  test('has no number of the do-not-call list, also of one that the owner has just marked in the tab', () => {
    stop('Both', {}, { phone: '(321) 555-0142 / (321) 555-0777', address: '1 Elm' });
    stop('Listed', {}, { phone: '(321) 555-0888', address: '2 Elm' });
    stop('Marked', {}, { phone: '(321) 555-0999', address: '3 Elm' });
    stop('Neighbor', {}, { phone: '(321) 555-0999', address: '4 Elm' });
    const numbers = ['13215550777', '13215550888'];
    script.write(
      ...numbers.map((phoneKey) => put.number({ phoneKey, suppressedAt: '2026-11-01T12:00:00.000Z' })),
    );
    const row = script.rows('Leads').findIndex((lead) => lead['Last name'] === 'Marked') + 2;
    script.type('Leads', row, 'Status', 'DO NOT CALL');
    const { html } = print().page;
    expect(html).toContain('1. Both, (321) 555-0142<');
    for (const stopWords of ['2. Listed', '3. Marked', '4. Neighbor'])
      expect(html).toContain(`${stopWords}, Do not call<`);
    for (const digits of ['0777', '0888', '0999']) expect(html).not.toContain(digits);
  });

  test('says that there are none, and how many visits still have no time', () => {
    expect(readLines().slice(1)).toEqual([
      ...['Sunrise Tarps', 'Saturday, November 21, 2026', 'No visits on this day.'],
    ]);
    const waits = { toAgree: true, apptTime: '' };
    stop('Waits', { ...waits, apptDate: SATURDAY });
    expect(readLines().slice(3)).toEqual(['No visits on this day.', '1 visit still has no time.']);
    stop('Waits too', { ...waits, apptDate: '' });
    stop('Comes');
    const { html } = print().page;
    expect(html).toContain('2 visits still have no time.');
    expect(readStops()).toEqual(['Morning', '1. Comes']);
    expect(html).not.toContain('Waits');
  });

  test('says when there are more than it can have', () => {
    const ofDay = Array.from({ length: PAGE_SIZES.visitsOfDay + 1 }, () => put.visit({}));
    const waiting = Array.from({ length: PAGE_SIZES.visitsToAgree + 1 }, () =>
      put.visit({ apptDate: '', apptTime: '', toAgree: true }),
    );
    script.write(...ofDay, ...waiting);
    const lines = readLines();
    expect(lines).toContain('These are 200 of them: there are more.');
    expect(lines).toContain('More than 50 visits still have no time.');
  });

  test('is that of the next day in Palm Bay, until midnight there', () => {
    stop('Marlowe');
    stop('Okafor', { apptDate: '2026-11-22' });
    script.world.wait(14 * HOUR - MINUTE);
    expect(readStops()).toEqual(['Morning', '1. Marlowe']);
    script.world.wait(MINUTE);
    expect(readLines()).toContain('Sunday, November 22, 2026');
    expect(readStops()).toEqual(['Morning', '1. Okafor']);
  });
});

describe('without visits to read', () => {
  const remove = (name: string) => {
    const { sheets } = script.world.spreadsheet;
    sheets.splice(
      sheets.findIndex((sheet) => sheet.getName() === name),
      1,
    );
  };

  test('an older sheet is left to the version that takes bookings', () => {
    script.book();
    remove('Visits');
    script.start().printTomorrow();
    expect(script.said()).toContain('publish that version first');
    expect(script.world.ui.shown).toBeNull();
    expect(script.world.spreadsheet.getSheetByName('Visits')).toBeNull();
  });

  test('a sheet that is not set up says so', () => {
    remove('Visits');
    script.start().printTomorrow();
    expect(script.said()).toMatch(/^That did not work: .*Choose Roof Leads, Set up this sheet/);
    script.world.properties.values.clear();
    script.world.wait(HOUR);
    script.start().printTomorrow();
    expect(script.said()).toContain("The script isn't set up yet.");
  });
});
