import { expect, test } from 'vitest';
import { createContext } from '#backend/hosts/apps-script/context.ts';
import { createSign, utf8 } from '#backend/hosts/apps-script/pin-hash.ts';
import { createPinHash } from '#backend/hosts/node/pin-hash.ts';
import { fromCell, toCell } from '#backend/stores/sheets/tabs/cells.ts';
import { atMostRuns, toRuns } from '#backend/stores/sheets/tabs/runs.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { builtCode, startScript } from './built-script.ts';
import { aWorld } from './fake/world.ts';

test('a text that a spreadsheet might read as a formula is stored with a zero-width space before it', () => {
  for (const text of ['=1', '+1', '-1', '@a', "'a", '\ta', '\r\na', '\u200b=1', '＝1', '＋1', '－1', '＠a']) {
    expect(toCell(text)).toMatch(/^\u200b/);
    expect(fromCell(toCell(text))).toBe(text);
  }
  expect(toCell('Heron Mutual')).toBe('Heron Mutual');
});

test('a PIN has the same hash here, in the built script, and on the Node host', async () => {
  const { createPinHash: built } = startScript(await builtCode(), aWorld('formulas')).App.inside;
  const args = { pin: '4829', salt: 'Łódź 👍 salt' };
  const hash = built('a pepper, as long as one')(args);
  expect(hash).toBe(await createPinHash('a pepper, as long as one')(args));
});

test('texts are encoded as UTF-8, also half a character', () => {
  for (const text of ['', 'a%b', 'Muñoz – 東京 👍🏽', '\ud800x'])
    expect([...utf8(text)]).toEqual([...Buffer.from(text)]);
});

test('a decision that runs again gets the same ids, secrets and codes', () => {
  const sign = createSign(() => 'a pepper');
  const context = createContext(FRIDAY_TEN, crypto.randomUUID.bind(crypto), { sign, signLink: sign });
  const make = () => [context.newId(), context.newSecret(), context.newCode(8), context.newId()];
  const first = make();
  context.rewind();
  expect(make()).toEqual(first);
  expect(new Set(first).size).toBe(4);
  expect(first[2]).toMatch(/^[ACDEFGHJKMNPQRTWXY34679]{8}$/);
});

test('scattered rows are read in a few ranges, joined across the smallest gaps', () => {
  const runs = toRuns([9, 2, 3, 5, 100, 2]);
  expect(runs).toEqual([
    { first: 2, last: 3 },
    { first: 5, last: 5 },
    { first: 9, last: 9 },
    { first: 100, last: 100 },
  ]);
  expect(atMostRuns(runs, 2)).toEqual([
    { first: 2, last: 9 },
    { first: 100, last: 100 },
  ]);
  expect(atMostRuns(runs, 1)).toEqual([{ first: 2, last: 100 }]);
});
