import { beforeEach, expect, test } from 'vitest';
import {
  type PeopleBackend,
  type PeopleCommand,
  runPeopleCommand,
} from '#backend/hosts/node/people-command.ts';
import { aPhoto } from '#tests/builders/photo.ts';
import { createMemoryStore, type MemoryStore } from '#tests/stores/memory/memory.ts';
import { aLeadRow, at, put } from '#tests/stores/rows.ts';
import { SETTINGS } from './running-host.ts';

const WHO = '(321) 555-0142';
const MARIA = { firstName: 'María', lastName: 'Ortiz', phone: WHO, phoneKey: '13215550142' };
const hers = aLeadRow({ leadId: 'hers', ...MARIA, email: 'maria@casa.example', notes: 'Wet <ceiling>' });
const his = aLeadRow({ leadId: 'his', ...MARIA, firstName: 'Jorge', email: 'jorge@casa.example' });

let store: MemoryStore;
let backend: PeopleBackend;
const run = (command: PeopleCommand['command'], more: Partial<PeopleCommand> = {}) =>
  runPeopleCommand(backend, { command, who: WHO, ...more });

beforeEach(() => {
  store = createMemoryStore();
  store.write([put.lead(hers), aPhoto('photo', 'hers', at(0))]);
  backend = { store, settings: SETTINGS, pinHash: async () => '', sign: () => 'ab'.repeat(32) };
});

const isThere = (leadId: string) => store.read('lead', { leadId }) !== null;

test('the owner sees what is kept about a number, and that an address is nobody’s', async () => {
  const { ok, lines } = await run('show');
  expect(ok).toBe(true);
  expect(lines).toEqual([
    'María Ortiz, (321) 555-0142, maria@casa.example, 120 Ocean Avenue, Melbourne Beach',
    '  Imported list, Nov 20, 2026, New Lead: 1 photo',
    '  lead hers in batch',
    '(321) 555-0142: not on our do-not-call list',
  ]);
  expect((await run('show', { who: 'noor@home.example' })).lines).toEqual(['No lead has noor@home.example.']);
  expect(await run('erase', { who: 'María' })).toMatchObject({ ok: false });
});

test('the owner gets one file with every word and photo, whatever is in the words', async () => {
  const { file = '' } = await run('export');
  expect(file).toContain('What Tarps &#38; Co keeps about María Ortiz');
  expect(file).toContain('Wet &#60;ceiling&#62;');
  expect(file).toMatch(/<img alt="" src="data:image\/jpeg;base64,[\w+/]{100,}/);
});

test('a lead of another name is erased only if it is asked for', async () => {
  store.write([put.lead(his)]);
  const refused = await run('erase');
  expect(refused.ok).toBe(false);
  expect(refused.lines.at(-1)).toContain('Add --all, or --lead ID');
  expect(isThere('hers')).toBe(true);
  expect(await run('erase', { leads: ['stranger'] })).toMatchObject({ ok: false });
  expect((await run('erase', { leads: ['hers'] })).lines[0]).toBe('Erased: 1 lead, 0 visits, 1 photo.');
  expect([isThere('hers'), isThere('his')]).toEqual([false, true]);
  expect(await run('erase', { all: true })).toMatchObject({ ok: true });
  expect(isThere('his')).toBe(false);
});

test('the owner is told that a number may come back with a later list, unless it is not to be called', async () => {
  expect((await run('erase')).lines.join('\n')).toContain('(321) 555-0142 is not on the do-not-call list');
});
