import type { VisitState } from '#contract/visits/visit.ts';

/** What the company and its crew read about the visits of a day: on pages, on paper, in messages and calendars. */
export const DAY_WORDS = {
  states: {
    asked: 'Not confirmed yet',
    confirmed: 'Confirmed',
    canceled: 'Canceled',
    done: 'Done',
  } satisfies Record<VisitState, string>,
  count: (count: number) => (count === 1 ? '1 visit' : `${count} visits`),
  none: 'No visits on this day',
  noName: 'No name',
  /** A visit whose lead was deleted, or cannot be read. */
  gone: 'Details are missing',
  /** A visit of another home than its lead's. */
  elsewhere: 'Another home',
  /** For the crew, about such a visit. */
  askOffice: 'Ask the office for the address and the number.',
  doNotCall: 'Do not call',
  words: 'They wrote',
  notes: 'Notes',
  doneHere: 'Roof done: ______  Notes: ____________________',
} as const;
