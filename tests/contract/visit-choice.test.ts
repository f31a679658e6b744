import { describe, expect, test } from 'vitest';
import {
  companyDays,
  isSettable,
  isTimeOfPeriod,
  isVisitChoice,
  readAppointment,
} from '#contract/visits/visit-choice.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

const HOUR = 3_600_000;

describe('what is chosen for a visit', () => {
  test.for(['', 'agree', 'cancel', '2026-11-21_morning', '2026-11-21_afternoon'])('may be “%s”', (choice) => {
    expect(isVisitChoice(choice)).toBe(true);
  });

  test.for([
    'keep',
    '2026-11-31_morning',
    '2026-11-21',
    '2026-11-21_night',
    '2026-11-21_morning_',
    '_morning',
  ])('may not be “%s”', (choice) => expect(isVisitChoice(choice)).toBe(false));

  test('is a slot of today or the next week, without the periods that are over', () => {
    const [today, tomorrow, ...more] = companyDays(FRIDAY_TEN);
    expect([today, tomorrow]).toEqual([
      { date: '2026-11-20', periods: ['morning', 'afternoon'] },
      { date: '2026-11-21', periods: ['morning', 'afternoon'] },
    ]);
    expect(more.at(-1)?.date).toBe('2026-11-27');
    expect(companyDays(FRIDAY_TEN + 2 * HOUR)[0]).toEqual({ date: '2026-11-20', periods: ['afternoon'] });
    expect(companyDays(FRIDAY_TEN + 8 * HOUR)[0]?.date).toBe('2026-11-21');
  });

  test('may be up to 30 days ahead', () => {
    const isOk = (date: string) => isSettable({ date, period: 'morning' }, FRIDAY_TEN);
    expect(['2026-11-19', '2026-12-21'].some(isOk)).toBe(false);
    expect(['2026-11-20', '2026-12-20'].every(isOk)).toBe(true);
  });

  test('has its clock time within its period', () => {
    const isOf = (period: 'morning' | 'afternoon') => (time: string) => isTimeOfPeriod(time, period);
    expect(['08:00', '11:59'].every(isOf('morning'))).toBe(true);
    expect(['07:59', '12:00', '9:30', ''].some(isOf('morning'))).toBe(false);
    expect(['12:00', '17:59'].every(isOf('afternoon'))).toBe(true);
  });
});

describe('an appointment as people write it', () => {
  test.for([
    ['morning', 'morning', ''],
    ['Afternoon', 'afternoon', ''],
    ['Morning (8 AM to 12 PM)', 'morning', ''],
    ['9:30 AM', 'morning', '09:30'],
    ['9.30 am', '', ''],
    ['10 a.m.', 'morning', '10:00'],
    ['2pm', 'afternoon', '14:00'],
    ['12:15 pm', 'afternoon', '12:15'],
    ['14:00', 'afternoon', '14:00'],
    ['08:00', 'morning', '08:00'],
    ['9', '', ''],
    ['14:00 pm', '', ''],
    ['25:00', '', ''],
    ['6 pm', '', ''],
    ['in the morning', '', ''],
    ['', '', ''],
  ] as const)('with the time “%s” is in the slot “%s”', ([written, period, time]) => {
    const choice = period && `2026-11-24_${period}`;
    expect(readAppointment('2026-11-24', written)).toEqual({ choice, time });
  });

  test('may have no time yet, and is no slot without a day', () => {
    expect(readAppointment('', 'Time to be agreed')).toEqual({ choice: 'agree', time: '' });
    expect(readAppointment('next week', 'morning')).toEqual({ choice: '', time: '' });
  });
});
