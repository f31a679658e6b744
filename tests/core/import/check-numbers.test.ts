import { test as base, describe, expect } from 'vitest';
import { checkNumbersAction } from '#contract/actions/import/check-numbers.ts';
import { importLeadsAction } from '#contract/actions/import/import-leads.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { aLead, aScript, at, DAY } from '#tests/core/script.ts';

const test = base.extend('office', () => {
  const script = aScript();
  const manager = script.signedIn({ role: 'manager' });
  script.leads(
    aLead('known', { phone: '321-555-0102', status: 'Not Qualified', batchId: 'march' }),
    aLead('later', { phone: '321-555-0102', batchId: 'hail', createdAt: at(-60_000) }),
    aLead('both', { phone: '321-555-0104', batchId: 'march' }),
  );
  for (const phoneKey of ['13215550103', '13215550104'])
    script.putNumber(phoneKey, { suppressedAt: at(-DAY) });
  const ask = (phones: unknown) => manager.call('check_numbers', { phones });
  const known = (...phones: string[]) => checkNumbersAction.answer.parse(ask(phones)).known;
  return { script, manager, ask, known };
});

const PHONES = ['3215550101', '+1 321 555 0102', '321-555-0103 x5', '(321) 555-0104'];

describe('checking the numbers of a file', () => {
  test('names those that are leads, with the batch of the oldest, and those on the do-not-call list', ({
    office,
  }) => {
    expect(office.known(...PHONES)).toMatchObject([
      {
        phone: '13215550102',
        outcome: 'duplicate',
        message: 'This number is already a lead: Ada known, Not Qualified',
        batchId: 'march',
      },
      {
        phone: '13215550103',
        outcome: 'suppressed',
        message: 'This number is on the do-not-call list.',
        batchId: '',
      },
      { phone: '13215550104', outcome: 'suppressed', batchId: 'march' },
    ]);
  });

  test('says what the import then does, in the same words, and changes nothing itself', ({ office }) => {
    const { script, manager, known } = office;
    const before = known(...PHONES);
    expect(script.store.read('batchCounts', { batchId: 'list' })).toBeNull();
    const { results } = importLeadsAction.answer.parse(
      manager.call('import_leads', {
        importId: 'file-0001',
        batchId: 'list',
        batchName: 'List',
        columns: ['lastName', 'phone'],
        rows: PHONES.map((phone, index) => ({ line: index + 2, cells: ['Okafor', phone] })),
      }),
    );
    expect(results.filter(({ outcome }) => outcome !== 'added')).toEqual(
      before.map(({ outcome, message }, index) => ({ line: index + 3, outcome, message })),
    );
    expect(known(...PHONES)).toMatchObject([{ phone: '13215550101', batchId: 'list' }, ...before]);
  });

  test('answers for a number once, however often and in whatever form it is sent', ({ office }) => {
    expect(office.known('3215550102', '321.555.0102', '+1 321 555 0102')).toHaveLength(1);
  });

  test.for<[string, unknown]>([
    ['no numbers', []],
    ['too many numbers', Array.from({ length: PAGE_SIZES.importRows + 1 }, () => '3215550102')],
    ['a text that is no number', ['none']],
    ['one text', '3215550102'],
  ])('with %s is refused', ([, phones], { office }) => {
    expect(office.ask(phones)).toMatchObject({ error: 'bad_request' });
  });
});
