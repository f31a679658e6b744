import type { LeadRow } from '#backend/core/rows.ts';

/** What people say of a lead, each with the word it is named by in its history. */
const FACTS = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  service: 'Service',
  apptDate: 'Appointment date',
  apptTime: 'Appointment time',
  leadSource: 'Lead source',
  mostRecentStormDate: 'Most recent storm',
  insuranceCarrier: 'Insurance carrier',
  policyNumber: 'Policy number',
  dateOfLoss: 'Date of loss',
  previousClaims: 'Previous claims',
  notes: 'Notes',
} as const satisfies Partial<Record<keyof LeadRow, string>>;

type FactName = keyof typeof FACTS;
export type Facts = Partial<Pick<LeadRow, FactName>>;

const isFact = (name: string): name is FactName => name in FACTS;
const NAMES = Object.keys(FACTS).filter(isFact);

/** The facts among what a form has sent. */
export const factsOf = (sent: Facts): Facts =>
  Object.fromEntries(NAMES.map((name) => [name, sent[name] ?? '']));

/** The facts as lines for a lead's history; those that are empty are left out. */
export const factsInWords = (facts: Facts): string[] =>
  NAMES.filter((name) => facts[name]).map((name) => `${FACTS[name]}: ${facts[name]}`);

/** What of a lead these facts would change, as lines for its history. */
export const changesInWords = (lead: LeadRow, facts: Facts): string[] =>
  NAMES.filter((name) => (facts[name] ?? '') !== lead[name]).map(
    (name) => `${FACTS[name]}: ${facts[name] || 'nothing'} (was: ${lead[name] || 'nothing'})`,
  );
