import { expect, test } from 'vitest';
import { bookingMail, changedBookingMail, moreBookingsMail, visitMail } from '#backend/core/mail/booking.ts';
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
import { aBookingRow, aLeadRow } from '#tests/stores/rows.ts';
import { SETTINGS } from './script.ts';

const rep = aRep({ email: 'robin+1@reps.example', name: 'Robin Vega', phone: '(321) 555-0101' });
const booking = aBookingRow({ reference: 'RT-7K3M9Q', apptDate: '2026-11-21', apptTime: 'morning' });
const lead = aLeadRow();

/** A code that is valid until 3:15 PM Eastern on November 20, 2026. */
const code = {
  ...{ email: rep.email, salt: 'salt', tries: 0 },
  ...{ sentAt: '2026-11-20T20:00:00.000Z', expiresAt: '2026-11-20T20:15:00.000Z' },
};
const CODE = `Your code: {code}. It works once, until Nov 20, 2026, 3:15 PM Eastern.
Set your PIN: https://tarps.example/rep-access/set-pin?email=robin%2B1%40reps.example&token={code}`;
const RESET = `If that was you, wait until then or reset your PIN:
https://tarps.example/rep-access/forgot-pin`;
const ASKED_AGAIN = 'Someone just asked for a rep account with this email. If that was you:';
const NOT_ME = "If it wasn't you, nothing has changed and you don't need to do anything.";

/** @param words the subject, and the text between greeting and company */
function expectToRep(mail: Mail, kind: Mail['kind'], words: string): void {
  const [subject = '', ...lines] = words.split('\n');
  const text = ['Hello,', '', ...lines, '', 'Sunrise Tarps'].join('\n');
  const ends = text.includes(CODE_PLACE) ? { expiresAt: code.expiresAt, codeSalt: code.salt } : {};
  expect(mail).toEqual({ kind, to: rep.email, subject, text, ...ends });
}

function expectToCompany(mail: Mail, words: string, more: Partial<Mail> = {}): void {
  const [subject = '', ...lines] = words.split('\n');
  const text = lines.join('\n');
  expect(mail).toEqual({ kind: 'company', to: 'office@tarps.example', subject, text, ...more });
}

test('mails with a code to set a PIN say how long it works, and how to get a new one', () => {
  const approved = `Your rep account is approved
Your rep account is approved. Set your PIN to start using it:

${CODE}

If the code has expired, get a new one: https://tarps.example/rep-access/forgot-pin`;
  expectToRep(approvedMail(code, SETTINGS), 'manager', approved);
  const unlocked = `Your rep account is unlocked
A manager unlocked your rep account. You can sign in with your PIN, or set a new one:

${CODE}`;
  expectToRep(unlockedMail(code, SETTINGS), 'manager', unlocked);
  const reset = `Your PIN reset code
${CODE}

If you didn't ask for a code, nothing has changed and you don't need to do anything.`;
  expectToRep(resetCodeMail(code, SETTINGS), 'account', reset);
});

test('the mail about a lock says until when and for which browsers, and the one about a new PIN whom to call', () => {
  const locked = `Wrong PINs for your rep account
Someone typed a wrong PIN for your account several times. Until Nov 20, 2026, 3:15 PM Eastern, no one can sign in to it from a browser you haven't used before.
${RESET}

If it wasn't you, they didn't guess your PIN, and you can still sign in with the browser you usually use.`;
  expectToRep(lockedMail(rep, code.expiresAt, false, SETTINGS), 'account', locked);
  const ownBrowser = `Wrong PINs for your rep account
Someone typed a wrong PIN several times in a browser you've used to sign in. That browser can't sign in until Nov 20, 2026, 3:15 PM Eastern.
${RESET}

If it wasn't you, someone else is using that browser. They didn't guess your PIN.`;
  expectToRep(lockedMail(rep, code.expiresAt, true, SETTINGS), 'account', ownBrowser);
  const changed = `Your PIN was changed
The PIN for your rep account was changed, and you were signed out on every device.
If that wasn't you, call the office or email office@tarps.example right away.`;
  expectToRep(pinChangedMail(rep, SETTINGS), 'account', changed);
});

