import { expect, test } from 'vitest';
import { checkNumbersAction } from '#contract/actions/import/check-numbers.ts';
import { LIMITS } from '#contract/limits.ts';
import { askKnown } from '#src/features/lead-import/check/ask-known.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';

test.each([
  ['as people write it', '12345 North Atlantic Avenue, Apartment 1204', 'Cocoa Beach', 1],
  ['as long as it may be', 'ż 👍'.repeat(50), 'ż'.repeat(80), 2],
])(
  'a request about 250 houses stays below the limit, each with an address %s',
  async (_what, address, city, least) => {
    const { auth } = signedInRep({ role: 'manager' });
    const questions = Array.from({ length: 250 }, (_, index) => {
      const phone = `1321555${String(index).padStart(4, '0')}`;
      return { id: phone, phone, place: { address, city, zip: '32931-1234' } };
    });
    const answered: string[] = [];
    const onAnswer = (asked: readonly { id: string }[]) => answered.push(...asked.map(({ id }) => id));
    expect(await askKnown({ auth, questions, signal: new AbortController().signal, onAnswer })).toBe(true);
    expect(answered).toEqual(questions.map(({ id }) => id));
    const sent = repEndpoint.sentAs('check_numbers');
    expect(sent.length).toBeGreaterThanOrEqual(least);
    for (const { body, payload } of sent) {
      expect(body.length).toBeLessThanOrEqual(LIMITS.requestBytes);
      const { phones, addresses } = checkNumbersAction.request.parse(payload);
      expect(addresses).toHaveLength(phones.length);
    }
  },
);
