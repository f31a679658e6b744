import { expect, test } from 'vitest';
import {
  accessEndedMail,
  approvedMail,
  deniedMail,
  pinChangedMail,
  requestedAgainMail,
  requestMail,
  resetCodeMail,
} from '#backend/core/mail/accounts.ts';
import { bookingMail, changedBookingMail } from '#backend/core/mail/booking.ts';
import type { Mail } from '#backend/core/writes.ts';
import { aRep } from '#tests/builders/rep.ts';
import { aBookingRow, aLeadRow } from '#tests/stores/rows.ts';
import { SETTINGS } from './script.ts';

const rep = aRep({ email: 'robin+1@reps.example', name: 'Robin Vega', phone: '(321) 555-0101' });
const booking = aBookingRow({ reference: 'RT-7K3M9Q', apptDate: '2026-11-21', apptTime: 'morning' });
const lead = aLeadRow();

const ASKED_AGAIN = 'somebody has just asked for a rep account with this email. If that was you:';
const NOT_ME = 'If it was not you, nothing has changed and you need not do anything.';

function expectToRep(mail: Mail, subject: string, lines: string[]): void {
  const text = ['Hello Robin Vega,', '', ...lines, '', 'Sunrise Tarps'].join('\n');
  expect(mail).toEqual({ to: rep.email, subject, text });
}

function expectToCompany(mail: Mail, subject: string, lines: string[]): void {
  expect(mail).toEqual({ to: 'office@tarps.example', subject, text: lines.join('\n') });
}

test('the mail about an approval has the sign-in link', () => {
  expectToRep(approvedMail(rep, SETTINGS), 'Your rep account is ready', [
    'your account request has been approved. Sign in with your email and the PIN you chose:',
    'https://tarps.example/rep-access',
  ]);
});

test('the mail about a second request has the links to sign in and to reset the PIN', () => {
  expectToRep(requestedAgainMail(rep, SETTINGS), 'Your rep account', [
    ASKED_AGAIN,
    'You have an account already. Sign in: https://tarps.example/rep-access',
    'If you have forgotten your PIN: https://tarps.example/rep-access/forgot-pin',
    '',
    NOT_ME,
  ]);
});

test('the mail about a second request while the first is pending says that the first PIN counts', () => {
  expectToRep(requestedAgainMail({ ...rep, state: 'pending' }, SETTINGS), 'Your rep account', [
    ASKED_AGAIN,
    'Your first request is still waiting to be approved, and the PIN you chose with it counts. You will get a mail.',
    '',
    NOT_ME,
  ]);
});

test('the mail about ended access says to call the office if it is a mistake', () => {
  expectToRep(accessEndedMail(rep, SETTINGS), 'Your rep account', [
    'your access to the rep area has ended, and every device was signed out. If you think this is a mistake, please call the office.',
  ]);
});

test('the mail about a denial says to call the office if it is a mistake', () => {
  expectToRep(deniedMail(rep, SETTINGS), 'Your rep account request', [
    'your request for a rep account was not approved. If you think this is a mistake, please call the office.',
  ]);
});

test('the mail about a reset code has the code, how long it is valid and a link', () => {
  expectToRep(resetCodeMail(rep, 'ACD34679', SETTINGS), 'Your PIN reset code', [
    'your code for a new PIN is ACD34679. It is good for 15 minutes and for one use.',
    'Set your new PIN: https://tarps.example/rep-access/set-pin?email=robin%2B1%40reps.example&token=ACD34679',
    '',
    'If you have not asked for it, nothing has changed and you need not do anything.',
  ]);
});

test('the mail about a new PIN says to contact the office if the rep did not change it', () => {
  expectToRep(pinChangedMail(rep, SETTINGS), 'Your PIN was changed', [
    'the PIN of your rep account was changed and every device was signed out.',
    'If that was not you, please call the office or write to office@tarps.example at once.',
  ]);
});

test('the mail about an account request has the applicant’s name, email and phone and a link to decide', () => {
  expectToCompany(requestMail(rep, SETTINGS), 'New account request for the rep area', [
    'Robin Vega (robin+1@reps.example, (321) 555-0101) asks for a rep account.',
    '',
    'Approve or deny it: https://tarps.example/rep-access/manage',
  ]);
});

test('the mail about a booking has its details and says where its lead is', () => {
  expectToCompany(bookingMail(booking, lead, SETTINGS, false), 'New booking RT-7K3M9Q', [
    'Ada Marlowe has booked on the website.',
    '',
    'Reference: RT-7K3M9Q',
    'Service: No Cost Roof Inspection',
    'Wanted: Saturday, November 21, 2026, Morning (8 AM to 12 PM)',
    'Phone: (321) 555-0142',
    'Email: ada.marlowe@home.example',
    'Address: 120 Ocean Avenue, Melbourne Beach, FL 32951',
    '',
    'It waits as a lead in the batch "Website bookings": https://tarps.example/rep-access',
  ]);
});

test('the mail about a corrected booking lists the changes', () => {
  expectToCompany(
    changedBookingMail(booking, 'City: Cocoa (was: Melbourne)', SETTINGS, false),
    'Changed booking RT-7K3M9Q',
    [
      'The homeowner has sent this booking again with other values:',
      '',
      'City: Cocoa (was: Melbourne)',
      '',
      'Its lead is in the batch "Website bookings": https://tarps.example/rep-access',
    ],
  );
});

test.each([
  ['new', bookingMail(booking, lead, SETTINGS, true)],
  ['changed', changedBookingMail(booking, '', SETTINGS, true)],
])('the last mail about a %s booking before mails stop says so', (_which, { text }) => {
  expect(text).toMatch(
    /rep-access\n\nBookings are coming in faster than mails are sent\. .*"Website bookings"\.$/,
  );
});