test('mails about a request and its decision say what comes next', () => {
  const again = `Your rep account
${ASKED_AGAIN}
You already have an account. Sign in: https://tarps.example/rep-access
If you don't have a PIN or forgot it: https://tarps.example/rep-access/forgot-pin

${NOT_ME}`;
  expectToRep(requestedAgainMail(rep, SETTINGS), 'account', again);
  const pending = `Your rep account
${ASKED_AGAIN}
We already have your request. When it's approved, we'll email you a code to set your PIN.

${NOT_ME}`;
  expectToRep(requestedAgainMail({ ...rep, state: 'pending' }, SETTINGS), 'account', pending);
  const ended = `Your rep account
Your access to the rep area has ended, and you were signed out on every device. If you think this is a mistake, please call the office.`;
  expectToRep(accessEndedMail(rep, SETTINGS), 'manager', ended);
  const denied = `Your rep account request
Your request for a rep account was not approved. If you think this is a mistake, please call the office.`;
  expectToRep(deniedMail(rep, SETTINGS), 'manager', denied);
  const asked = `New account request for the rep area
Robin Vega (robin+1@reps.example, (321) 555-0101) asked for a rep account.

Approve or deny it: https://tarps.example/rep-access/manage`;
  expectToCompany(requestMail(rep, SETTINGS, false), asked);
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
  expectToCompany(bookingMail(booking, noted, SETTINGS), words, ABOUT);
});

test('an emergency is named first, whatever was done', () => {
  const emergency = { ...booking, service: 'emergency-tarping' };
  const subjects = [
    bookingMail(emergency, lead, SETTINGS),
    changedBookingMail(emergency, lead, '', SETTINGS),
    visitMail({ action: 'moved', booking: emergency, words: '', lead }, SETTINGS),
    visitMail({ action: 'canceled', booking: emergency, words: '', lead: null }, SETTINGS),
  ].map(({ subject }) => subject);
  expect(subjects).toEqual([
    'EMERGENCY, new booking: Ada Marlowe, Melbourne Beach, Sat, Nov 21, morning',
    'EMERGENCY, changed booking: Ada Marlowe, Melbourne Beach, Sat, Nov 21, morning',
    'EMERGENCY, moved visit: Ada Marlowe, Melbourne Beach, Sat, Nov 21, morning',
    'EMERGENCY, canceled visit: Sat, Nov 21, morning',
  ]);
});

test('the mail about a corrected booking lists the changes as a quotation', () => {
  const changes = 'Reference: RT-7K3M9Q\nCity: Cocoa (was: Melbourne)';
  const words = `Changed booking: Ada Marlowe, Melbourne Beach, Sat, Nov 21, morning
The homeowner sent this booking again with changes:

> Reference: RT-7K3M9Q
> City: Cocoa (was: Melbourne)

${CONTACT}

${WHERE}`;
  expectToCompany(changedBookingMail(booking, lead, changes, SETTINGS), words, ABOUT);
});

test('no word of a stranger becomes a link, and a long name leaves room for the rest of the subject', () => {
  const typed = {
    ...{ firstName: 'www.evil.example', lastName: 'https://evil.example/login mail@evil.example' },
    ...{ address: '1 evil.example', city: 'Cocoa.example', notes: 'http://evil.example' },
  };
  const { subject, text } = bookingMail(booking, { ...lead, ...typed }, SETTINGS);
  const own = text.replaceAll(lead.email, '').replaceAll('https://tarps.example/rep-access', '');
  for (const words of [own, subject]) expect(words).not.toMatch(/\w\.\w|:\/\/|\w@\w/);
  expect(subject).toMatch(/^New booking: .{1,40}, Cocoa\. example, Sat, Nov 21, morning$/);
});

test('the mail about the rest of a busy minute says how many there were, and where they are', () => {
  const minute = {
    ...{ meterId: 'more', since: '2026-11-20T15:00:00.000Z', until: '2026-11-20T15:01:00.000Z' },
    count: 37,
  };
  const { subject, text } = moreBookingsMail(minute, SETTINGS);
  expect(subject).toBe('37 more bookings or changes');
  expect(text).toContain('Between 10:00 AM and 10:01 AM Eastern');
  expect(text).toContain('in the batch "Website bookings", or among those to check: https://tarps');
});
