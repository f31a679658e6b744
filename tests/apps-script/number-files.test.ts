import { expect, test, vi } from 'vitest';
import { at } from '#tests/stores/rows.ts';
import { aScriptWithOwner } from './by-hand.ts';
import type { Access } from './fake/world.ts';
import { fillSheet, fillSuppressed } from './filled.ts';
import { anInstalledScript } from './installed.ts';

vi.setConfig({ testTimeout: 120_000 });

const FILE = { fileId: 'registry-1', fileName: 'registry.csv' };
const CELLS: Access[] = ['read', 'find', 'write'];

test('a file of 10,000 numbers is listed and taken off in requests of 250, each of a few calls', {
  tags: 'nightly',
}, async () => {
  const script = await anInstalledScript();
  fillSheet(script, 10_000);
  const auth = script.signedIn({ role: 'manager' });
  // 100 of them are leads, of which every third is closed.
  const numbers = Array.from({ length: 10_000 }, (_, index) => `1407${String(1_990_100 + index)}`);
  fillSuppressed(script, FILE.fileId, numbers.slice(0, -250));
  const { log } = script.world;
  const cost = (action: string, fields: Record<string, unknown>, wanted: object) => {
    log.splice(0);
    expect(script.call(action, { auth, ...FILE, ...fields })).toMatchObject(wanted);
    return CELLS.map((kind) => log.filter((access) => access === kind).length).join('/');
  };
  const last = { numbers: numbers.slice(-250) };
  // Leads that close are one write, if they are below each other.
  expect(cost('suppress_file', last, { added: 250, already: 0, closed: 67 })).toBe('18/0/36');
  expect(cost('show_file', {}, { count: 10_000 })).toBe('9/1/0');
  expect(cost('lift_file', {}, { lifted: 250, reopened: 0, more: true })).toBe('17/1/3');
  expect(cost('suppress_file', { numbers: numbers.slice(0, 250) }, { added: 250 }), 'into empty rows').toBe(
    '14/0/1',
  );
  const another = { fileId: 'registry-2', numbers: numbers.slice(500, 750) };
  expect(cost('suppress_file', another, { added: 0, already: 250 }), 'of two files').toBe('13/0/1');
});

test('a number that the owner has typed or dated since stays when the file is taken off', async () => {
  const script = await aScriptWithOwner();
  const auth = script.signedIn({ role: 'manager' });
  const numbers = ['13215550142', '13215550143', '13215550144'];
  script.call('suppress_file', { auth, ...FILE, numbers });
  script.type('Suppressed', 2, 'Since', '11/20/2026');
  script.type('Suppressed', 5, 'Phone number', '321-555-0143');
  expect(script.call('show_file', { auth, ...FILE })).toMatchObject({ count: 1 });
  expect(script.call('lift_file', { auth, ...FILE })).toMatchObject({ lifted: 1, more: false });
  expect(script.call('list_suppressed', { auth })).toMatchObject({
    numbers: [{ phone: '13215550142' }, { phone: '13215550143', suppressedAt: at(180) }],
  });
});
