import { describe, expect, test } from 'vitest';
import { nextLeadAnswer } from '#contract/actions/next-lead.ts';
import { CONTACT_SERVICE_IDS } from '#contract/form-choices.ts';
import { isLeadStatus } from '#contract/lead/status.ts';
import { LIMITS } from '#contract/limits.ts';
import { CALL_KINDS, type CallKind, callKindLabel } from '#contract/owner-settings/call-scripts.ts';
import { originalScript } from '#src/content/rep/call-scripts/call-scripts.ts';
import { type CallScriptValues, fillCallScript } from '#src/content/rep/call-scripts/fill-call-script.ts';
import {
  type LeadAsCame,
  toCallKind,
  toCallScript,
  toFirstCall,
} from '#src/features/worklist/call-script/lead-call-script.ts';
import { NO_VISIT } from '#src/features/worklist/visit/visit-edit.ts';
import { aServedLead } from '#tests/builders/lead.ts';
import { linesIn } from '#tests/content/written-in.ts';

const GRACE: CallScriptValues = {
  'first name': 'Grace',
  rep: 'Robin Reyes',
  company: 'Sunrise Tarps',
  reason: 'the roof inspection you booked',
  service: 'No Cost Roof Inspection',
  visit: 'Tuesday, November 24, 8 AM to 12 PM',
  city: 'Palm Bay',
  hotline: '(321) 555-0100',
};
const NOTHING: CallScriptValues = {
  'first name': ' ',
  rep: '',
  company: '',
  reason: '',
  service: '',
  visit: '',
  city: '',
  hotline: '',
};

describe('the words in braces', () => {
  test('are filled in, in any case', () => {
    const text = 'Hi {first name}, {REP} of {Company}: {service} in { city }, {hotline}.';
    expect(fillCallScript(text, GRACE, 'en')).toBe(
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
    ['I’m calling about {reason}.', 'I’m calling about your roof.'],
    ['We have you down for {visit}.', 'We have you down for a time to be agreed.'],
    ['I am {rep} with {company}.', 'I am (your name) with our company.'],
    ['Call us at {hotline}.', 'Call us at (our number).'],
  ])('leave a good sentence when there is nothing to fill in: %s', (text, said) => {
    expect(fillCallScript(text, NOTHING, 'en')).toBe(said);
  });

  test.each([
    ['Saludos, {first name}, le habla {rep}.', 'Saludos, le habla (su nombre).'],
    ['Buen día {first name}. Soy {rep} de {company}.', 'Buen día. Soy (su nombre) de nuestra compañía.'],
    ['Gracias, {first name}.', 'Gracias.'],
    ['¿Está ahí {first name}?', '¿Está ahí la persona dueña de la casa?'],
    [
      'Llamo por {reason} en {city}, para {visit}.',
      'Llamo por su techo en su zona, para una hora por acordar.',
    ],
  ])('leave a good sentence in Spanish, too: %s', (text, said) => {
    expect(fillCallScript(text, NOTHING, 'es')).toBe(said);
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
    expect(fillCallScript(`Hi ${text}, hello`, GRACE, 'en')).toBe(`Hi ${text}, hello`);
  });

  test('are not filled in a second time: a homeowner can be called {rep}', () => {
    expect(fillCallScript('Hi {first name}', { ...GRACE, 'first name': '{rep} $1 $&' }, 'en')).toBe(
      'Hi {rep} $1 $&',
    );
  });
});

const FIRST_WORDS = CALL_KINDS.filter(({ service }) => service !== 'end');
const LAST_WORDS = CALL_KINDS.filter(({ service }) => service === 'end');
const labeled = (kinds: readonly CallKind[]) =>
  kinds.map((kind) => [callKindLabel(kind, 'en'), kind] as const);

test.each(labeled(FIRST_WORDS))(
  'our own script for %s says the name, the company, our number and no cost, and reads well without a name',
  (_label, kind) => {
    const text = originalScript(kind, 'en');
    for (const said of ['{first name}', '{rep}', '{company}', '{hotline}', 'no cost'])
      expect(text).toContain(said);
    expect(text.length).toBeLessThanOrEqual(LIMITS.callScript);
    const said = fillCallScript(text, { ...GRACE, 'first name': '', city: '', service: '', visit: '' }, 'en');
    expect(said).toMatch(/^Hi, this is Robin Reyes with Sunrise Tarps, calling /);
    expect(said).not.toMatch(/[{}]| ,|,,| {2}/);
  },
);

test.each(labeled(CALL_KINDS))(
  'our own Spanish script for %s is no longer than the English one by half, in usted, and reads well without a name',
  (_label, kind) => {
    const [text, english] = [originalScript(kind, 'es'), originalScript(kind, 'en')];
    expect(text.length).toBeLessThanOrEqual(english.length * 1.5);
    expect(linesIn('English', text)).toEqual([]);
    expect(text.match(/\{[^}]+\}/g)?.sort()).toEqual(english.match(/\{[^}]+\}/g)?.sort());
    expect(text).not.toMatch(
      /(?<!\p{L})(?:tú|tus?|te|ti|llámanos|seguro|deducible|reclamo|gratis)(?!\p{L})|\$/iu,
    );
    const said = fillCallScript(text, { ...GRACE, 'first name': '', city: '', service: '', visit: '' }, 'es');
    expect(said).not.toMatch(/[{}]| ,|,,| {2}/);
    if (kind.service !== 'end')
      expect(said).toMatch(/^Hola, le habla (?:otra vez )?Robin Reyes de Sunrise Tarps/);
  },
);

