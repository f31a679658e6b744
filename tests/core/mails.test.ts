import { expect, test } from 'vitest';
import { bookingMail, changedBookingMail, visitMail } from '#backend/core/mail/booking.ts';
import { CODE_PLACE, type Mail } from '#backend/core/messages/messages.ts';
import {
  accessEndedMail,
  approvedMail,
  deniedMail,
  lockedMail,
  pinChangedMail,
  requestedAgainMail,
  resetCodeMail,
  unlockedMail,
} from '#backend/core/words/account-mail.ts';
import { requestMail } from '#backend/core/words/company-mail.ts';
import { aRep } from '#tests/builders/rep.ts';
import { aLeadRow, aVisitRow } from '#tests/stores/rows.ts';
import { SETTINGS } from './backend.ts';

const rep = aRep({ email: 'robin+1@reps.example', name: 'Robin Vega', phone: '(321) 555-0101' });
const visit = aVisitRow({ reference: 'RT-7K3M9Q', apptDate: '2026-11-21', apptTime: 'morning' });
const lead = aLeadRow();

/** A code that is valid until 3:15 PM Eastern on November 20, 2026. */
const code = {
  ...{ email: rep.email, salt: 'salt', tries: 0 },
  ...{ sentAt: '2026-11-20T20:00:00.000Z', expiresAt: '2026-11-20T20:15:00.000Z' },
};
const CODE = `Your code: {code}. It works once, until Nov 20, 2026, 3:15 PM Eastern.
Set your PIN: https://tarps.example/rep-access/set-pin?email=robin%2B1%40reps.example&token={code}`;
const SIGN_IN = 'https://tarps.example/rep-access\n';
const FORGOT = 'https://tarps.example/rep-access/forgot-pin';
const UNCHANGED = "nothing has changed and you don't need to do anything";
const UNTIL = 'ntil Nov 20, 2026, 3:15 PM Eastern';
const pending = { ...rep, state: 'pending' } as const;

test.each<[about: string, write: () => Mail, kind: Mail['kind'], ...words: string[]]>([
  ['an approval', () => approvedMail(code, SETTINGS), 'manager', 'is approved', CODE, FORGOT],
  ['an unlocked account', () => unlockedMail(code, SETTINGS), 'manager', 'unlocked your rep account', CODE],
  ['a forgotten PIN', () => resetCodeMail(code, SETTINGS), 'account', CODE, UNCHANGED],
  [
    'a lock',
    () => lockedMail(rep, code.expiresAt, false, SETTINGS),
    'account',
    'no one can sign in to it',
    UNTIL,
    FORGOT,
    'you usually use',
  ],
  [
    'a lock of an own browser',
    () => lockedMail(rep, code.expiresAt, true, SETTINGS),
    'account',
    'That browser can',
    UNTIL,
    'using that',
  ],
  ['a new PIN', () => pinChangedMail(rep, SETTINGS), 'account', 'was changed', 'office@tarps.example'],
  ['a request for an open account', () => requestedAgainMail(rep, SETTINGS), 'account', SIGN_IN, FORGOT],
  [
    'a request that waits',
    () => requestedAgainMail(pending, SETTINGS),
    'account',
    'already have your request',
    UNCHANGED,
  ],
  ['the end of an account', () => accessEndedMail(rep, SETTINGS), 'manager', 'has ended', 'call the office'],
  ['a denial', () => deniedMail(rep, SETTINGS), 'manager', 'was not approved', 'call the office'],
])('the mail about %s tells the rep what comes next', (_about, write, kind, ...words) => {
  const mail = write();
  expect(mail).toMatchObject({ kind, to: rep.email, subject: expect.stringMatching(/\w/) });
  for (const each of words) expect(mail.text).toContain(each);
  const ofCode = mail.text.includes(CODE_PLACE) ? { expiresAt: code.expiresAt, codeSalt: code.salt } : {};
  const { expiresAt, codeSalt } = mail;
  expect({ expiresAt, codeSalt }).toEqual({ ...ofCode });
});

function expectToCompany(mail: Mail, words: string, more: Partial<Mail> = {}): void {
  const [subject = '', ...lines] = words.split('\n');
  const text = lines.join('\n');
  expect(mail).toEqual({ kind: 'company', to: 'office@tarps.example', subject, text, ...more });
}

test('the mail about a request tells the company who asks, and where to decide', () => {
  const asked = `New account request for the rep area
Robin Vega (robin+1@reps.example, (321) 555-0101) asked for a rep account.

Approve or deny it: https://tarps.example/rep-access/manage`;
  expectToCompany(requestMail({ ...rep, phone: '321.555.0101' }, SETTINGS, false), asked);
});

const CONTACT = `Name: Ada Marlowe
Phone: (321) 555-0142
Email: ada.marlowe@home.example
Address: 120 Ocean Avenue, Melbourne Beach, FL 32951`;
const WHERE = 'The lead is in the batch "Website bookings": https://tarps.example/rep-access';
const ABOUT = { replyTo: lead.email, leadId: lead.leadId };

test('the mail about a booking shows in its subject who, where and when, and is answered to the homeowner', () => {
  const noted = { ...lead, phone: '321.555.0142', notes: 'Water in two rooms.\nSee photos.example/roof' };
  const words = `New booking: Ada Marlowe, Melbourne Beach, Sat, Nov 21, morning
A homeowner booked on the website.

${CONTACT}
Service: No Cost Roof Inspection
Wanted: Saturday, November 21, 2026, Morning (8 AM to 12 PM)
Reference: RT-7K3M9Q

The homeowner wrote:
> Water in two rooms.
> See photos. example/roof

${WHERE}`;
  expectToCompany(bookingMail(visit, noted, SETTINGS), words, ABOUT);
});

test('an emergency is named first, whatever was done, but not one that is canceled', () => {
  const emergency = { ...visit, service: 'emergency-tarping' };
  const subjects = [
    bookingMail(emergency, lead, SETTINGS),
    changedBookingMail(emergency, lead, '', SETTINGS),
    visitMail({ action: 'moved', visit: emergency, words: '', lead }, SETTINGS),
    visitMail({ action: 'canceled', visit: emergency, words: '', lead: null }, SETTINGS),
    visitMail({ action: 'restored', visit: emergency, words: '', lead: null }, SETTINGS),
  ].map(({ subject }) => subject);
  expect(subjects).toEqual([
    'EMERGENCY, new booking: Ada Marlowe, Melbourne Beach, Sat, Nov 21, morning',
    'EMERGENCY, changed booking: Ada Marlowe, Melbourne Beach, Sat, Nov 21, morning',
    'EMERGENCY, moved visit: Ada Marlowe, Melbourne Beach, Sat, Nov 21, morning',
    'Canceled visit: Sat, Nov 21, morning',
    'EMERGENCY, visit back on: Sat, Nov 21, morning',
  ]);
});

test('no word of a stranger becomes a link, and a long name leaves room for the rest of the subject', () => {
  const typed = {
    ...{ firstName: 'www.evil.example', lastName: 'https://evil.example/login mail@evil.example' },
    ...{ address: '1 evil.example', city: 'Cocoa.example', notes: 'http://evil.example' },
  };
  const { subject, text } = bookingMail(visit, { ...lead, ...typed }, SETTINGS);
  const own = text.replaceAll(lead.email, '').replaceAll('https://tarps.example/rep-access', '');
  for (const words of [own, subject]) expect(words).not.toMatch(/\w\.\w|:\/\/|\w@\w/);
  expect(subject).toMatch(/^New booking: .{1,40}, Cocoa\. example, Sat, Nov 21, morning$/);
});
