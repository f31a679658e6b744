import { expect, test } from 'vitest';
import {
  accessEndedMail,
  approvedMail,
  deniedMail,
  lockedMail,
  pinChangedMail,
  requestedAgainMail,
  requestMail,
  resetCodeMail,
  unlockedMail,
} from '#backend/core/mail/accounts.ts';
import { bookingMail, changedBookingMail } from '#backend/core/mail/booking.ts';
import type { Mail } from '#backend/core/writes.ts';
import { aRep } from '#tests/builders/rep.ts';
import { aBookingRow, aLeadRow } from '#tests/stores/rows.ts';
import { SETTINGS } from './script.ts';

const rep = aRep({ email: 'robin+1@reps.example', name: 'Robin Vega', phone: '(321) 555-0101' });
const booking = aBookingRow({ reference: 'RT-7K3M9Q', apptDate: '2026-11-21', apptTime: 'morning' });
const lead = aLeadRow();

const ASKED_AGAIN = 'Someone just asked for a rep account with this email. If that was you:';
const NOT_ME = "If it wasn't you, nothing has changed and you don't need to do anything.";

/** A code that is valid until 3:15 PM Eastern on November 20, 2026. */
const code = {
  email: rep.email,
  salt: 'salt',
  sentAt: '2026-11-20T20:00:00.000Z',
  expiresAt: '2026-11-20T20:15:00.000Z',
  tries: 0,
};
const CODE_LINES = [
  'Your code: ACD34679. It works once, until Nov 20, 2026, 3:15 PM Eastern.',
  'Set your PIN: https://tarps.example/rep-access/set-pin?email=robin%2B1%40reps.example&token=ACD34679',
];

function expectToRep({ expiresAt, ...mail }: Mail, subject: string, lines: string[]): void {
  const text = ['Hello,', '', ...lines, '', 'Sunrise Tarps'].join('\n');
  expect(mail).toEqual({ to: rep.email, subject, text });
  expect(expiresAt).toBe(text.includes('ACD34679') ? code.expiresAt : undefined);
}

function expectToCompany(mail: Mail, subject: string, lines: string[]): void {
  expect(mail).toEqual({ to: 'office@tarps.example', subject, text: lines.join('\n') });
}

test('the mail about an approval has a code to set a PIN, and says how to get a new one', () => {
  expectToRep(approvedMail(code, 'ACD34679', SETTINGS), 'Your rep account is approved', [
    'Your rep account is approved. Set your PIN to start using it:',
    '',
    ...CODE_LINES,
    '',
    'If the code has expired, get a new one: https://tarps.example/rep-access/forgot-pin',
  ]);
});

test('the mail about an unlocked account has a code to set a PIN', () => {
  expectToRep(unlockedMail(code, 'ACD34679', SETTINGS), 'Your rep account is unlocked', [
    'A manager unlocked your rep account. You can sign in with your PIN, or set a new one:',
    '',
    ...CODE_LINES,
  ]);
});

const RESET_LINES = [
  'If that was you, wait until then or reset your PIN:',
  'https://tarps.example/rep-access/forgot-pin',
  '',
];

test('the mail about a lock says until when, and that the usual browser still works', () => {
  expectToRep(lockedMail(rep, code.expiresAt, false, SETTINGS), 'Wrong PINs for your rep account', [
    "Someone typed a wrong PIN for your account several times. Until Nov 20, 2026, 3:15 PM Eastern, no one can sign in to it from a browser you haven't used before.",
    ...RESET_LINES,
    "If it wasn't you, they didn't guess your PIN, and you can still sign in with the browser you usually use.",
  ]);
});

test('the mail about a lock of one of the rep’s own browsers says so', () => {
  expectToRep(lockedMail(rep, code.expiresAt, true, SETTINGS), 'Wrong PINs for your rep account', [
    "Someone typed a wrong PIN several times in a browser you've used to sign in. That browser can't sign in until Nov 20, 2026, 3:15 PM Eastern.",
    ...RESET_LINES,
    "If it wasn't you, someone else is using that browser. They didn't guess your PIN.",
  ]);
});

