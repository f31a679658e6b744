import { expect, test } from 'vitest';
import { env } from '#src/lib/env.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { endTest } from '#tests/setup/ended-tests.ts';
import { bookingIntake } from './handlers/booking-intake.ts';
import { testBackend } from './test-backend.ts';

function book() {
  const body = new FormData();
  for (const [name, value] of Object.entries(aBookingPost())) body.append(name, value);
  return fetch(env.bookingEndpoint, { method: 'POST', mode: 'no-cors', body });
}

test('a request that arrives after its test has ended is not counted in the next one, and stores nothing', async () => {
  const answer = book();
  endTest();
  await expect(answer).rejects.toThrow(TypeError);
  expect(bookingIntake.sent).toEqual([]);
  expect(testBackend.mail()).toEqual([]);
});