test.each(labeled(LAST_WORDS))(
  'our own script for %s is at most four sentences, and reads well without a name',
  (_label, kind) => {
    const said = fillCallScript(
      originalScript(kind, 'en'),
      { ...GRACE, 'first name': '', city: '', visit: '' },
      'en',
    );
    expect(said.match(/[.?!](?=\s|$)/g)?.length).toBeLessThanOrEqual(4);
    expect(said).not.toMatch(/[{}]| ,|,,| {2}/);
  },
);

test('promises nothing about insurance, a deductible or money, and does not press', () => {
  for (const kind of CALL_KINDS)
    expect(originalScript(kind, 'en')).not.toMatch(
      /insur|deductible|claim|cover|free|waive|\$|today only|must|act now|limited|email/i,
    );
});

const came = (lead: object, visitNews?: object): LeadAsCame => {
  const answer = nextLeadAnswer.parse({ lead: aServedLead(lead), visitNews });
  if (!answer.lead) throw new Error('a served lead');
  return { lead: answer.lead, answer };
};

test.each([
  ['emergency-tarping', 'New Lead', 'booking', 'emergency-tarping', 'New Lead'],
  ['roof-inspection', '', 'booking', 'roof-inspection', 'New Lead'],
  [' no cost emergency tarping ', 'Attempted', '', 'emergency-tarping', 'Attempted'],
  ['emergency-tarping', 'New Lead', 'request', 'emergency-tarping', 'New Lead'],
  ['roof-repair', 'Attempted', 'request', 'request', 'Attempted'],
  ['', 'New Lead', 'request', 'request', 'New Lead'],
  ['', 'Attempted', 'rep', 'none', 'Attempted'],
  ['Gutters', 'New Lead', 'import', 'none', 'New Lead'],
] as const)(
  'a lead with the service %j, the status %j and the source %j gets the script for %s, %s',
  (service, status, source, of, when) => {
    const lead = came({ service, status, source });
    expect(toFirstCall(lead)).toEqual({ service: of, status: when });
    expect(toCallKind(lead, when)).toEqual({ service: of, status: when });
  },
);

test.each(['Not Qualified', 'DO NOT CALL', 'Qualified – Appointment Set', 'Hot prospect'])(
  'a lead with the status %s has no script until another status is chosen',
  (status) => {
    const lead = came({ service: 'roof-inspection', status });
    expect(toFirstCall(lead)).toBeNull();
    expect(toCallKind(lead, isLeadStatus(status) ? status : '')).toBeNull();
    expect(toCallKind(lead, 'Attempted')).toEqual({ service: 'end', status: 'Attempted' });
  },
);

