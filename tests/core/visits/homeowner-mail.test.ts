import { test as base, describe, expect } from 'vitest';
import { homeownerMail } from '#backend/core/mail/homeowner.ts';
import { CAPS, SHARES } from '#contract/limits.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aBackend, at, HOUR, MINUTE, SETTINGS } from '#tests/core/backend.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { aVisitRow } from '#tests/stores/rows.ts';
import { aVisit } from './a-visit.ts';

const HOME = 'ada.marlowe@home.example';

const test = base.extend('site', () => {
  const backend = aBackend();
  let sent = 0;
  const book = (over: Record<string, string> = {}) => {
    sent += 1;
    return backend.book({ ...aBookingPost({}, backend.now()), submissionId: `submission-${sent}`, ...over });
  };
  const sentTo = (address: string) => backend.mail.filter(({ to }) => to === address);
  return { backend, book, sentTo };
});

describe('the homeowner’s email about a booking', () => {
  test('says what, when and where to change it, has a calendar file, and comes after the company’s', ({
    site,
  }) => {
    const { reference } = site.book();
    // So that a daily quota serves the company first.
    expect(site.backend.mail.map(({ to }) => to)).toEqual([SETTINGS.company.email, HOME]);
    const [mail] = site.sentTo(HOME);
    expect(mail).toMatchObject({
      subject: `Your roof visit ${reference}`,
      expiresAt: '2026-12-20T15:00:00.000Z',
      kind: 'homeowner',
      attachment: { name: 'roof-visit.ics', type: 'text/calendar' },
    });
    for (const words of [
      `Reference: ${reference}`,
      'Service: No Cost Roof Inspection',
      'When: Saturday, November 21, 2026, Morning (8 AM to 12 PM), Eastern time',
      'https://tarps.example/schedule/visit#',
      'The link works until Sunday, December 20, 2026.',
      '- Stay off the roof and off ladders, and out of rooms with a sagging ceiling.',
      'Call (321) 555-0100, day or night.',
    ]) {
      expect(mail?.text).toContain(words);
    }
    expect(mail?.attachment?.text.split('\r\n')).toEqual(
      expect.arrayContaining([`UID:${reference}@tarps.example`, 'SEQUENCE:0']),
    );
  });

  test('has none of the words that a stranger types into the form', ({ site }) => {
    const typed = {
      ...{
        firstName: 'BUY-PILLS',
        lastName: 'at-spam-example',
        phone: '(900) 555-0199',
        address: '1 Phishing Way',
      },
      ...{ city: 'Fraudville', state: 'XX-CLICK', zip: '66666', insuranceCarrier: 'Crypto-Bank' },
      ...{ policyNumber: 'http-evil', notes: 'You have won. Go to https://evil.example' },
      ...{
        redirect: 'https://redirect.example',
        contactConsent: 'consent-words',
        marketingConsent: 'market-words',
      },
    };
    site.book({ ...typed, email: 'victim@home.example' });
    const [mail] = site.sentTo('victim@home.example');
    const all = JSON.stringify({ ...mail, to: '' });
    expect(all).toContain('Hello,');
    for (const words of Object.values(typed)) expect(all).not.toContain(words);
  });

  test('is one for each booking: a resend sends none, and a correction only with another slot', ({
    site,
  }) => {
    const submissionId = 'the-same-booking';
    const sent: Record<string, string>[] = [{}, {}, { notes: 'And the garage' }];
    for (const over of sent) {
      site.backend.wait(HOUR);
      site.book({ submissionId, ...over });
    }
    expect(site.sentTo(HOME)).toHaveLength(1);
    site.book({ submissionId, apptTime: 'afternoon' });
    expect(site.sentTo(HOME).map(({ subject }) => subject.split(' RT-')[0])).toEqual([
      'Your roof visit',
      'New time for your roof visit',
    ]);
  });

  test('goes to an address that is corrected, which the answer says of no other', ({ site }) => {
    const submissionId = 'the-same-booking';
    expect(site.book({ submissionId, email: 'typo@home.example' })).toMatchObject({ mailed: true });
    expect(site.book({ submissionId })).toMatchObject({ mailed: true });
    expect(site.sentTo(HOME)).toMatchObject([{ subject: expect.stringMatching(/^Your roof visit/) }]);
    for (let other = 0; other < 2; other++)
      site.book({ email: 'bo@home.example', phone: `32155501${20 + other}` });
    expect(site.book({ submissionId, email: 'bo@home.example' })).not.toHaveProperty('mailed');
  });

  test('about another slot that has no place takes the entry of the first one out', ({ site }) => {
    const submissionId = 'the-same-booking';
    site.book({ submissionId });
    site.backend.store.write([{ kind: 'putOwnerSetting', row: { name: 'jobsPerAfternoon', value: '0' } }]);
    site.book({ submissionId, apptTime: 'afternoon', zip: '32903' });
    const mail = site.sentTo(HOME).at(-1);
    expect(mail?.subject).toMatch(/^Time to be agreed: your roof visit/);
    expect(mail?.attachment?.text).toContain('METHOD:CANCEL');
    expect(mail?.attachment?.text).toContain('LOCATION:FL 32903');
  });

  test('is sent at most twice an hour to one address, and leaves a rep the code for a PIN', ({ site }) => {
    const email = 'robin@reps.example';
    site.backend.putRep({ email, state: 'active' });
    for (let time = 0; time < 20; time++) {
      expect(site.book({ email: time % 2 ? email : 'Robin@Reps.Example' })).toMatchObject({ ok: true });
    }
    expect(site.sentTo(email)).toHaveLength(CAPS.homeownerMailsOfAddress);
    site.backend.call('forgot_pin', { email });
    expect(site.sentTo(email).at(-1)?.text).toContain('Your code:');
    site.backend.call('forgot_pin', { email });
    expect(site.sentTo(email)).toHaveLength(CAPS.mailsOfAddress);
    site.backend.wait(HOUR);
    site.book({ email });
    expect(site.sentTo(email)).toHaveLength(CAPS.mailsOfAddress + 1);
  });

  test('is not sent to more than so many strangers a day, and every booking is stored', ({ site }) => {
    for (let count = 0; count < SHARES.homeownerMails.inAll + 5; count++) {
      const email = `stranger-${count}@home.example`;
      expect(site.book({ email, phone: `321-${200 + (count % 700)}-0199` })).toMatchObject({ ok: true });
    }
    const others = site.backend.mail.filter(({ to }) => to !== SETTINGS.company.email);
    expect(others).toHaveLength(SHARES.homeownerMails.inAll);
    site.backend.wait(24 * HOUR);
    site.book();
    expect(site.sentTo(HOME)).toHaveLength(1);
  });

  test('goes to everybody else after floods of one sender and of a whole IPv6 network', ({ site }) => {
    const flood = (name: string, count: number, sender: (index: number) => string) => {
      for (let index = 0; index < count; index++) {
        site.backend.from(sender(index));
        site.book({ email: `${name}-${index}@flood.example`, phone: `321-${200 + index}-0199` });
      }
    };
    const { crowdedFrom, whenCrowded } = SHARES.homeownerMails;
    flood('one', crowdedFrom + 20, () => '203.0.113.66');
    flood('many', 4 * whenCrowded + 20, (index) => `2001:db8:7:${index.toString(16)}::/64`);
    const flooded = site.backend.mail.filter(({ to }) => to.endsWith('@flood.example'));
    expect(flooded).toHaveLength(crowdedFrom + 4 * whenCrowded);
    site.backend.from('198.51.100.7');
    site.book();
    expect(site.sentTo(HOME)).toHaveLength(1);
  });

  test.for([
    ['a plus', (index: number) => `victim+${index}@home.example`],
    [
      'dots',
      (index: number) =>
        `${'victims'.replace(/./g, (letter, at) => (at === index % 6 ? `${letter}.` : letter))}@gmail.com`,
    ],
  ] as const)('is sent at most twice an hour to one mailbox, written with %s', ([, write], { site }) => {
    for (let index = 0; index < 40; index++) site.book({ email: write(index) });
    const others = site.backend.mail.filter(({ to }) => to !== SETTINGS.company.email);
    expect(others).toHaveLength(CAPS.homeownerMailsOfAddress);
  });

  test('about a change has the new calendar entry, and a cancel takes it out', () => {
    const { backend, move, cancel, restore, toHomeowner, reference } = aVisit();
    const entry = () => toHomeowner().at(-1)?.attachment?.text.split('\r\n') ?? [];
    move();
    expect(entry()).toEqual(
      expect.arrayContaining([`UID:${reference}@tarps.example`, 'SEQUENCE:1', 'LOCATION:FL 32951']),
    );
    expect(entry()).toContain('DTSTART;TZID=America/New_York:20261123T120000');
    backend.wait(HOUR);
    cancel();
    expect(entry()).toEqual(
      expect.arrayContaining([
        `UID:${reference}@tarps.example`,
        'SEQUENCE:2',
        'METHOD:CANCEL',
        'STATUS:CANCELLED',
      ]),
    );
    expect(toHomeowner().at(-1)).toMatchObject({
      subject: `Canceled: your roof visit ${reference}`,
      text: expect.stringMatching(/Until 12:00 PM Eastern time, you can bring the visit back here:\nhttps:/),
    });
    expect(toHomeowner().at(-1)?.text).not.toContain('Stay off the roof');
    backend.wait(HOUR - 1);
    restore();
    expect(entry()).toEqual(expect.arrayContaining(['SEQUENCE:3', 'STATUS:TENTATIVE']));
  });

  test('about a change waits over the cap of its mailbox, and the last change takes its place', () => {
    const { backend, move, cancel, restore, reference } = aVisit();
    for (const change of [move, cancel, restore]) {
      change();
      backend.wait(MINUTE);
    }
    const stored = backend.store.read('messages', { isFailed: false, recipient: HOME, until: '', limit: 9 });
    expect(stored).toHaveLength(CAPS.homeownerMailsOfAddress + 1);
    expect(stored.filter(({ nextAt }) => nextAt > at(MINUTE))).toMatchObject([
      { subject: `Back on: your roof visit ${reference}`, nextAt: at(HOUR) },
    ]);
  });

  test('about a change does not take the place of another visit’s, and what waits ends with the next one', () => {
    const { backend, move, cancel, send, getToken } = aVisit();
    send({ submissionId: 'another-booking', phone: '(321) 555-0199' });
    cancel(getToken('another-booking'));
    move();
    const waiting = () =>
      backend.store
        .read('messages', { isFailed: false, recipient: HOME, until: '', limit: 9 })
        .filter(({ state, nextAt }) => state === 'waiting' && nextAt > at(MINUTE));
    expect(
      waiting()
        .map(({ subject }) => subject.split(/ (?:RT|roof)/)[0])
        .sort(),
    ).toEqual(['Canceled: your', 'New time for your']);
    backend.wait(HOUR);
    cancel();
    // The other one's, and this one's new one, which leaves at once.
    expect(waiting().map(({ subject }) => subject.split(/ (?:RT|roof)/)[0])).toEqual([
      'Canceled: your',
      'Canceled: your',
    ]);
  });

  test('about a change goes to the lead’s address as the company has corrected it', () => {
    const { backend, move, leadId, stored } = aVisit();
    backend.change(leadId, { email: 'Ada@New.Example' });
    move();
    expect(backend.mail.at(-1)).toMatchObject({ to: 'ada@new.example' });
    expect(stored().mailedTo).toBe('ada@new.example');
  });

  test.for([
    ['a site address', { siteUrl: '' }, 'schedule/visit'],
    ['a hotline', { hotline: '' }, 'Call '],
  ] as const)('leaves out what it cannot say without %s', ([, missing, words]) => {
    const settings = { ...SETTINGS, company: { ...SETTINGS.company, ...missing } };
    const link = { token: 'a.b.c', endsAt: '2026-12-20T15:00:00.000Z' };
    const facts = { entry: null, undoUntil: '', house: null, language: 'en', link };
    const mail = { news: 'booked', to: HOME, visit: aVisitRow(), ...facts } as const;
    const { text } = homeownerMail(mail, settings, FRIDAY_TEN);
    expect(text).not.toContain(words);
    expect(text).toContain('Stay off the roof');
  });
});
