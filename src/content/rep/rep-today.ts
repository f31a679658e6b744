import type { LeadStatus } from '#contract/lead/status.ts';

const STATUSES: Readonly<Record<LeadStatus, (count: number) => string>> = {
  'New Lead': (count) => `${count} still New Lead`,
  Attempted: (count) => `${count} attempted`,
  'Qualified – Appointment Set': (count) => (count === 1 ? '1 appointment set' : `${count} appointments set`),
  'Not Qualified': (count) => `${count} not qualified`,
  'DO NOT CALL': (count) => `${count} do not call`,
};

/** The rep's own day, on the hub. */
export const REP_TODAY = {
  title: 'Today',
  nothing: 'No leads saved yet today.',
  nothingHint: 'The leads you save are counted here.',
  saved: (count: number) => (count === 1 ? '1 lead saved' : `${count} leads saved`),
  /** Leads saved today with each status. */
  statuses: STATUSES,
  due: (count: number, isLimit: boolean) =>
    count === 1 ? '1 callback due' : `${count}${isLimit ? ' or more' : ''} callbacks due`,
  next: (moment: string) => `Next callback ${moment} Eastern`,
  none: 'No callbacks scheduled.',
} as const;
