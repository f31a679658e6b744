import fc from 'fast-check';
import { describe, expect, vi } from 'vitest';
import { ERRORS, isErrorCode } from '#contract/errors.ts';
import { forgetFeatures } from '#src/stored/backend-features.ts';
import { expectSame, fuzz } from '#tests/fuzz/fuzz.ts';
import { anyJson, anyName, anyText, isPrototypeClean, objectOf } from '#tests/fuzz/hostile.ts';
import { CALLS } from './calls.ts';

const NAMES = Object.keys(CALLS);

/** What the call comes to when this is the answer. */
async function read(name: string, body: string, status = 200) {
  const made = Object.entries(CALLS).find(([each]) => each === name)?.[1];
  // What one answer has taught the site about the backend must not change how the next is read.
  forgetFeatures();
  vi.spyOn(globalThis, 'fetch').mockClear().mockResolvedValue(new Response(body, { status }));
  return made?.make();
}

const noise = fc.array(
  fc.tuple(
    anyName.map((name) => `x${name}`),
    anyJson,
  ),
  { maxLength: 3 },
);
const body = fc.oneof(
  anyText,
  fc.json(),
  anyJson.map((value) => JSON.stringify(value)),
  fc.tuple(anyJson, fc.nat(40)).map(([value, end]) => JSON.stringify({ ok: true, value }).slice(0, end)),
  fc.constantFrom(
    '',
    'null',
    'OK',
    '<html>',
    ' <!doctype html>',
    '\ufeff{"ok":true}',
    '{"ok":false}',
    '['.repeat(9000),
  ),
);

fuzz(
  'whatever a script answers, a call comes to an answer or to one of the known failures',
  [fc.constantFrom(...NAMES), body, fc.constantFrom(200, 200, 200, 201, 400, 401, 404, 429, 500, 503)],
  async (name, sent, status) => {
    const result = await read(name, sent, status);
    if (!isPrototypeClean()) expect.fail('All objects have got something.');
    if (result?.ok) {
      expect(status).toBeLessThan(300);
      expect(sent.replace(/^\ufeff/, '').trim()).not.toMatch(/^</);
      expect(result.answer).toBeTypeOf('object');
      return;
    }
    expect(['refused', 'expired', 'malformed', 'http']).toContain(result?.reason);
    expectSame(result?.reason === 'http', status >= 300);
    for (const words of [result?.message, result?.error])
      if (words !== undefined) expect(words).toBeTypeOf('string');
  },
);

/** Ways to say a thing, as docs/interfaces.md, section 5, lists them. */
const YES = [true, 1, 'true', 'TRUE', ' ok ', 'OK', 'yes', '1'];
const NO = [false, 0, 'false', 'No', '0', ' FALSE '];
const SILENT = [null, 'maybe', '', 2, -1, {}, [], [true], { ok: true }];
const NO_ERROR = [null, '', '  ', false, 0, 'no', {}, []];
const ERROR = ['Row is gone', 404, 'no_leads', 'constructor', '__proto__', ' x ', '<b>', 'null'];

const words = <Said extends string>(said: Said, values: readonly unknown[]) =>
  fc.constantFrom(...values).map((value) => ({ said, value }));
const ok = fc.oneof(words('yes', YES), words('no', NO), words('nothing', SILENT));
const error = fc.oneof(
  { weight: 3, arbitrary: words('none', NO_ERROR) },
  { weight: 2, arbitrary: words('text', ERROR) },
  { weight: 1, arbitrary: words('code', Object.keys(ERRORS)) },
);

interface Said {
  ok: 'yes' | 'no' | 'nothing';
  error: 'none' | 'text' | 'code';
  errorText: string;
  hasId: boolean;
}
const isRefused = (said: Said) => said.ok === 'no' || said.error !== 'none';
const saysYes = (said: Said) => said.ok === 'yes' && said.error === 'none';

/** Whether the answer is a yes, by the rule of each action for a backend without features. */
const RULES: Record<string, (said: Said) => boolean> = {
  auth_login: (said) => said.ok !== 'no' && (said.hasId || saysYes(said)),
  list_batches: (said) => !isRefused(said),
  next_lead: (said) => said.error !== 'code',
  update_lead: (said) => !isRefused(said),
  add_lead: (said) => !isRefused(said) && (said.ok === 'yes' || said.hasId),
  request_user_approval: saysYes,
  forgot_pin: saysYes,
  reset_pin: saysYes,
};

const ID = { auth_login: 'auth', add_lead: 'leadId' };

describe('an answer of any script', () => {
  fuzz(
    'is a yes or a no by the rule of its action, whatever else it has',
    [fc.constantFrom(...Object.keys(RULES)), ok, error, fc.boolean(), noise],
    async (name, said, failed, hasId, more) => {
      const idName = Object.entries(ID).find(([each]) => each === name)?.[1];
      const id: [string, unknown][] = idName && hasId ? [[idName, 'secret']] : [];
      const plain = objectOf([['ok', said.value], ['error', failed.value], ['message', 'Words'], ...id]);
      const result = await read(name, JSON.stringify(plain));
      const errorText = String(failed.value).trim();
      const isYes = RULES[name]?.({ ok: said.said, error: failed.said, errorText, hasId: id.length > 0 });
      const isExpired = failed.said === 'code' && errorText === 'unauthenticated';
      const reason = isExpired ? 'expired' : 'refused';
      expectSame(result?.ok ? 'yes' : result?.reason, isYes && !isExpired ? 'yes' : reason);
      if (result && !result.ok) {
        expectSame(result.message, 'Words');
        expectSame(result.error, failed.said === 'none' ? undefined : errorText);
        expectSame(isErrorCode(result.error ?? ''), failed.said === 'code');
      }
      expectSame(await read(name, JSON.stringify(objectOf([...more, ...Object.entries(plain)]))), result);
    },
  );
});
