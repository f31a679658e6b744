import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACTIONS } from '#backend/core/protocol/action-table.ts';
import { dispatch } from '#backend/core/protocol/dispatch.ts';
import { parseEndpointRequest, type RawRequest } from '#backend/core/protocol/request.ts';
import type { Write } from '#backend/core/writes.ts';
import { isErrorCode } from '#contract/errors.ts';
import { bookingPost } from '#contract/forms/booking.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aBackend, aLead, at, DAY, SETTINGS } from '#tests/core/backend.ts';
import { expectSame, fuzz } from './fuzz.ts';
import { anyName, anyText, isPrototypeClean, objectOf } from './hostile.ts';
import { casesOf } from './schema-cases.ts';

/** A backend with rows that the words of schema-cases.ts name, and a signed-in rep and manager. */
function aWorkingDay() {
  const backend = aBackend();
  backend.batch('storm');
  backend.leads(aLead('lead-1', { phone: '(321) 555-0177' }), aLead('Ada'));
  backend.putRep({ email: 'ada@home.example', state: 'pending' });
  backend.putNumber('13215550177', { suppressedAt: at(-DAY), suppressedBy: 'x' });
  const rep = backend.signedIn({ email: 'robin@reps.example' });
  const manager = backend.signedIn({ email: 'sam@reps.example', role: 'manager' });
  const written: Write[] = [];
  const { write } = backend.store;
  backend.store.write = (writes) => {
    written.push(...writes);
    write(writes);
  };
  return { backend, written, sessions: { rep: rep.auth, manager: manager.auth, none: undefined } };
}

type Who = keyof ReturnType<typeof aWorkingDay>['sessions'];
interface Call {
  name: string;
  fields: Record<string, unknown>;
}

const BOOKING = aBookingPost();

/** A call of any action, or a booking, with fields that are right, nearly right or anything. */
const call: fc.Arbitrary<Call> = fc.oneof(
  ...[...ACTIONS.values()].map(({ action }) => {
    const { name, token = 'repToken', request } = action;
    return casesOf(request, name).any.map((value) => {
      const fields = objectOf(Object.entries(value ?? {}));
      return {
        name,
        fields: { ...fields, action: name, ...(token !== 'none' && { token: SETTINGS[token] }) },
      };
    });
  }),
  fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(bookingPost.shape)), anyName), anyText), {
      maxLength: 3,
    })
    .map((changes) => ({
      name: 'a booking',
      fields: objectOf([...Object.entries(BOOKING), ...changes, ['token', SETTINGS.bookingToken]]),
    })),
);

const who = fc.constantFrom<Who>('rep', 'manager', 'manager', 'none');
const sent = fc.constantFrom<'payload' | 'json' | 'form' | 'query'>(
  'payload',
  'payload',
  'json',
  'form',
  'query',
);

const asTexts = (fields: object): [string, string][] =>
  Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);

function toRequest(encoding: 'payload' | 'json' | 'form' | 'query', fields: object): RawRequest {
  const post = { method: 'POST', parameters: {}, contentType: 'application/x-www-form-urlencoded' } as const;
  if (encoding === 'payload')
    return { ...post, contents: `payload=${encodeURIComponent(JSON.stringify(fields))}` };
  if (encoding === 'json')
    return { ...post, contentType: 'application/json', contents: JSON.stringify(fields) };
  if (encoding === 'form') return { ...post, contents: new URLSearchParams(asTexts(fields)).toString() };
  return { method: 'GET', parameters: Object.fromEntries(asTexts(fields)), contentType: '', contents: '' };
}

/** Refusals after which the backend remembers that somebody tried. */
const COUNTED = ['invalid_login', 'invalid_code', 'locked'];
/** What it then may write: nothing about leads, numbers or lists. */
const COUNTERS: Write['kind'][] = ['putRep', 'putMeter', 'putResetCode', 'putDevice', 'insertAudit'];

function check(day: ReturnType<typeof aWorkingDay>, request: RawRequest): void {
  const { backend, written } = day;
  const answer: Record<string, unknown> = JSON.parse(
    JSON.stringify(backend.run(dispatch(parseEndpointRequest(request), SETTINGS, backend.context()))),
  );
  if (!isPrototypeClean()) expect.fail('All objects have got something.');
  if (answer.ok === true) return;
  expectSame(answer.ok, false);
  expectSame(isErrorCode(String(answer.error)) ? 'a code' : answer.error, 'a code');
  expect(answer.error).not.toBe('internal');
  expect(String(answer.message)).toMatch(/\w/);
  const kinds = written.map(({ kind }) => kind);
  expect(
    COUNTED.includes(String(answer.error)) ? kinds.filter((kind) => !COUNTERS.includes(kind)) : kinds,
  ).toEqual([]);
}

test('the calls are of every action', () => {
  const names = new Set(fc.sample(call, 3000).map(({ name }) => name));
  expectSame(names, new Set([...ACTIONS.keys(), 'a booking']));
});

fuzz(
  'any request is answered by a yes, or by a refusal of the list that changes nothing',
  [call, who, sent],
  ({ fields }, caller, encoding) => {
    const day = aWorkingDay();
    const auth = day.sessions[caller];
    check(day, toRequest(encoding, auth ? { ...fields, auth } : fields));
  },
);
