import type { LeadStatus } from '#contract/lead/status.ts';

/** Specification, section 2. */
export const REP_HUB = {
  title: 'Rep Hub',
  logout: 'Logout',
  batches: 'Available Batches',
  loading: 'Loading batches…',
  failed: 'Failed to load batches',
  retry: 'Try again',
  none: 'No batches available',
  open: (count: number) => `${count} open`,
  total: (count: number) => `${count} total`,
  done: (count: number) => `${count} done`,
  noneHint: 'New batches show up here as soon as there are leads to work.',
  actions: 'Quick Actions',
  start: 'Start Workflow',
  startHint: 'Work the first batch, one lead at a time',
  newLead: 'New Lead',
  newLeadHint: 'Add a homeowner you just met',
  profile: 'Profile',
  profileHint: 'Your name, number and territory',
  manage: 'Manage',
  manageHint: "Today's numbers, visits, find a lead, accounts, import and export",
  waiting: 'Account requests waiting:',
} as const;

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
  nothing: 'No leads saved yet.',
  /** Nothing is due, either. */
  quiet: 'Nothing saved today, no callbacks.',
  saved: (count: number) => (count === 1 ? '1 lead saved' : `${count} leads saved`),
  /** Leads saved today with each status. */
  statuses: STATUSES,
  due: (count: number, isLimit: boolean) =>
    count === 1 ? '1 callback due' : `${count}${isLimit ? ' or more' : ''} callbacks due`,
  nextToday: (time: string) => `Next callback at ${time} Eastern`,
  next: (day: string, time: string) => `Next callback on ${day} at ${time} Eastern`,
  none: 'No callbacks scheduled.',
} as const;
