import { expect, test } from 'vitest';
import { repeatable } from '#backend/core/repeatable-context.ts';

test('a decision that runs again gets the same ids, secrets and codes, and then new ones', () => {
  let made = 0;
  const next = (what: string) => {
    made += 1;
    return `${what} ${made}`;
  };
  const context = repeatable({
    nowMs: 7,
    newId: () => next('id'),
    newSecret: () => next('secret'),
    newCode: (length) => next(`code of ${length}`),
    digest: (text) => `digest of ${text}`,
    sign: (text) => `signature of ${text}`,
    signLink: (text) => `signature of the link ${text}`,
    sender: '203.0.113.9',
  });
  const decide = () => {
    context.rewind();
    return [context.newId(), context.newSecret(), context.newId(), context.newCode(6), context.newSecret()];
  };
  const first = decide();
  expect(first).toEqual(['id 1', 'secret 2', 'id 3', 'code of 6 4', 'secret 5']);
  expect(decide()).toEqual(first);
  expect([context.newId(), context.nowMs, context.digest('x')]).toEqual(['id 6', 7, 'digest of x']);
});
