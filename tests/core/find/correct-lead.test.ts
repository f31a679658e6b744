import { describe, expect, test } from 'vitest';
import type { LeadRow } from '#backend/core/rows.ts';
import { correctLeadAction } from '#contract/actions/manager/correct-lead.ts';
import type { CorrectedField } from '#contract/forms/correction.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aLead, at, DAY, HOUR } from '#tests/core/backend.ts';
import { NEW_LEAD } from '#tests/core/protocol/requests.ts';
import { aCall, NUMBER, PHONE } from '#tests/core/queue/queue-of.ts';

const NEW = '13215550199';
const NEW_PHONE = '(321) 555-0199';
const BOSS = 'boss@tarps.example';

type Fields = Partial<Record<CorrectedField, string>>;

/** Robin holds the lead "lead"; `correct` sends what the manager's screen had loaded just now. */
function anOffice(over: Partial<LeadRow> = {}) {
  const made = aCall({ firstName: 'Ana', lastName: 'Nuñez', ...over });
  const boss = made.backend.signedIn({ email: BOSS, name: 'Bea Boss', role: 'manager' });
  const send = (was: Fields, now: Fields, leadId = 'lead') => boss.call('correct_lead', { leadId, was, now });
  const correct = (now: Fields, leadId = 'lead') => send(made.backend.lead(leadId), now, leadId);
  const history = () => made.backend.history('lead');
  const listed = (key: string) => made.backend.number(key)?.suppressedAt ?? '';
  return { ...made, boss, send, correct, history, listed };
}

/** As `anOffice`, after Robin has saved the lead with this status. */
function savedAs(...save: Parameters<ReturnType<typeof anOffice>['save']>) {
  const made = anOffice();
  expect(made.save(...save).ok).toBe(true);
  return made;
}

describe('a correction', () => {
  test('changes what a manager has corrected, and the history says from what, and who did it', () => {
    const { correct, lead, history } = anOffice();
    const before = lead();
    const now = { lastName: 'Núñez', phone: NEW_PHONE, email: 'ana@home.example', zip: '32951' };
    expect(correct(now)).toEqual({ ok: true, open: true, listed: false, callbackFrom: '' });
    expect(lead()).toEqual({ ...before, ...now, phoneKey: NEW });
    const note = [
      'Last name: Núñez (was: Nuñez)',
      `Phone: ${NEW_PHONE} (was: ${PHONE})`,
      'Email: ana@home.example (was: grace.hollis@home.example)',
      'ZIP code: 32951 (was: 32905)',
      'Last held by: robin@reps.example',
    ].join('\n');
    expect(history()).toMatchObject([{ action: 'corrected', rep: BOSS, note }]);
  });

  test('keeps each of several numbers, and takes off what a spreadsheet has added', () => {
    const { correct, lead } = anOffice();
    correct({ phone: `${NEW_PHONE} / 321-555-0198`, zip: '32951.0' });
    expect(lead()).toMatchObject({ phoneKey: NEW, otherKeys: '13215550198', zip: '32951' });
    correct({ phone: '3215550197.0' });
    expect(lead()).toMatchObject({ phone: '3215550197', phoneKey: '13215550197', otherKeys: '' });
  });

  test('is found by the new number and name, and no longer by the old ones', () => {
    const { correct, boss } = anOffice();
    correct({ firstName: 'Olga', phone: NEW_PHONE });
    const find = (text: string) => boss.call('find_leads', { text }).leads;
    for (const text of ['0199', 'olga']) expect(find(text)).toHaveLength(1);
    for (const text of ['0101', 'ana']) expect(find(text)).toEqual([]);
  });

  test('says what the homeowner speaks, by its name in the history, and no language of others', () => {
    const { correct, send, lead, history } = anOffice({ language: 'en' });
    expect(correct({ language: 'es' })).toMatchObject({ ok: true });
    expect(lead().language).toBe('es');
    expect(history()).toMatchObject([{ note: expect.stringMatching(/^Language: Spanish \(was: English\)/) }]);
    expect(correct({ language: 'fr' })).toMatchObject({ error: 'bad_request' });
    expect(send({ language: 'en' }, { language: '' })).toMatchObject({
      fields: { language: 'This is now “Spanish”' },
    });
    expect(lead().language).toBe('es');
  });

  test('that is sent again changes nothing', () => {
    const { send, lead, history } = anOffice();
    const was = { phone: PHONE };
    const first = send(was, { phone: NEW_PHONE });
    const corrected = lead();
    expect(send(was, { phone: NEW_PHONE })).toEqual(first);
    expect(lead()).toEqual(corrected);
    expect(history()).toHaveLength(1);
  });

  test('of what somebody else has changed meanwhile is refused, with the value as it is now', () => {
    const { send, lead, history } = anOffice();
    send({ phone: PHONE }, { phone: '321-555-0198' });
    const answer = send({ phone: PHONE, lastName: 'Nuñez' }, { phone: NEW_PHONE, lastName: 'Núñez' });
    expect(answer).toEqual({
      ok: false,
      error: 'bad_request',
      message: 'Somebody else has changed this lead meanwhile. Phone is now “321-555-0198”.',
      fields: { phone: 'This is now “321-555-0198”' },
    });
    expect(lead()).toMatchObject({ phone: '321-555-0198', lastName: 'Nuñez' });
    expect(history()).toHaveLength(1);
    // Other fields can be corrected by two managers at once.
    expect(send({ lastName: 'Nuñez' }, { lastName: 'Núñez' }).ok).toBe(true);
  });

  test.each<[CorrectedField, string, string]>([
    ['phone', '555-01', '“555-01” has too few digits: the area code is needed'],
    ['email', 'ana@', 'Please enter a valid email address'],
    ['zip', '3'.repeat(13), 'Please use at most 12 characters'],
    ['city', 'Palm\nBay', 'Please use one line of plain text'],
  ])('of the %s to %j is refused', (field, value, message) => {
    const parsed = correctLeadAction.request.safeParse({ leadId: 'lead', was: {}, now: { [field]: value } });
    expect(parsed.error?.issues).toMatchObject([{ path: ['now', field], message }]);
  });

  test('leaves no lead without a name, and none that nobody has, but one without a number', () => {
    expect(anOffice({ phone: 'unknown', phoneKey: '' }).correct({ lastName: 'Núñez' }).ok).toBe(true);
    const { correct, boss } = anOffice();
    expect(correct({ firstName: '', lastName: '' })).toMatchObject({ error: 'bad_request' });
    expect(correct({ firstName: '' }).ok).toBe(true);
    const gone = { leadId: 'gone', was: {}, now: { city: 'Palm Bay' } };
    expect(boss.call('correct_lead', gone)).toMatchObject({ error: 'not_found' });
  });
});

