import type { CalendarCompany, CalendarVisit } from '#contract/visits/calendar-file.ts';

/** A visit on Saturday morning whose time is asked for. */
export const aCalendarVisit = (over: Partial<CalendarVisit> = {}): CalendarVisit => ({
  slot: { date: '2026-11-21', period: 'morning' },
  agreedTime: '',
  service: 'roof-inspection',
  reference: 'RT-1',
  id: 'RT-1',
  changes: 0,
  isConfirmed: false,
  isCanceled: false,
  place: '12 Ocean Avenue, Palm Bay, FL 32905',
  url: 'https://tarps.example/schedule/visit#a.b.c',
  ...over,
});

export const aCalendarCompany = (over: Partial<CalendarCompany> = {}): CalendarCompany => ({
  name: 'Tarps, Inc; Brevard',
  hotline: '+13215550100',
  siteUrl: 'https://tarps.example',
  email: 'help@tarps.example',
  ...over,
});
