import { describe, expect, test } from 'vitest';
import { takeContactMessage } from '#backend/core/mail/contact.ts';
import { type Person, showPersonAction } from '#contract/actions/manager/people.ts';
import { COUNTS } from '#contract/limits.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aBackend, aLead, HOUR, SETTINGS } from '#tests/core/backend.ts';

const MARIA = { firstName: 'María', lastName: 'Ortiz Vega', email: 'maria@casa.example' };
const JORGE = { firstName: 'Jorge', lastName: 'Ortiz', email: 'jorge@casa.example' };
const PHONE = { phone: '(321) 555-0142', phoneKey: '13215550142' };
const OTHER = { phone: '(321) 555-0166', phoneKey: '13215550166' };

/** A backend with the batch "storm" and its manager. */
function anOffice() {
  const backend = aBackend();
  backend.batch('storm', 'After the storm');
  const boss = backend.signedIn({ email: 'boss@tarps.example', role: 'manager' });
  const show = (leadId: string): Person =>
    showPersonAction.answer.parse(boss.call('show_person', { leadId }));
  /** The ids of the leads that are shown, those of another name with a `?`. */
  const found = (leadId: string) =>
    show(leadId)
      .leads.map(({ lead, isSameName }) => lead.leadId + (isSameName ? '' : '?'))
      .sort();
  const erase = (...leadIds: string[]) => boss.call('erase_person', { leadIds });
  return { backend, boss, show, found, erase };
}

describe('the leads of a person', () => {
  test('are those with the number or the address, and with what those have', () => {
    const { backend, found } = anOffice();
    backend.leads(
      aLead('booked', { ...MARIA, ...PHONE }),
      aLead('listed', { firstName: 'MARIA', lastName: 'ORTIZ', email: ' Maria@Casa.example ', ...OTHER }),
      aLead('older', { firstName: '', lastName: '', email: '', ...OTHER }),
      aLead('stranger', { firstName: 'Noor', lastName: 'Haddad' }),
    );
    for (const leadId of ['booked', 'listed', 'older'])
      expect(found(leadId)).toEqual(['booked', 'listed', 'older']);
  });

  test('are shown with those of another name who shares a number, but not with what that one has', () => {
    const { backend, found } = anOffice();
    backend.leads(
      aLead('hers', { ...MARIA, ...PHONE }),
      aLead('his', { ...JORGE, ...PHONE }),
      aLead('his own', { ...JORGE, ...OTHER }),
    );
    expect(found('hers')).toEqual(['hers', 'his?']);
    expect(found('his own')).toEqual(['hers?', 'his', 'his own']);
  });

  test('are not more than can be looked at, and the one that was asked about is among them', () => {
    const { backend, show } = anOffice();
    const crowd = Array.from({ length: COUNTS.leadsOfPerson }, (_, index) => aLead(`crowd-${index}`, PHONE));
    backend.leads(aLead('oldest', PHONE, Date.parse('2026-01-01')), ...crowd);
    const { leads, more } = show('oldest');
    expect(leads).toHaveLength(COUNTS.leadsOfPerson);
    expect(more).toBe(true);
    expect(leads.map(({ lead }) => lead.leadId)).toContain('oldest');
  });

  test('tell nothing about the reps who had them', () => {
    const { backend, boss, show } = anOffice();
    backend.leads(aLead('hers', { ...MARIA, ...PHONE }));
    const robin = backend.signedIn();
    robin.next();
    boss.call('release_lead', { leadId: 'hers' });
    boss.call('correct_lead', {
      leadId: 'hers',
      was: { lastName: 'Ortiz Vega' },
      now: { lastName: 'Ortiz' },
    });
    robin.next();
    robin.save('hers', 'Attempted');
    const actions = show('hers').leads[0]?.history.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['released', 'corrected', 'saved']));
    expect(JSON.stringify(show('hers'))).not.toMatch(/robin|boss/i);
  });
});

