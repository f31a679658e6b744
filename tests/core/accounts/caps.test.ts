import { test as base, describe, expect } from 'vitest';
import { senderKey } from '#backend/core/rate-limit.ts';
import { CAPS, SHARES } from '#contract/limits.ts';
import { DAY, MINUTE } from '#tests/core/backend.ts';
import { REQUEST_EMAIL as EMAIL, newOffice, type Office } from './office.ts';

const test = base.extend('office', newOffice);

describe('an account request beyond the caps of a day', () => {
  const { accountRequestMails } = CAPS;
  const { ofSender, crowdedFrom, inAll } = SHARES.accountRequests;
  const flood = (office: Office, count: number, sender: (index: number) => string) => {
    for (let index = 0; index < count; index++) {
      office.backend.from(sender(index));
      office.ask({ email: `${index}@flood.example` });
    }
  };
  const busy = { error: 'busy', message: expect.stringContaining('try again tomorrow') };

  test('is refused with its own message to the sender who made too many, and to nobody else', ({
    office,
  }) => {
    flood(office, ofSender, () => '203.0.113.66');
    expect(office.ask()).toMatchObject(busy);
    expect(office.backend.hashed()).toBe(ofSender);
    office.backend.from('198.51.100.7');
    expect(office.ask()).toEqual({ ok: true });
  });

  test('is refused to senders who have asked that day, not to new ones, until the next day', ({ office }) => {
    flood(office, crowdedFrom, (index) => `203.0.113.${index % 20}`);
    expect(office.ask()).toMatchObject(busy);
    office.backend.from('198.51.100.7');
    expect(office.ask()).toEqual({ ok: true });
    expect(office.ask()).toMatchObject(busy);
    office.backend.wait(DAY);
    expect(office.ask()).toEqual({ ok: true });
  });

  test.for([
    ['of unknown senders', () => ''],
    ['of as many senders', (index: number) => `203.0.113.${index}`],
  ] as const)('is refused to everybody after 500 requests %s', ([, sender], { office }) => {
    flood(office, inAll, sender);
    office.backend.from('');
    expect(office.ask()).toMatchObject(busy);
    expect(office.rep()).toBeNull();
  });

  test('sends the company 20 mails at most; the last one says so', ({ office }) => {
    flood(office, accountRequestMails + 5, () => '');
    expect(office.backend.mail).toHaveLength(accountRequestMails);
    expect(
      office.backend.mail.filter(({ text }) => text.includes("won't get an email for the next ones")),
    ).toEqual([office.backend.mail.at(-1)]);
  });

  test('leaves no count of a sender behind two days later', ({ office }) => {
    office.backend.from('203.0.113.66');
    office.ask();
    const meterId = `account-requests ${senderKey(office.backend.context())}`;
    const count = () => office.backend.store.read('meter', { meterId });
    expect(count()).toMatchObject({ count: 1 });
    office.backend.wait(2 * DAY);
    office.backend.from('198.51.100.7');
    office.ask({ email: 'another@reps.example' });
    expect(count()).toBeNull();
  });
});

test('no address gets more than three mails in an hour, whatever a stranger asks for', ({ office }) => {
  office.backend.signedIn({ email: EMAIL });
  const sentAt: number[] = [];
  for (let minute = 0; minute < 120; minute++) {
    const before = office.backend.mail.length;
    office.ask();
    office.backend.call('forgot_pin', { email: EMAIL });
    office.login('1111');
    sentAt.push(...office.backend.mail.slice(before).flatMap(({ to }) => (to === EMAIL ? [minute] : [])));
    office.backend.wait(MINUTE);
  }
  const mails = sentAt.map((start) => sentAt.filter((each) => each >= start && each < start + 60).length);
  expect(Math.max(...mails)).toBe(3);
});

test('codes that one sender asks for leave some for everybody else', ({ office }) => {
  const { ofSender } = SHARES.codeMails;
  const emails = Array.from({ length: 60 }, (_, index) => `rep-${index}@reps.example`);
  for (const email of emails) office.backend.putRep({ email, state: 'active' });
  office.backend.from('203.0.113.66');
  for (const email of emails) office.backend.call('forgot_pin', { email });
  expect(office.backend.mail).toHaveLength(ofSender);
  office.backend.from('198.51.100.7');
  office.backend.call('forgot_pin', { email: emails[59] });
  expect(office.backend.mail.at(-1)).toMatchObject({ to: emails[59], subject: 'Your PIN reset code' });
});

test('mails to an account hold nothing that the request for it said', ({ office }) => {
  const words = 'Winner! Visit prize-scam.example';
  office.ask({ name: words, phone: 'call +1 900 555 0100' });
  office.ask({ name: words });
  office.decide('approve');
  office.backend.wait(MINUTE);
  office.backend.call('forgot_pin', { email: EMAIL });
  office.open();
  for (let time = 0; time < 5; time++) office.login('1111');
  office.manager.call('unlock_rep', { email: EMAIL });
  office.decide('deny');
  office.ask({ name: words });
  office.decide('deny');
  const mails = office.backend.mail.filter(({ to }) => to === EMAIL);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your rep account',
    'Your rep account is approved',
    'Your PIN reset code',
    'Wrong PINs for your rep account',
    'Your rep account is unlocked',
    'Your rep account',
    'Your rep account request',
  ]);
  for (const { text } of mails) expect(text).not.toMatch(/winner|scam|900/i);
});
