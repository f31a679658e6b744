import { describe, expect, test } from 'vitest';
import { callScriptsAction } from '#contract/actions/call-scripts.ts';
import { BOOKING_SERVICE_IDS } from '#contract/form-choices.ts';
import { LIMITS } from '#contract/limits.ts';
import { CALL_KINDS } from '#contract/owner-settings/call-scripts.ts';
import { OWNER_SETTINGS } from '#contract/owner-settings/names.ts';
import { aScript } from '#tests/core/script.ts';

const TARPING = { service: 'emergency-tarping', status: 'New Lead' } as const;

function anOffice() {
  const script = aScript();
  const boss = script.signedIn({ email: 'boss@tarps.example', name: 'Bea Boss', role: 'manager' });
  const robin = script.signedIn();
  return {
    boss,
    save: (fields: object) => boss.call('save_call_script', { ...TARPING, ...fields }),
    scripts: () => callScriptsAction.answer.parse(robin.call('call_scripts', {}, 'GET')).scripts,
    events: () => boss.call('list_audit').events,
  };
}

test('there is one script for each service and for none, before and after a first call', () => {
  expect(CALL_KINDS).toEqual(
    [...BOOKING_SERVICE_IDS, 'none'].flatMap((service) => [
      { service, status: 'New Lead' },
      { service, status: 'Attempted' },
    ]),
  );
  expect(Object.values(OWNER_SETTINGS).filter((title) => title.startsWith('Call script'))).toEqual([
    'Call script: No Cost Roof Inspection, New Lead',
    'Call script: No Cost Roof Inspection, Attempted',
    'Call script: No Cost Emergency Tarping, New Lead',
    'Call script: No Cost Emergency Tarping, Attempted',
    'Call script: No service, New Lead',
    'Call script: No service, Attempted',
  ]);
});

describe('the scripts of the owner', () => {
  test('are none until a manager writes one, which every rep gets with its lines', () => {
    const { save, scripts } = anOffice();
    expect(scripts()).toEqual([]);
    expect(save({ text: ' Hi {first name},\nis the roof dry? ' })).toEqual({ ok: true });
    expect(scripts()).toEqual([{ ...TARPING, text: 'Hi {first name},\nis the roof dry?' }]);
  });

  test('are replaced by the later of two saves, each for its own call', () => {
    const { save, scripts } = anOffice();
    save({ text: 'First' });
    save({ text: 'Second' });
    save({ service: 'none', status: 'Attempted', text: 'Third' });
    expect(scripts()).toEqual([
      { ...TARPING, text: 'Second' },
      { service: 'none', status: 'Attempted', text: 'Third' },
    ]);
  });

  test('are gone after an empty save', () => {
    const { save, scripts } = anOffice();
    save({ text: 'First' });
    expect(save({ text: ' \n ' })).toEqual({ ok: true });
    expect(scripts()).toEqual([]);
  });

  test('have at most 1,000 characters, an open status and a service of ours', () => {
    const { save } = anOffice();
    expect(save({ text: 'x'.repeat(LIMITS.callScript) })).toEqual({ ok: true });
    for (const wrong of [
      { text: 'x'.repeat(LIMITS.callScript + 1) },
      { text: 'Hi', status: 'DO NOT CALL' },
      { text: 'Hi', service: 'gutters' },
      { text: 'Hi', service: '' },
    ])
      expect(save(wrong)).toMatchObject({ error: 'bad_request' });
  });

  test('are in the activity with who changed which; a save that changes nothing is not', () => {
    const { save, events } = anOffice();
    save({ text: '' });
    save({ text: 'First' });
    save({ text: 'First' });
    save({ text: '' });
    expect(events()).toEqual(
      expect.arrayContaining(
        ['No Cost Emergency Tarping, New Lead', 'No Cost Emergency Tarping, New Lead: original text'].map(
          (note) => expect.objectContaining({ action: 'script', by: 'Bea Boss', note }),
        ),
      ),
    );
    expect(events()).toHaveLength(2);
  });
});
