import { beforeEach, describe, expect, test } from 'vitest';
import { crewDayAction } from '#contract/actions/crew.ts';
import { aScriptWithOwner, type ScriptWithOwner } from './by-hand.ts';

let script: ScriptWithOwner;
beforeEach(async () => {
  script = await aScriptWithOwner();
});

describe('edits by hand', () => {
  test('may move columns, and add columns and blank rows', () => {
    script.storm('first', 'second');
    const { grid } = script.tab('Leads').insertColumnsAfter(3, 2);
    grid.set(1, 4, 'Crew');
    grid.set(2, 4, 'Blue');
    grid.insertRows(2, 1);
    const auth = script.signedIn();
    expect(script.next(auth)?.leadId).toBe('first');
    expect(script.save(auth, 'first')).toMatchObject({ ok: true });
    expect(script.rows('Leads')).toMatchObject([
      { Crew: 'Blue', Status: 'Not Qualified' },
      { Status: 'New Lead' },
    ]);
  });

  test('may say Spanish of a lead and of a rep: that rep gets the lead first, in Spanish', () => {
    script.storm('first', 'second');
    script.type('Leads', 3, 'Language', 'Spanish');
    const auth = script.signedIn({ languages: 'es' });
    script.type('Reps', 2, 'Languages', 'Español');
    expect(script.next(auth)).toMatchObject({ leadId: 'second', language: 'es' });
    expect(script.rows('Leads')[1]?.Language, 'the cell stays as it was typed').toBe('Spanish');
    expect(script.rows('Errors')).toEqual([]);
  });

  test('that copy the row of a visit do not bring it back to the crew once it is canceled', () => {
    const auth = script.signedIn({ role: 'manager' });
    const { reference } = script.book();
    script.tab('Visits').grid.load(3, [script.tab('Visits').shown(2)[0] ?? []]);
    script.start().onEdit();
    const { crew: key } = script.call('make_day_link', { auth, link: 'crew' });
    const day = script.rows('Visits')[0]?.Day;
    const references = () => {
      const { visits } = crewDayAction.answer.parse(script.call('crew_day', { key, day }));
      return visits.map((visit) => visit.reference);
    };
    expect(references()).toEqual([reference]);
    script.call('cancel_visit', { token: 'dev-booking-token', visit: script.visit() });
    expect(script.rows('Visits').map(({ State }) => State)).toEqual(['canceled', 'asked']);
    expect(references()).toEqual([]);
  });

  test('that make cells unreadable or copy a row are listed in Errors once with the reason, and other rows still work', () => {
    const typed = [
      ['Open', 'maybe', 'Open is not yes or no'],
      ['Attempts', 'many', 'Attempts is not a whole number'],
      [
        'Not before',
        'tomorrow',
        'Not before is not a time in the script’s format (year-month-dayThours:minutes:seconds.000Z)',
      ],
      ['Lead ID', '', 'Lead ID is empty'],
    ] as const;
    script.storm(...typed.map(([heading]) => heading), 'good');
    typed.forEach(([heading, text], index) => {
      script.type('Leads', index + 2, heading, text);
    });
    const auth = script.signedIn();
    const { batches } = script.get('list_batches', { auth });
    script.tab('Leads').grid.load(7, [script.tab('Leads').shown(6)[0] ?? []]);
    expect(script.next(auth)?.leadId).toBe('good');
    script.start().onEdit();
    expect(script.get('list_batches', { auth }), 'the copied lead counts once').toMatchObject({ batches });
    const errors = script.rows('Errors').toSorted((a, b) => (a.Where ?? '').localeCompare(b.Where ?? ''));
    expect(errors).toMatchObject([
      ...typed.map(([, , reason], index) => ({ Where: `Leads, row ${index + 2}`, What: reason })),
      { Where: 'Leads, row 7', What: expect.stringContaining('is already in another row') },
    ]);
  });

  test('may set a status that closes the lead, and leave a call window of an older script', () => {
    script.storm('first', 'second', 'third');
    script.type('Leads', 2, 'Status', 'Not Qualified');
    // Read as the hours allowed everywhere.
    script.type('Leads', 3, 'Call window', 'hawaii');
    expect(script.next(script.signedIn())?.leadId).toBe('third');
    expect(script.rows('Errors')).toEqual([]);
  });

  test('may add a number to Suppressed, and it is never called', () => {
    script.storm('lead');
    script.type('Suppressed', 2, 'Phone number', '(321) 555-0142');
    const auth = script.signedIn({ role: 'manager' });
    expect(script.next(auth)).toBeNull();
    expect(script.call('list_suppressed', { auth })).toMatchObject({
      numbers: [{ phone: '13215550142', suppressedAt: '', suppressedBy: '' }],
    });
    const lifted = script.call('lift_suppression', { auth, phone: '321 555 0142' });
    expect(lifted).toMatchObject({ ok: true, reopened: 1 });
    expect(script.rows('Suppressed')).toEqual([]);
  });

  test('may add a number to Suppressed without a date, and a call for a booking adds none', () => {
    script.type('Suppressed', 2, 'Phone number', '(321) 555-0142');
    script.book();
    const auth = script.signedIn();
    const answer = script.call('next_lead', { auth, batch: 'website-bookings' });
    expect(answer).toMatchObject({ calling: { listed: true } });
    script.save(auth, script.rows('Leads')[0]?.['Lead ID'], 'Attempted');
    expect(script.rows('Suppressed')).toMatchObject([{ 'Phone number': '13215550142', Since: '' }]);
  });

  describe('that set a lead to DO NOT CALL', () => {
    const TWIN = 'The status was set in the sheet.';

    test.each(['DO NOT CALL', 'dnc', '\u26d4 Do Not Contact'])(
      'suppress its number at the next request, as a save would, until a manager takes it off: %s',
      (typed) => {
        script.storm('first', 'second');
        script.type('Leads', 2, 'Status', typed);
        const auth = script.signedIn({ role: 'manager' });
        expect(script.next(auth)).toBeNull();
        expect(script.rows('Suppressed')).toMatchObject([{ 'Phone number': '13215550142', By: 'owner' }]);
        expect(script.rows('Leads')).toMatchObject([{ 'Lead ID': 'first' }, { Open: 'no' }]);
        expect(script.rows('Audit').map(({ Note }) => Note)).toEqual([`13215550142: ${TWIN}`, TWIN]);
        expect(script.rows('Errors')).toMatchObject([
          {
            Where: 'Leads, row 2',
            What: 'DO NOT CALL was set by hand; the number is on the do-not-call list now',
          },
        ]);
        const lifted = script.call('lift_suppression', { auth, phone: '13215550142' });
        expect(lifted).toMatchObject({ reopened: 1 });
        expect(script.next(auth)?.leadId).toBe('second');
      },
    );

    test.each([
      ['lookup_number', { phone: '321.555.0142' }, { suppressed: true }],
      ['check_numbers', { phones: ['3215550142.0'] }, { known: [{ outcome: 'suppressed' }] }],
    ])('whichever request is the next: %s', (action, fields, answer) => {
      script.storm('first');
      script.type('Leads', 2, 'Status', 'DO NOT CALL');
      const auth = script.signedIn({ role: 'manager' });
      expect(script.call(action, { auth, ...fields })).toMatchObject(answer);
    });

    test('also for a booking that the homeowner made before, and not for one made after', () => {
      script.book();
      script.type('Leads', 2, 'Status', 'DO NOT CALL');
      const auth = script.signedIn();
      expect(script.call('next_lead', { auth, batch: 'website-bookings' })).toMatchObject({ lead: null });
      script.world.wait(60_000);
      script.book({ submissionId: 'another' });
      const answer = script.call('next_lead', { auth, batch: 'website-bookings' });
      expect(answer).toMatchObject({ calling: { listed: true } });
    });

    test.each([
      ['is closed already', { Status: 'Not Qualified', Open: 'no' }],
      ['has another cell that cannot be read', { Attempts: 'many' }],
      ['has no ID', { 'Lead ID': '' }],
    ])('also in a row that %s', (_name, cells) => {
      script.storm('first', 'second');
      for (const [heading, text] of Object.entries(cells)) script.type('Leads', 2, heading, text);
      script.type('Leads', 2, 'Status', 'DO NOT CALL');
      expect(script.next(script.signedIn())).toBeNull();
      expect(script.rows('Suppressed')).toMatchObject([{ 'Phone number': '13215550142' }]);
    });

    test('also while a rep’s save of that lead waits', () => {
      script.storm('first', 'second');
      const auth = script.signedIn();
      script.next(auth);
      script.world.lock.meanwhile = () =>
        script.tab('Leads').grid.set(2, script.column('Leads', 'Status'), 'Opted out');
      expect(script.save(auth, 'first', 'Attempted')).toMatchObject({ ok: true });
      expect(script.rows('Suppressed')).toMatchObject([{ 'Phone number': '13215550142' }]);
      expect(script.next(auth)).toBeNull();
    });

    test('and name a row in which no number can be read', () => {
      script.storm('first');
      script.type('Leads', 2, 'Phone', '3.21555E+09');
      script.type('Leads', 2, 'Status', 'DO NOT CALL');
      script.next(script.signedIn());
      expect(script.rows('Suppressed')).toEqual([]);
      expect(script.rows('Errors')).toMatchObject([
        {
          Where: 'Leads, row 2',
          What: 'DO NOT CALL was set, but no number can be read in the row: correct Phone',
        },
      ]);
    });

    test('also for another booking of a number that was listed before both', () => {
      script.type('Suppressed', 2, 'Phone number', '(321) 555-0142');
      script.book();
      script.world.wait(60_000);
      script.book({ submissionId: 'another' });
      script.type('Leads', 2, 'Status', 'DO NOT CALL');
      expect(script.call('next_lead', { auth: script.signedIn(), batch: 'website-bookings' })).toMatchObject({
        lead: null,
      });
    });

    test('and are not forgotten when the homeowner cancels the visit first', () => {
      script.book();
      script.storm('second');
      script.type('Leads', 2, 'Status', 'DO NOT CALL');
      script.call('cancel_visit', { token: 'dev-booking-token', visit: script.visit() });
      expect(script.next(script.signedIn())).toBeNull();
    });
  });

  describe('of the tab Suppressed', () => {
    test.each([
      ['a date as people write it', '11/20/2026', []],
      ['a date and time', '2026-11-20 10:15:00', []],
      [
        'words',
        'last week',
        [{ Where: 'Suppressed, row 2', What: 'Since is not a date; the number stays on the list' }],
      ],
    ])('that change Since to %s keep the number on the list', (_name, typed, errors) => {
      script.storm('lead');
      const auth = script.signedIn({ role: 'manager' });
      script.call('suppress_number', { auth, phone: '(321) 555-0142', reason: '' });
      script.type('Suppressed', 2, 'Since', typed);
      expect(script.next(auth)).toBeNull();
      expect(script.call('list_suppressed', { auth })).toMatchObject({ numbers: [{ phone: '13215550142' }] });
      expect(script.rows('Errors')).toMatchObject(errors);
    });

    test.each(['3215550142.0', 'Cell: 321 555 0142', '32155501420'])('may add a number as %s', (typed) => {
      script.storm('lead');
      script.type('Suppressed', 2, 'Phone number', typed);
      expect(script.next(script.signedIn())).toBeNull();
    });

    test('that add two numbers in one cell list both, and one can be lifted alone', () => {
      script.storm('lead');
      script.type('Suppressed', 2, 'Phone number', '321-555-0142 / 321-555-0199');
      script.type('Suppressed', 2, 'Since', '11/20/2026');
      const auth = script.signedIn({ role: 'manager' });
      expect(script.next(auth)).toBeNull();
      expect(script.call('list_suppressed', { auth })).toMatchObject({
        numbers: [{ phone: '13215550142' }, { phone: '13215550199' }],
      });
      script.call('lift_suppression', { auth, phone: '13215550142' });
      expect(script.call('list_suppressed', { auth })).toMatchObject({ numbers: [{ phone: '13215550199' }] });
    });

    test('are kept when a save decided before them', () => {
      script.storm('first', 'second');
      const auth = script.signedIn();
      script.next(auth);
      script.world.lock.meanwhile = () => script.tab('Suppressed').grid.set(2, 1, '(321) 555-0142');
      script.save(auth, 'first', 'Attempted');
      expect(script.rows('Suppressed')).toMatchObject([{ 'Phone number': '(321) 555-0142' }]);
      expect(script.next(auth)).toBeNull();
    });

    test('without a date that can be read stop the booking that was made before', () => {
      script.book();
      script.type('Suppressed', 2, 'Phone number', '(321) 555-0142');
      script.type('Suppressed', 2, 'Since', 'last week');
      const auth = script.signedIn({ role: 'manager' });
      expect(script.call('next_lead', { auth, batch: 'website-bookings' })).toMatchObject({ lead: null });
      expect(script.call('list_suppressed', { auth })).toMatchObject({ numbers: [{ suppressedAt: '' }] });
    });

    test('leave nothing behind when a save is undone', () => {
      script.storm('first');
      script.type('Leads', 2, 'Phone', '321-555-0188 / 3215550100-2');
      const auth = script.signedIn();
      script.next(auth);
      script.save(auth, 'first', 'DO NOT CALL');
      expect(script.rows('Suppressed').length).toBeGreaterThan(1);
      expect(script.call('undo_lead', { auth, leadId: 'first' })).toMatchObject({ ok: true });
      expect(script.rows('Suppressed')).toEqual([]);
    });

    test('of a number abroad stay that number', () => {
      const auth = script.signedIn({ role: 'manager' });
      for (const phone of ['+45 32 34 56 78', '453-234-5678'])
        script.call('suppress_number', { auth, phone, reason: '' });
      const numbers = [{ phone: '+4532345678' }, { phone: '14532345678' }];
      expect(script.call('list_suppressed', { auth })).toMatchObject({ numbers });
      expect(script.call('lift_suppression', { auth, phone: '+4532345678' })).toMatchObject({ ok: true });
      expect(script.call('list_suppressed', { auth })).toMatchObject({ numbers: numbers.slice(1) });
    });

    test('that cannot be read as a number are named', () => {
      script.storm('lead');
      script.type('Suppressed', 2, 'Phone number', '555-01');
      expect(script.next(script.signedIn())?.leadId).toBe('lead');
      expect(script.rows('Errors')).toMatchObject([
        {
          Where: 'Suppressed, row 2',
          What: '\u201c555-01\u201d has too few digits: the area code is needed',
        },
      ]);
    });
  });

  test('of a lead\u2019s Phone cell count at once, for searches, the list and the card', () => {
    script.storm('lead');
    script.type('Leads', 2, 'Phone', '3215550188.0 / 321-555-0189');
    const auth = script.signedIn({ role: 'manager' });
    expect(script.call('find_leads', { auth, text: '555-0189' })).toMatchObject({
      leads: [{ leadId: 'lead' }],
    });
    script.call('suppress_number', { auth, phone: '3215550188', reason: '' });
    expect(script.next(auth)?.leadId).toBe('lead');
    script.call('suppress_number', { auth, phone: '3215550189', reason: '' });
    expect(script.next(auth)).toBeNull();
  });

  test('that sort the tab and correct an address while a rep saves are kept, and the save stays with its lead', () => {
    script.storm('first', 'second');
    const auth = script.signedIn();
    script.next(auth);
    script.world.lock.meanwhile = () => {
      const leads = script.tab('Leads');
      leads.grid.set(2, script.column('Leads', 'Address'), '12 Right Street');
      leads.grid.load(2, leads.shown(2).reverse());
    };
    script.save(auth, 'first');
    expect(script.rows('Leads')).toMatchObject([
      { 'Lead ID': 'second', Status: 'New Lead' },
      { 'Lead ID': 'first', Status: 'Not Qualified', Address: '12 Right Street' },
    ]);
  });
});

test('an emptied cache changes no answer', () => {
  script.storm('first', 'second');
  const auth = script.signedIn();
  const { cache } = script.world;
  const batches = () => script.get('list_batches', { auth });
  cache.evict();
  expect(batches()).toMatchObject({ batches: [{ count_open: 2 }] });
  expect(script.next(auth)?.leadId).toBe('first');
  cache.evict();
  script.save(auth, 'first');
  expect(batches()).toMatchObject({ batches: [{ count_open: 1, count_total: 2 }] });
  cache.evict();
  expect(batches()).toMatchObject({ batches: [{ count_open: 1, count_total: 2 }] });
});