describe('what is erased', () => {
  test('goes from the crew’s day, and frees the slot and the link', () => {
    const { backend, boss, erase } = anOffice();
    const { reference } = backend.book(aBookingPost());
    const { leads } = boss.call('find_leads', { text: String(reference) });
    const [{ leadId = '' } = {}] = leads as { leadId: string }[];
    const visits = () => boss.call('list_visits', { day: '2026-11-21' }).visits;
    expect(visits()).toHaveLength(1);
    expect(erase(leadId)).toEqual({ ok: true, leads: 1, visits: 1, photos: 0 });
    expect(visits()).toEqual([]);
    expect(backend.store.read('visitsInSlot', { apptDate: '2026-11-21', apptTime: 'morning' })).toBe(0);
  });

  test('are the calls to a number that nobody else has, and to one that it had before', () => {
    const { backend, boss, erase } = anOffice();
    backend.leads(aLead('hers', { ...MARIA, ...PHONE }), aLead('his', { ...JORGE, ...OTHER }));
    const robin = backend.signedIn();
    robin.next();
    robin.save('hers', 'Attempted');
    boss.call('correct_lead', { leadId: 'hers', was: { phone: PHONE.phone }, now: { phone: OTHER.phone } });
    expect(backend.number(PHONE.phoneKey)?.calls).toHaveLength(1);
    backend.putNumber(OTHER.phoneKey, { restUntil: new Date(backend.now() + HOUR).toISOString() });
    erase('hers');
    expect(backend.number(PHONE.phoneKey)).toBeNull();
    // The other number is another person's, too, whose rest goes on.
    expect(backend.number(OTHER.phoneKey)?.restUntil).not.toBe('');
  });

  test('is no number of the do-not-call list, whose reason goes', () => {
    const { backend, boss, erase } = anOffice();
    backend.leads(aLead('hers', { ...MARIA, ...PHONE }));
    boss.call('suppress_number', { phone: PHONE.phone, reason: 'María asked for it' });
    erase('hers');
    expect(backend.number(PHONE.phoneKey)).toMatchObject({ calls: [], suppressedBy: 'boss@tarps.example' });
    expect(backend.history().map(({ action, note }) => [action, note])).toContainEqual([
      'suppressed',
      PHONE.phoneKey,
    ]);
  });

  test('is no message of the contact form from somebody else with the number', () => {
    const { backend, erase } = anOffice();
    backend.leads(aLead('hers', { ...MARIA, ...PHONE }), aLead('his', { ...JORGE, ...PHONE }));
    const send = (text: string, replyTo: string) =>
      backend.run(takeContactMessage(text, replyTo, SETTINGS, backend.context()));
    send('Name: Jorge\nPhone: 321.555.0142', JORGE.email);
    send('Name: María', 'Maria@casa.example');
    const senders = () => backend.store.read('contactMessages', { limit: 9 }).map(({ replyTo }) => replyTo);
    send(`Phone: (321) 555-0199\nI called 321-555-0142 before`, 'noor@home.example');
    erase('hers');
    expect(senders()).toEqual(['noor@home.example', JORGE.email]);
    // Nobody else has the number now, however it is written.
    erase('his');
    expect(senders()).toEqual(['noor@home.example']);
  });

  test('is no email to the company, also if the lead has the company’s own address', () => {
    const { backend, erase } = anOffice();
    backend.book(aBookingPost({ email: SETTINGS.company.email }));
    backend.book(aBookingPost({ submissionId: 'b3b7c1de-0000-4000-8000-000000000009', phone: '3215550199' }));
    const notices = () =>
      backend.store
        .read('messages', { isFailed: false, recipient: SETTINGS.company.email, until: '', limit: 9 })
        .filter(({ kind }) => kind === 'company');
    const [other, own] = notices();
    erase(own?.leadId ?? '');
    expect(notices()).toEqual([other]);
  });

  test('is saved by nobody later: who was told DO NOT CALL learns whom to tell', () => {
    const { backend, erase } = anOffice();
    backend.leads(aLead('hers', { ...MARIA, ...PHONE }));
    const robin = backend.signedIn();
    robin.next();
    erase('hers');
    expect(robin.save('hers', 'Attempted')).toMatchObject({ error: 'not_found' });
    expect(robin.save('hers', 'DO NOT CALL').message).toContain('Tell a manager the number');
  });

  test('is said once, without a word about the person', () => {
    const { backend, boss, erase } = anOffice();
    backend.leads(aLead('hers', { ...MARIA, ...PHONE }));
    erase('hers');
    const [line] = backend.history();
    expect(line).toMatchObject({
      action: 'erased',
      rep: boss.email,
      leadId: '',
      note: '1 lead, 0 visits, 0 photos',
    });
  });
});
