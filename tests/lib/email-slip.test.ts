import { describe, expect, test } from 'vitest';
import { findEmailSlip } from '#src/lib/email-slip.ts';

describe('a likely slip in an email address', () => {
  test.each([
    ['ada@gmial.com', 'ada@gmail.com'],
    ['ada@gmai.com', 'ada@gmail.com'],
    ['ada@gnail.com', 'ada@gmail.com'],
    ['ada@gmaill.com', 'ada@gmail.com'],
    ['ada@gmail.co', 'ada@gmail.com'],
    ['ada@gmail.om', 'ada@gmail.com'],
    ['ada@gmail.net', 'ada@gmail.com'],
    ['ada@hotmial.com', 'ada@hotmail.com'],
    ['ada@hotmial.con', 'ada@hotmail.com'],
    ['ada@yaho.com', 'ada@yahoo.com'],
    ['ada@outlok.com', 'ada@outlook.com'],
    ['ada@iclod.com', 'ada@icloud.com'],
    ['ada@comcast.con', 'ada@comcast.net'],
    ['ada@bellsouth.ent', 'ada@bellsouth.net'],
    ['ada@aol.con', 'ada@aol.com'],
    ['ada@heron-homes.con', 'ada@heron-homes.com'],
    ['ada@cfl.rr.cmo', 'ada@cfl.rr.com'],
    ['ada@gmial.co', 'ada@gmail.com'],
    ['ada@hotmal.cm', 'ada@hotmail.com'],
    ['ada@gmail,com', 'ada@gmail.com'],
    ['ada@yahoocom', 'ada@yahoo.com'],
    ['ada@aol.cm', 'ada@aol.com'],
    ['ada@church.ogr', 'ada@church.org'],
    [' Ada.Marlowe+roof@GMIAL.com ', 'Ada.Marlowe+roof@gmail.com'],
  ])('%s: %s', (typed, likely) => {
    expect(findEmailSlip(typed)).toBe(likely);
    expect(findEmailSlip(likely), 'the answer is right').toBe('');
  });

  test.each([
    'ada@gmail.com',
    'ADA@GMAIL.COM',
    'ada@mail.com',
    'ada@email.com',
    'ada@ymail.com',
    'ada@cloud.com',
    'ada@me.com',
    'ada@msn.com',
    'ada@gmx.net',
    'ada@fox.com',
    'ada@live.com',
    'ada@cfl.rr.com',
    'ada@knights.ucf.edu',
    'ada@brevardschools.org',
    'ada@yahoo.es',
    'ada@yahoo.com.mx',
    'ada@hotmail.co.uk',
    'ada@outlook.es',
    'ada@heron.co',
    'ada@mail.co',
    'ada@live.co',
    'ada@protonmail.ch',
    'ada@yahoo.ca',
    'ada@hotmail.com.ar',
    'ada@etb.net.co',
    'ada@home.example',
    'ada@gmail',
    '@gmial.com',
    'ada',
    '',
  ])('is not seen in %s', (typed) => expect(findEmailSlip(typed)).toBe(''));
});