test.each([
  ['canceled', 'canceled'],
  ['moved', 'moved'],
  ['booked again', 'booked again'],
  ['restored', 'booked again'],
] as const)('news of a visit that was %s has a script of its own, whatever the service', (what, status) => {
  const lead = came({ service: 'emergency-tarping' }, { what, at: '2026-11-20T15:00:00.000Z' });
  expect(toFirstCall(lead)).toEqual({ service: 'visit', status });
});

const request = (service: string) => ({
  came: came({ service, source: 'request', city: '' }),
  visit: NO_VISIT,
  rep: 'Robin',
});
test.each(CONTACT_SERVICE_IDS)('a request for %s names it in a sentence', (service) => {
  const kind = { service: 'request', status: 'New Lead' } as const;
  const words = service.replace('-', ' ');
  expect(toCallScript(kind, request(service), [], 'en').text).toMatch(
    new RegExp(`the request you sent us on our website: (a )?${words}\\.\n`),
  );
});

test.each([
  ['2026-11-24', 'afternoon', 'Tuesday, November 24, 12 PM to 6 PM'],
  ['2026-11-24', '9:30 AM', 'Tuesday, November 24, at about 9:30 AM'],
  ['2026-11-24', 'Time to be agreed', 'a time to be agreed'],
  ['', '', 'a time to be agreed'],
])('a lead without a visit is read what was noted for one: %j, %j', (apptDate, apptTime, said) => {
  const lead = { came: came({ apptDate, apptTime }), visit: NO_VISIT, rep: 'Robin' };
  const kind = { service: 'end', status: 'Qualified – Appointment Set' } as const;
  expect(toCallScript(kind, lead, [], 'en').text).toMatch(`We have you down for ${said}.\n`);
});

test.each([
  ['2026-11-24', 'afternoon', 'el martes, 24 de noviembre, de 12 p.m. a 6 p.m.'],
  ['2026-11-24', '9:30 AM', 'el martes, 24 de noviembre, más o menos a las 9:30 a.m.'],
  ['2026-11-24', '1:00 PM', 'el martes, 24 de noviembre, más o menos a la 1:00 p.m.'],
  ['', '', 'una hora por acordar'],
])('a visit is said in Spanish, too: %j, %j', (apptDate, apptTime, said) => {
  const lead = { came: came({ apptDate, apptTime, language: 'es' }), visit: NO_VISIT, rep: 'Robin' };
  const kind = { service: 'end', status: 'Qualified – Appointment Set' } as const;
  const text = toCallScript(kind, lead, [], 'es')
    .text.replace(/[\u00a0\u202f]/g, ' ')
    .replace(/([ap])\. m\./g, '$1.m.');
  expect(text).toContain(`Su visita queda anotada para ${said}.`.replace('..', '.'));
});

test.each([
  ['emergency-tarping', 'una lona de emergencia'],
  ['full-replacement', 'un techo nuevo'],
] as const)('a request for %s is named in Spanish', (service, said) => {
  const kind = { service: 'request', status: 'New Lead' } as const;
  expect(toCallScript(kind, request(service), [], 'es').text).toContain(`nuestro sitio web: ${said}.`);
});

test.each([
  [{ source: 'booking', service: 'roof-inspection' }, undefined, 'the roof inspection you booked'],
  [{ source: 'request', service: 'emergency-tarping' }, undefined, 'the emergency tarp you asked for'],
  [{ source: 'request', service: 'roof-repair' }, undefined, 'the request you sent us on our website'],
  [{ source: 'import', service: '', city: 'Cocoa' }, undefined, 'roof inspections in Cocoa'],
  [{ source: 'rep', service: '', city: '' }, undefined, 'roof inspections in your area'],
  [{ source: 'booking', service: 'roof-inspection' }, 'canceled', 'the visit you canceled'],
])('the voicemail of %j, whose visit was %j, says why we called', (lead, what, reason) => {
  const news = what === undefined ? undefined : { what, at: '2026-11-20T15:00:00.000Z' };
  const said = toCallScript(
    { service: 'end', status: 'Attempted' },
    { came: came(lead, news), visit: NO_VISIT, rep: 'Robin' },
    [],
    'en',
  ).text;
  expect(said).toContain(`calling about ${reason}.`);
});
