import { test as base, describe, expect } from 'vitest';
import { checkNumbersAction } from '#contract/actions/import/check-numbers.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { aLead, at, DAY } from '#tests/core/backend.ts';
import { importOffice } from './an-office.ts';

const test = base.extend('office', () => {
  const office = importOffice(['lastName', 'phone']);
  const { backend, manager } = office;
  backend.leads(
    aLead('known', { phone: '321-555-0102', status: 'Not Qualified', batchId: 'march' }),
    aLead('later', { phone: '321-555-0102', batchId: 'hail', createdAt: at(-60_000) }),
    aLead('both', { phone: '321-555-0104', batchId: 'march' }),
  );
  for (const phoneKey of ['13215550103', '13215550104'])
    backend.putNumber(phoneKey, { suppressedAt: at(-DAY) });
  const ask = (phones: unknown) => manager.call('check_numbers', { phones });
  const known = (...phones: string[]) => checkNumbersAction.answer.parse(ask(phones)).known;
  return { ...office, ask, known };
});

const PHONES = ['3215550101', '+1 321 555 0102', '321-555-0103 x5', '(321) 555-0104'];

describe('checking the numbers of a file', () => {
  test('names those that are leads, with the oldest one’s batch, and those on the do-not-call list', ({
    office,
  }) => {
    const known = 'This number is already a lead: Ada known, Not Qualified';
    const listed = 'This number is on the do-not-call list.';
    expect(office.known(...PHONES)).toMatchObject([
      { phone: '13215550102', outcome: 'duplicate', message: known, batchId: 'march' },
      { phone: '13215550103', outcome: 'suppressed', message: listed, batchId: '' },
      { phone: '13215550104', outcome: 'suppressed', batchId: 'march' },
    ]);
    expect(office.known('3215550102', '321.555.0102', '+1 321 555 0102'), 'each number once').toHaveLength(1);
  });

  test('says what the import then does, in the same words, and changes nothing itself', ({ office }) => {
    const { backend, results, known } = office;
    const before = known(...PHONES);
    expect(backend.store.read('batchCounts', { batchId: 'hail' })).toBeNull();
    const found = results(PHONES.map((phone) => ['Okafor', phone]));
    expect(found.filter(({ outcome }) => outcome !== 'added')).toEqual(
      before.map(({ outcome, message }, index) => ({ line: index + 3, outcome, message })),
    );
    expect(known(...PHONES)).toMatchObject([{ phone: '13215550101', batchId: 'hail' }, ...before]);
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
