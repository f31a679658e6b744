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

describe('edits by hand', () => {
  test('columns may be moved, and there may be more of them and blank rows', () => {
    hand.storm('first', 'second');
    const { grid } = hand.tab('Leads').insertColumnsAfter(3, 2);
    grid.set(1, 4, 'Crew');
    grid.set(2, 4, 'Blue');
    grid.insertRows(2, 1);
    const auth = script.signedIn();
    expect(hand.nextId(auth)).toBe('first');
    expect(
      script.call('update_lead', { auth, leadId: 'first', status: 'Not Qualified', note: 'x' }),
    ).toMatchObject({ ok: true });
    expect(script.rows('Leads')).toMatchObject([
      { Crew: 'Blue', Status: 'Not Qualified' },
      { Status: 'New Lead' },
    ]);
  });

  test.each([
    ['Open', 'maybe', 'Open is neither yes nor no'],
    ['Attempts', 'many', 'Attempts is no whole number'],
    [
      'Not before',
      'tomorrow',
      'Not before is no moment as the script writes it (year-month-dayThours:minutes:seconds.000Z)',
    ],
    ['Lead ID', '', 'Lead ID is empty'],
  ])(
    'a row mangled in %s lands in Errors with its reason, once, and stops nothing else',
    (heading, typed, reason) => {
      hand.storm('bad', 'good');
      hand.type('Leads', 2, heading, typed);
      const auth = script.signedIn();
      expect(hand.nextId(auth)).toBe('good');
      script.get({ action: 'list_batches', token: 'dev-rep-token', auth });
      expect(script.rows('Errors')).toMatchObject([{ Where: 'Leads, row 2', What: reason }]);
    },
  );

  test('a call window that an older script has written is one for hours that are right everywhere', () => {
    hand.storm('first', 'second');
    hand.type('Leads', 2, 'Call window', 'hawaii');
    expect(hand.nextId(script.signedIn())).toBe('second');
    expect(script.rows('Errors')).toEqual([]);
  });

  test('a row that was copied is reported and served once', () => {
    hand.storm('lead');
    const row = hand.tab('Leads').getRange(2, 1, 1, hand.tab('Leads').getLastColumn()).getDisplayValues();
    hand
      .tab('Leads')
      .getRange(3, 1, 1, row[0]?.length ?? 0)
      .setValues(row);
    const auth = script.signedIn();
    expect(script.get({ action: 'list_batches', token: 'dev-rep-token', auth })).toMatchObject({
      batches: [{ count_total: 1 }],
    });
    expect(script.rows('Errors').at(-1)?.What).toContain('stands in another row already');
  });

  test('a status typed by hand closes the lead', () => {
    hand.storm('first', 'second');
    hand.type('Leads', 2, 'Status', 'Not Qualified');
    expect(hand.nextId(script.signedIn())).toBe('second');
  });

  test('a number typed into Suppressed is never called', () => {
    hand.storm('lead');
    hand.type('Suppressed', 2, 'Phone number', '(321) 555-0142');
    const auth = script.signedIn({ role: 'manager' });
    expect(hand.nextId(auth)).toBeNull();
    expect(script.call('list_suppressed', { auth })).toMatchObject({
      numbers: [{ phone: '13215550142', suppressedAt: '', suppressedBy: '' }],
    });
    expect(script.call('lift_suppression', { auth, phone: '321 555 0142' })).toMatchObject({
      ok: true,
      reopened: 1,
    });
    expect(script.rows('Suppressed')).toEqual([]);
  });

  test('a number typed into Suppressed keeps its empty date when it is called for a booking', () => {
    hand.type('Suppressed', 2, 'Phone number', '(321) 555-0142');
    script.book(aBookingPost({}, FRIDAY_TEN));
    const auth = script.signedIn();
    const { lead, calling } = script.call('next_lead', { auth, batch: 'website-bookings' }) as {
      lead: { leadId: string };
      calling: object;
    };
    expect(calling).toMatchObject({ listed: true });
    script.call('update_lead', { auth, leadId: lead.leadId, status: 'Attempted', note: 'No answer' });
    expect(script.rows('Suppressed')).toMatchObject([{ 'Phone number': '13215550142', Since: '' }]);
  });

  test('sorting the tab while a rep saves writes into the right row', () => {
    hand.storm('first', 'second');
    const auth = script.signedIn();
    hand.nextId(auth);
    const { lock } = script.world;
    const waitLock = lock.waitLock.bind(lock);
    lock.waitLock = (ms) => {
      const tab = hand.tab('Leads');
      const { grid } = tab;
      const rows = [2, 3].map(
        (row) => tab.getRange(row, 1, 1, tab.getLastColumn()).getDisplayValues()[0] ?? [],
      );
      grid.load(2, rows.reverse());
      waitLock(ms);
    };
    script.call('update_lead', { auth, leadId: 'first', status: 'Not Qualified', note: 'x' });
    const statuses = script.rows('Leads').map((row) => [row['Lead ID'], row.Status]);
    expect(statuses).toEqual([
      ['second', 'New Lead'],
      ['first', 'Not Qualified'],
    ]);
  });

  test('an address corrected while a rep saves stays corrected', () => {
    hand.storm('lead');
    const auth = script.signedIn();
    hand.nextId(auth);
    const { lock } = script.world;
    const waitLock = lock.waitLock.bind(lock);
    lock.waitLock = (ms) => {
      hand.tab('Leads').grid.set(2, hand.column('Leads', 'Address'), '12 Right Street');
      waitLock(ms);
    };
    script.call('update_lead', { auth, leadId: 'lead', status: 'Not Qualified', note: 'x' });
    expect(script.rows('Leads')).toMatchObject([{ Address: '12 Right Street', Status: 'Not Qualified' }]);
  });
});

describe('a cache that forgets', () => {
  test('changes no answer', () => {
    hand.storm('first', 'second');
    const auth = script.signedIn();
    const batches = () => {
      script.world.cache.evict();
      return script.get({ action: 'list_batches', token: 'dev-rep-token', auth });
    };
    expect(batches()).toMatchObject({ batches: [{ count_open: 2 }] });
    expect(hand.nextId(auth)).toBe('first');
    script.world.cache.evict();
    script.call('update_lead', { auth, leadId: 'first', status: 'Not Qualified', note: 'x' });
    expect(script.get({ action: 'list_batches', token: 'dev-rep-token', auth })).toMatchObject({
      batches: [{ count_open: 1, count_total: 2 }],
    });
    expect(batches()).toMatchObject({ batches: [{ count_open: 1, count_total: 2 }] });
  });
});
