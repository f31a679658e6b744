import { describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { CALL_KINDS, callKindLabel } from '#contract/owner-settings/call-scripts.ts';
import { CALL_SCRIPTS } from '#src/content/rep/call-scripts/call-scripts.ts';
import { type CallScriptValues, fillCallScript } from '#src/content/rep/call-scripts/fill-call-script.ts';
import { toCallKind } from '#src/features/worklist/call-script/lead-call-script.ts';

const GRACE: CallScriptValues = {
  'first name': 'Grace',
  rep: 'Robin Reyes',
  company: 'Sunrise Tarps',
  service: 'No Cost Roof Inspection',
  city: 'Palm Bay',
  hotline: '(321) 555-0100',
};
const NOTHING: CallScriptValues = {
  'first name': ' ',
  rep: '',
  company: '',
  service: '',
  city: '',
  hotline: '',
};

describe('the words in braces', () => {
  test('are filled in, in any case', () => {
    const text = 'Hi {first name}, {REP} of {Company}: {service} in { city }, {hotline}.';
    expect(fillCallScript(text, GRACE)).toBe(
      'Hi Grace, Robin Reyes of Sunrise Tarps: No Cost Roof Inspection in Palm Bay, (321) 555-0100.',
    );
  });

  test.each([
    ['Hi {first name}, this is us.', 'Hi, this is us.'],
    ['Hello {First name}! This is us.', 'Hello! This is us.'],
    ['Good morning, {first name}. This is us.', 'Good morning. This is us.'],
    ['Thank you, {first name}!', 'Thank you!'],
    ['How is the roof, {first name}?', 'How is the roof?'],
    ['Is this {first name}?', 'Is this the homeowner?'],
    ['May I speak with {first name}, please?', 'May I speak with the homeowner, please?'],
    ['We work in {city}.', 'We work in your area.'],
    ['About your {service}:', 'About your visit:'],
    ['I am {rep} with {company}.', 'I am (your name) with our company.'],
    ['Call us at {hotline}.', 'Call us at (our number).'],
  ])('leave a good sentence when there is nothing to fill in: %s', (text, said) => {
    expect(fillCallScript(text, NOTHING)).toBe(said);
  });

  test.each([
    '{zip}',
    '{first-name}',
    '{}',
    '{ }',
    '{first name',
    'first name}',
    '{{zip}}',
    '{constructor}',
    '{first\nname}',
  ])('stay as typed when they are none of ours: %j', (text) => {
    expect(fillCallScript(`Hi ${text}, hello`, GRACE)).toBe(`Hi ${text}, hello`);
  });

  test('are not filled in a second time: a homeowner can be called {rep}', () => {
    expect(fillCallScript('Hi {first name}', { ...GRACE, 'first name': '{rep} $1 $&' })).toBe(
      'Hi {rep} $1 $&',
    );
  });
});

test.each(CALL_KINDS.map((kind) => [callKindLabel(kind), kind] as const))(
  'our own script for %s says the name, the company, our number and no cost, and reads well without a name',
  (_label, { service, status }) => {
    const text = CALL_SCRIPTS[service][status];
    for (const said of ['{first name}', '{rep}', '{company}', '{hotline}', 'no cost'])
      expect(text).toContain(said);
    expect(text.length).toBeLessThanOrEqual(LIMITS.callScript);
    const said = fillCallScript(text, { ...GRACE, 'first name': '', city: '', service: '' });
    expect(said).toMatch(/^Hi, this is Robin Reyes with Sunrise Tarps, calling /);
    expect(said).not.toMatch(/[{}]| ,|,,| {2}/);
  },
);

test('promises nothing about insurance, a deductible or money, and does not press', () => {
  for (const { service, status } of CALL_KINDS)
    expect(CALL_SCRIPTS[service][status]).not.toMatch(
      /insur|deductible|claim|cover|free|waive|\$|today only|must|act now|limited/i,
    );
});

test.each([
  ['emergency-tarping', 'New Lead', 'emergency-tarping', 'New Lead'],
  ['roof-inspection', '', 'roof-inspection', 'New Lead'],
  [' no cost emergency tarping ', 'Attempted', 'emergency-tarping', 'Attempted'],
  ['', 'Attempted', 'none', 'Attempted'],
  ['Gutters', 'New Lead', 'none', 'New Lead'],
])('a lead with the service %j and the status %j gets the script for %s, %s', (service, status, of, when) => {
  expect(toCallKind({ service, status })).toEqual({ service: of, status: when });
});

test.each(['Not Qualified', 'DO NOT CALL', 'Qualified – Appointment Set', 'Hot prospect'])(
  'a lead with the status %s has no script',
  (status) => {
    expect(toCallKind({ service: 'roof-inspection', status })).toBeNull();
  },
);
