import { beforeEach, expect, test } from 'vitest';
import { aScriptWithOwner, type ScriptWithOwner } from './by-hand.ts';
import { fillSheet } from './filled.ts';

let script: ScriptWithOwner;
beforeEach(async () => {
  script = await aScriptWithOwner();
});

/** The subjects of the emails with which the owner was told of something. */
const told = () =>
  script
    .rows('Messages')
    .filter(({ Subject = '' }) => Subject.startsWith('Please check'))
    .map(({ Subject, State }) => [Subject, State]);

const WAITS = ['Please check: A homeowner has waited an hour for a call', 'sent'];

test('the clock tells the owner of a booking that waits, once, and Today says the same', () => {
  script.book();
  script.tick(55);
  expect(told()).toEqual([]);
  for (let run = 0; run < 9; run++) script.tick();
  expect(told()).toEqual([WAITS]);
  script.start().showTodaysNumbers();
  expect(script.said()).toMatch(/A homeowner has waited an hour for a call\. Since .+\n +Call now, or/);
});

test('the clock tells the owner of a sheet that is outgrown', () => {
  fillSheet(script, 10_000);
  script.tick();
  expect(told()).toEqual([['Please check: The company has outgrown its Google Sheet', 'sent']]);
});

test('the clock tells no owner who wants no photos that they are refused', () => {
  script.world.properties.setProperty('PHOTOS_MB', '0');
  script.start().setUp();
  script.tick();
  expect(told()).toEqual([]);
});
