import { FAILURE as NOT_BOOKED } from '#tests/site/booking/sending.ts';
import { BOOKING_STATES } from '#words/pages/booking-card.ts';
import type { AnswerFaultName } from './faults.ts';
import type { FlowName } from './flows.ts';
import type { SituationCell, SituationName } from './run-situation.ts';

/**
 * What the user gets. `works`: it is done and counted once. A text: this is said, what was typed is still
 * there, and trying again works. `arrives`: the answer cannot be read, so the specification calls it done;
 * its words stay on the device until it has arrived, without the user.
 */
export type Cell = 'works' | 'arrives' | { says: string };

interface Words {
  /** No answer came. */
  unreachable: string;
  /** An error status; newLead names it. */
  http: string | ((status: number) => string);
  /** An answer that is no script's. */
  unreadable: string;
  /** A script's answer that does not say yes. */
  noYes: string;
}

/** The cells of a flow whose answer the page reads. */
function read({ unreachable, http, unreadable, noYes }: Words): Record<AnswerFaultName, Cell> {
  const ofStatus = (status: number): Cell => ({ says: typeof http === 'string' ? http : http(status) });
  return {
    offline: { says: unreachable },
    refused: { says: unreachable },
    'reset in the answer': { says: unreachable },
    '10 s slow': 'works',
    'never answers': { says: unreachable },
    404: ofStatus(404),
    429: ofStatus(429),
    500: ofStatus(500),
    // The redirect of a POST to another site is a network error.
    '302 to a login page': { says: unreachable },
    'HTML with 200': { says: unreadable },
    empty: { says: unreadable },
    'truncated JSON': { says: unreadable },
    'wrong shape': { says: noYes },
    'huge answer': { says: noYes },
  };
}

const same = (says: string): Words => ({ unreachable: says, http: says, unreadable: says, noYes: says });

const NOT_SENT = 'There was an error processing your request. Please try again or call us directly.';
const NO_ANSWER = "Can't reach the server. Check your connection and try again.";
const NO_LOGIN = 'Login failed - check your credentials';
const NO_LEAD = 'Failed to load next lead';
const NOT_SAVED = 'Failed to save lead';
const NOT_ADDED = 'Error submitting lead';

export const ANSWER_CELLS: Record<FlowName, Record<AnswerFaultName, Cell>> = {
  // Its answer is hidden from the page, which asks for a receipt instead.
  book: {
    offline: { says: BOOKING_STATES.offline.text },
    refused: { says: NOT_BOOKED },
    'reset in the answer': 'works',
    '10 s slow': 'works',
    'never answers': { says: NOT_BOOKED },
    404: 'arrives',
    429: 'arrives',
    500: 'arrives',
    '302 to a login page': { says: NOT_BOOKED },
    'HTML with 200': 'arrives',
    empty: 'arrives',
    'truncated JSON': 'works',
    'wrong shape': 'arrives',
    'huge answer': 'works',
  },
  contact: {
    ...read(same(NOT_SENT)),
    // The provider's status is its answer.
    empty: 'works',
    'truncated JSON': 'works',
    'wrong shape': 'works',
    'huge answer': 'works',
  },
  login: read({
    unreachable: NO_ANSWER,
    http: NO_LOGIN,
    unreadable: NO_LOGIN,
    noYes: 'Invalid email or password',
  }),
  hub: read(same('Failed to load batches')),
  nextLead: read(same(NO_LEAD)),
  save: read({ ...same(NOT_SAVED), unreachable: 'Waiting for a connection' }),
  newLead: read({
    unreachable: NOT_ADDED,
    http: (status) => `HTTP ${status}`,
    unreadable: NOT_ADDED,
    noYes: 'Submission failed',
  }),
  account: read({ ...same('Error: Failed to submit request'), noYes: 'Error: Request failed' }),
  forgotPin: read(same('Failed to send reset code')),
  setPin: read({ ...same('Failed to update PIN'), noYes: 'PIN update failed' }),
};

/** @param refused what is said when the connection is refused */
const situations = (
  refused: string,
  over: Partial<Record<SituationName, SituationCell>> = {},
): Record<SituationName, SituationCell> => ({
  'storage full': { says: refused },
  'storage denied': { says: refused },
  'storage corrupt': 'works',
  'clock a day ahead': 'works',
  'clock a day behind': 'works',
  'double submit': 'works',
  'back and forward': 'kept',
  'session expired': 'kept',
  ...over,
});

export const SITUATION_CELLS: Record<FlowName, Record<SituationName, SituationCell>> = {
  book: situations(NOT_BOOKED),
  contact: situations(NOT_SENT),
  // Neither a PIN nor a code is ever stored, and the rest of these forms is short.
  login: situations(NO_ANSWER, { 'back and forward': 'typed again' }),
  hub: situations('Failed to load batches', { 'double submit': 'no button' }),
  nextLead: situations(NO_LEAD, { 'session expired': 'typed again' }),
  save: situations(NOT_SAVED),
  newLead: situations(NOT_ADDED),
  account: situations('Error: Failed to submit request', { 'back and forward': 'typed again' }),
  forgotPin: situations('Failed to send reset code', { 'back and forward': 'typed again' }),
  setPin: situations('Failed to update PIN', { 'back and forward': 'typed again' }),
};