test('the mail about a second request has the links to sign in and to set a PIN', () => {
  expectToRep(requestedAgainMail(rep, SETTINGS), 'Your rep account', [
    ASKED_AGAIN,
    'You already have an account. Sign in: https://tarps.example/rep-access',
    "If you don't have a PIN or forgot it: https://tarps.example/rep-access/forgot-pin",
    '',
    NOT_ME,
  ]);
});

test('the mail about a second request while the first is pending says what comes next', () => {
  expectToRep(requestedAgainMail({ ...rep, state: 'pending' }, SETTINGS), 'Your rep account', [
    ASKED_AGAIN,
    "We already have your request. When it's approved, we'll email you a code to set your PIN.",
    '',
    NOT_ME,
  ]);
});

test('the mail about ended access says to call the office if it is a mistake', () => {
  expectToRep(accessEndedMail(rep, SETTINGS), 'Your rep account', [
    'Your access to the rep area has ended, and you were signed out on every device. If you think this is a mistake, please call the office.',
  ]);
});

test('the mail about a denial says to call the office if it is a mistake', () => {
  expectToRep(deniedMail(rep, SETTINGS), 'Your rep account request', [
    'Your request for a rep account was not approved. If you think this is a mistake, please call the office.',
  ]);
});

test('the mail about a reset code has the code, how long it is valid and a link', () => {
  expectToRep(resetCodeMail(code, 'ACD34679', SETTINGS), 'Your PIN reset code', [
    ...CODE_LINES,
    '',
    "If you didn't ask for a code, nothing has changed and you don't need to do anything.",
  ]);
});

test('the mail about a new PIN says to contact the office if the rep did not change it', () => {
  expectToRep(pinChangedMail(rep, SETTINGS), 'Your PIN was changed', [
    'The PIN for your rep account was changed, and you were signed out on every device.',
    "If that wasn't you, call the office or email office@tarps.example right away.",
  ]);
});

test('the mail about an account request has the applicant’s name, email and phone and a link to decide', () => {
  expectToCompany(requestMail(rep, SETTINGS, false), 'New account request for the rep area', [
    'Robin Vega (robin+1@reps.example, (321) 555-0101) asked for a rep account.',
    '',
    'Approve or deny it: https://tarps.example/rep-access/manage',
  ]);
});

test('the mail about a booking has its details and says where its lead is', () => {
  expectToCompany(bookingMail(booking, lead, SETTINGS, false), 'New booking RT-7K3M9Q', [
    'Ada Marlowe booked on the website.',
    '',
    'Reference: RT-7K3M9Q',
    'Service: No Cost Roof Inspection',
    'Wanted: Saturday, November 21, 2026, Morning (8 AM to 12 PM)',
    'Phone: (321) 555-0142',
    'Email: ada.marlowe@home.example',
    'Address: 120 Ocean Avenue, Melbourne Beach, FL 32951',
    '',
    'The lead is in the batch "Website bookings": https://tarps.example/rep-access',
  ]);
});

test('the mail about a corrected booking lists the changes', () => {
  expectToCompany(
    changedBookingMail(booking, 'City: Cocoa (was: Melbourne)', SETTINGS, false),
    'Changed booking RT-7K3M9Q',
    [
      'The homeowner sent this booking again with changes:',
      '',
      'City: Cocoa (was: Melbourne)',
      '',
      'The lead is in the batch "Website bookings": https://tarps.example/rep-access',
    ],
  );
});

test.each([
  ['new', bookingMail(booking, lead, SETTINGS, true)],
  ['changed', changedBookingMail(booking, '', SETTINGS, true)],
])('the last mail about a %s booking before mails stop says so', (_which, { text }) => {
  expect(text).toMatch(
    /rep-access\n\nBookings are coming in faster than we can email you\. .*"Website bookings"\.$/,
  );
});
