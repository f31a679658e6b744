import { describe, expect, test } from 'vitest';
import { leadSchema } from '#contract/lead/lead.ts';
import { DISPOSITIONS, isLeadStatus, LEAD_STATUSES } from '#contract/lead/status.ts';
import { hasLostZero, zipDigits } from '#contract/lead/zip.ts';

test('the five statuses have the specification’s names', () => {
  const worked = ['Qualified – Appointment Set', 'Not Qualified', 'DO NOT CALL'];
  expect(LEAD_STATUSES).toEqual(['New Lead', 'Attempted', ...worked]);
});

test('Attempted and Qualified need notes, and New Lead and Attempted stay open', () => {
  const needNotes = LEAD_STATUSES.filter((status) => DISPOSITIONS[status].needsNotes);
  expect(needNotes).toEqual(['Attempted', 'Qualified – Appointment Set']);
  expect(LEAD_STATUSES.filter((status) => DISPOSITIONS[status].isOpen)).toEqual(['New Lead', 'Attempted']);
});

test.each(['Qualified - Appointment Set', 'new lead', '', 'toString'])('%j is not a status', (text) => {
  expect(isLeadStatus(text)).toBe(false);
});

describe('a lead of any script', () => {
  test('needs only its id, and missing fields are read as empty', () => {
    const lead = leadSchema.parse({ leadId: 'L1' });
    expect(lead).toMatchObject({ leadId: 'L1', firstName: '', phone: '', notes: '', createdAt: '' });
  });

  test('may have numbers and empty cells, as from a spreadsheet', () => {
    const cells = {
      leadId: 17,
      zip: 32951,
      phone: 3215550100,
      email: null,
      notes: true,
      source: {},
      city: [],
    };
    const texts = { leadId: '17', zip: '32951', phone: '3215550100', notes: 'true' };
    expect(leadSchema.parse(cells)).toMatchObject({ ...texts, email: '', source: '', city: '' });
  });

  test.each([
    ['attempted ', 'Attempted'],
    ['📞 Attempted', 'Attempted'],
    ['Qualified - Appointment Set', 'Qualified – Appointment Set'],
    ['✅  QUALIFIED — appointment set', 'Qualified – Appointment Set'],
    ['not qualified', 'Not Qualified'],
    ['newlead', 'New Lead'],
    ['do not call', 'DO NOT CALL'],
    ['⛔ Do-Not-Call', 'DO NOT CALL'],
    ['Called twice', 'Called twice'],
    [' Hot prospect ', 'Hot prospect'],
    ['', ''],
    ['—', '—'],
  ])('with the status %j is read as having the status %j', (written, status) => {
    expect(leadSchema.parse({ leadId: 'L1', status: written }).status).toBe(status);
  });

  test.each([[{}], [null], ['L1'], [[]], [{ leadId: null }], [{ leadId: '' }], [{ leadId: {} }]])(
    'cannot be %j',
    (value) => expect(leadSchema.safeParse(value).success).toBe(false),
  );
});

describe('a ZIP code', () => {
  test.each(['32905', ' 32905 ', '32905-1234', '329051234', '32905 1234'])('is read from %j', (typed) => {
    expect(zipDigits(typed)).toBe('32905');
    expect(hasLostZero(typed)).toBe(false);
  });

  test.each(['', '3290', 'ABCDE', '99999-1', '329055', 'K1A 0B1', '32905-12345'])(
    'is not read from %j',
    (typed) => {
      expect(zipDigits(typed)).toBe('');
    },
  );

  test.each([
    ['2139', true],
    ['21391234', true],
    ['2139-1234', true],
    ['213', false],
    ['ABCD', false],
  ])('may have lost its leading zero: %j (%s)', (typed, may) => {
    expect(hasLostZero(typed)).toBe(may);
  });
});