describe('the do-not-call list after a correction', () => {
  test('closes a lead whose new number is on it', () => {
    const { backend, correct, lead } = anOffice();
    backend.putNumber(NEW, { suppressedAt: at(-HOUR), suppressedBy: 'office' });
    expect(correct({ phone: NEW_PHONE })).toMatchObject({ open: false, listed: true });
    expect(lead().open).toBe(false);
  });

  test('opens a lead that was closed only because its old number is on it, not by its own status', () => {
    const { boss, correct, lead, listed } = anOffice();
    boss.call('suppress_number', { phone: PHONE });
    expect(lead().open).toBe(false);
    expect(correct({ phone: NEW_PHONE })).toMatchObject({ open: true, listed: false });
    expect(lead().open).toBe(true);
    expect(listed(NUMBER)).toBe(at(0));
    const own = savedAs('Not Qualified');
    own.boss.call('suppress_number', { phone: PHONE });
    expect(own.correct({ phone: NEW_PHONE })).toMatchObject({ open: false, listed: false });
    expect(own.lead().open).toBe(false);
  });

  test('has both numbers of who has said DO NOT CALL, and closes the other leads of the new one', () => {
    const { backend, correct, listed, lead } = savedAs('DO NOT CALL');
    backend.leads(aLead('other', { phone: NEW_PHONE }));
    backend.wait(HOUR);
    expect(correct({ phone: NEW_PHONE })).toMatchObject({ open: false, listed: true });
    expect([listed(NUMBER), listed(NEW)]).toEqual([at(0), at(HOUR)]);
    expect(lead().status).toBe('DO NOT CALL');
    expect(backend.lead('other').open).toBe(false);
    const note = 'New number of a lead with the status DO NOT CALL.';
    expect(backend.history('other')).toMatchObject([{ action: 'suppressed', rep: BOSS, note }]);
    expect(backend.history()).toMatchObject([{ action: 'suppressed', rep: BOSS, note: `${NEW}: ${note}` }]);
  });
});

