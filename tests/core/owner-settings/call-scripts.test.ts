import { describe, expect, test } from 'vitest';
import { callScriptsAction } from '#contract/actions/call-scripts.ts';
import { BOOKING_SERVICE_IDS } from '#contract/form-choices.ts';
import type { Language } from '#contract/languages.ts';
import { LIMITS } from '#contract/limits.ts';
import { CALL_KINDS, callKindLabel } from '#contract/owner-settings/call-scripts.ts';
import { OWNER_SETTINGS } from '#contract/owner-settings/names.ts';
import { aBackend } from '#tests/core/backend.ts';

const TARPING = { service: 'emergency-tarping', status: 'New Lead', language: 'en' } as const;

function anOffice() {
  const backend = aBackend();
  const boss = backend.signedIn({ email: 'boss@tarps.example', name: 'Bea Boss', role: 'manager' });
  const robin = backend.signedIn();
  const answer = () => callScriptsAction.answer.parse(robin.call('call_scripts', {}, 'GET'));
  return {
    boss,
    save: (fields: object) => boss.call('save_call_script', { ...TARPING, ...fields }),
    answer,
    scripts: () => answer().scripts,
    events: () => boss.call('list_audit').events,
  };
}

test('there is a script for each service before and after a first call, for news of a visit, and for each end', () => {
  const first = [...BOOKING_SERVICE_IDS, 'request', 'none'].flatMap((service) =>
    ['New Lead', 'Attempted'].map((status) => ({ service, status })),
  );
  const news = ['canceled', 'moved', 'booked again'].map((status) => ({ service: 'visit', status }));
  const ends = ['Attempted', 'Qualified – Appointment Set', 'Not Qualified', 'DO NOT CALL'];
  expect(CALL_KINDS).toEqual([...first, ...news, ...ends.map((status) => ({ service: 'end', status }))]);
  const all = Object.values(OWNER_SETTINGS).filter((title) => title.startsWith('Call script'));
  const titles = all.filter((title) => !title.endsWith(', in Spanish'));
  const services = ['No Cost Roof Inspection', 'No Cost Emergency Tarping', 'Website request', 'No service'];
  expect(titles).toEqual(
    [
      ...services.flatMap((service) => ['New Lead', 'Attempted'].map((status) => `${service}, ${status}`)),
      ...news.map(({ status }) => `Visit, ${status}`),
      ...ends.map((status) => `End of the call, ${status}`),
    ].map((call) => `Call script: ${call}`),
  );
  expect(all).toEqual([...titles, ...titles.map((title) => `${title}, in Spanish`)]);
});

describe('the scripts of the owner', () => {
  test('are none until a manager writes one, which every rep gets with its lines', () => {
    const { save, scripts } = anOffice();
    expect(scripts()).toEqual([]);
    expect(save({ text: ' Hi {first name},\nis the roof dry? ' })).toEqual({ ok: true });
    expect(scripts()).toEqual([{ ...TARPING, text: 'Hi {first name},\nis the roof dry?' }]);
  });

  test('are replaced by the later of two saves, each for its own call, and gone after an empty one', () => {
    const { save, scripts } = anOffice();
    const none = { service: 'none', status: 'Attempted', language: 'en', text: 'Third' } as const;
    for (const saved of [{ text: 'First' }, { text: 'Second' }, none]) save(saved);
    expect(scripts()).toEqual([{ ...TARPING, text: 'Second' }, none]);
    expect(save({ text: ' \n ' })).toEqual({ ok: true });
    expect(scripts()).toEqual([none]);
  });

  test('are kept for every call that has one', () => {
    const { save, scripts, answer } = anOffice();
    const textsIn = (language: Language) =>
      CALL_KINDS.map((kind) => ({ ...kind, language, text: callKindLabel(kind, language) }));
    for (const text of [...textsIn('es'), ...textsIn('en')]) expect(save(text)).toEqual({ ok: true });
    expect(scripts()).toEqual(textsIn('en'));
    expect(answer().translations).toEqual(textsIn('es'));
  });

  test('in Spanish leave the English ones alone, and a page that knows no languages saves in English', () => {
    const { save, answer, boss, events } = anOffice();
    expect(save({ language: 'es', text: 'Hola' })).toEqual({ ok: true });
    expect(answer()).toMatchObject({ scripts: [], translations: [{ language: 'es', text: 'Hola' }] });
    expect(boss.call('save_call_script', { service: 'none', status: 'Attempted', text: 'Hi' })).toEqual({
      ok: true,
    });
    expect(answer().scripts).toMatchObject([{ service: 'none', language: 'en', text: 'Hi' }]);
    save({ language: 'es', text: '' });
    expect(answer().translations).toEqual([]);
    expect(save({ language: 'fr', text: 'Salut' })).toMatchObject({ error: 'bad_request' });
    const call = 'No Cost Emergency Tarping, New Lead, in Spanish';
    expect(events()).toMatchObject([
      { note: `${call}: original text` },
      { note: 'No service, Attempted' },
      { note: call },
    ]);
  });

  test('have at most 1,000 characters, and a service and a status that are a call together', () => {
    const { save } = anOffice();
    expect(save({ text: 'x'.repeat(LIMITS.callScript) })).toEqual({ ok: true });
    for (const wrong of [
      { text: 'x'.repeat(LIMITS.callScript + 1) },
      { text: 'Hi', status: 'DO NOT CALL' },
      { text: 'Hi', service: 'gutters' },
      { text: 'Hi', service: '' },
      { text: 'Hi', service: 'visit', status: 'New Lead' },
      { text: 'Hi', service: 'end', status: 'New Lead' },
      { text: 'Hi', service: 'none', status: 'canceled' },
    ])
      expect(save(wrong)).toMatchObject({ error: 'bad_request' });
  });

  test('are in the activity with who changed which; a save that changes nothing is not', () => {
    const { save, events } = anOffice();
    save({ text: '' });
    save({ text: 'First' });
    save({ text: 'First' });
    save({ text: '' });
    const line = { action: 'script', by: 'Bea Boss' };
    const call = 'No Cost Emergency Tarping, New Lead';
    expect(events()).toMatchObject([
      { ...line, note: `${call}: original text` },
      { ...line, note: call },
    ]);
  });
});