describe('a lead with a corrected number or place', () => {
  test('waits when its new number was called 3 times in 24 hours', () => {
    const { backend, correct, alex, save } = anOffice();
    backend.putNumber(NEW, { calls: [-3 * HOUR, -2 * HOUR, -HOUR].map(at) });
    save('New Lead');
    correct({ phone: NEW_PHONE });
    expect(alex.answer()).toMatchObject({ lead: null, heldBack: { attemptsReached: 1 } });
  });

  test.each<Fields>([{ phone: '(619) 555-0199' }, { state: 'CA', zip: '92101' }])(
    'is called in the hours of %j',
    (now) => {
      const { backend, correct, alex, save } = anOffice();
      save('New Lead');
      correct(now);
      expect(alex.answer()).toMatchObject({ lead: null, heldBack: { outsideHours: 1 } });
      backend.wait(HOUR);
      expect(alex.next()).toBe('lead');
    },
  );

  test('keeps its callback, which waits for the new hours', () => {
    // 8:30 a.m. in Florida is 5:30 a.m. in San Diego, whose calling hours begin at 11 a.m. Eastern.
    const { backend, correct, lead } = savedAs('Attempted', { callbackAt: at(DAY - 1.5 * HOUR) });
    const opens = at(DAY + HOUR);
    expect(correct({ phone: '(619) 555-0199' })).toMatchObject({ open: true, callbackFrom: opens });
    expect(lead().callbackAt).toBe(at(DAY - 1.5 * HOUR));
    backend.wait(DAY - HOUR);
    const { answer, next } = backend.signedIn({ email: 'kim@reps.example' });
    expect(answer()).toMatchObject({ lead: null, heldBack: { outsideHours: 1 }, nextOpensAt: opens });
    backend.wait(2 * HOUR);
    expect(next()).toBe('lead');
  });
});

describe('a lead that a rep holds while it is corrected', () => {
  test('is not taken from the rep, whose save keeps the correction, and whose next card has it', () => {
    const { correct, robin, save, lead } = anOffice();
    correct({ phone: NEW_PHONE, lastName: 'Núñez' });
    expect(robin.answer({ resume: '1' }).lead).toMatchObject({ phone: NEW_PHONE, lastName: 'Núñez' });
    expect(save('Attempted').ok).toBe(true);
    expect(lead()).toMatchObject({ phone: NEW_PHONE, phoneKey: NEW, lastName: 'Núñez' });
  });

  test('and is saved as DO NOT CALL puts both numbers on the list: the rep may have called the old one', () => {
    const { correct, save, undo, listed, lead } = anOffice();
    correct({ phone: NEW_PHONE });
    save('DO NOT CALL');
    expect([listed(NUMBER), listed(NEW)]).toEqual([at(0), at(0)]);
    expect(undo().ok).toBe(true);
    expect([listed(NUMBER), listed(NEW)]).toEqual(['', '']);
    expect(lead()).toMatchObject({ status: 'New Lead', open: true });
  });

  test('is another rep’s later: a DO NOT CALL is then about the new number alone', () => {
    const { correct, save, alex, listed } = anOffice();
    correct({ phone: NEW_PHONE });
    save('New Lead');
    expect(alex.next()).toBe('lead');
    alex.save('lead', 'DO NOT CALL');
    expect([listed(NUMBER), listed(NEW)]).toEqual(['', at(0)]);
  });

  test('keeps the correction when the save before it is undone, which takes back its call', () => {
    const { correct, undo, number, listed, lead } = savedAs('DO NOT CALL');
    correct({ phone: NEW_PHONE });
    expect(undo().ok).toBe(true);
    expect(number()).toMatchObject({ calls: [], suppressedAt: '' });
    // Nobody has taken back what put this one on the list.
    expect(listed(NEW)).toBe(at(0));
    expect(lead()).toMatchObject({ phone: NEW_PHONE, status: 'New Lead', open: false });
  });
});

describe('what a manager has corrected', () => {
  test('stays when the homeowner sends the booking again with the old value, and a new one counts', () => {
    const { backend, correct } = anOffice();
    const post = aBookingPost();
    backend.book(post);
    const { leadId = '' } = backend.store.read('booking', { submissionId: post.submissionId ?? '' }) ?? {};
    correct({ phone: NEW_PHONE, language: 'es' }, leadId);
    backend.book({ ...post, address: '12 Right Street', apptTime: 'afternoon' });
    const assigned = { phone: NEW_PHONE, phoneKey: NEW, language: 'es' };
    expect(backend.lead(leadId)).toMatchObject({
      ...assigned,
      address: '12 Right Street',
      apptTime: 'afternoon',
    });
    expect(backend.history(leadId)[0]?.note).not.toContain('Phone');
    backend.book({ ...post, phone: '(321) 555-0166' });
    expect(backend.lead(leadId).phone).toBe('(321) 555-0166');
  });

  test('stays when the rep sends the new lead again', () => {
    const { backend, robin, correct } = anOffice();
    const form = { ...NEW_LEAD, submissionId: '0b6f7c52-6a2b-4f0e-9d3a' };
    const leadId = String(robin.call('add_lead', form).leadId);
    correct({ phone: NEW_PHONE }, leadId);
    expect(robin.call('add_lead', { ...form, city: 'Cocoa' }).ok).toBe(true);
    expect(backend.lead(leadId)).toMatchObject({ phone: NEW_PHONE, phoneKey: NEW, city: 'Cocoa' });
  });
});
