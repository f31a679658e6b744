import { newResetCode } from '#backend/core/accounts/reset-code.ts';
import { codeOfSalt } from '#backend/core/messages/messages.ts';
import { decideRequestAction, listRequestsAction } from '#contract/actions/accounts/account-requests.ts';
import { listAuditAction } from '#contract/actions/accounts/list-audit.ts';
import { blockRepAction, listRepsAction, unlockRepAction } from '#contract/actions/accounts/reps.ts';
import { forgotPinAction } from '#contract/actions/forgot-pin.ts';
import { requestUserApprovalAction } from '#contract/actions/request-user-approval.ts';
import { resetPinAction } from '#contract/actions/reset-pin.ts';
import { authLoginAction, logoutAction } from '#contract/actions/sign-in.ts';
import { DAY_MS } from '#contract/durations.ts';
import { aRep } from '#tests/builders/rep.ts';
import { getSession, signedInReps } from '../postgres/fill.ts';
import {
  askAsAnybody,
  askAsManager,
  type Call,
  createBenchContext,
  getClock,
  MANAGER,
  type NamedCall,
  TURN_MS,
  type Turn,
  write,
} from './call.ts';

/** No number of a rep's session is as high. */
const FIRST_OF_TURNS = MANAGER + 1;
/** So many accounts are used in turn, so that every list has the same length in all turns. */
const ACCOUNTS = 100;
const PIN = '2846';

const getEmail = ({ turn }: Turn): string => `account-${turn % ACCOUNTS}@reps.example`;

/** A call about an account in this state, another one in each turn. */
const ofAccount =
  (state: ReturnType<typeof aRep>['state'], call: (turn: Turn, email: string) => ReturnType<Call>): Call =>
  async (turn) => {
    const email = getEmail(turn);
    await write(turn.store, [{ kind: 'putRep', row: aRep({ email, name: 'Robin', state }) }]);
    return call(turn, email);
  };

/** What a stranger may do is capped by day and hour, so these turns are five minutes apart. */
const later = ({ turn, ...where }: Turn): Turn => ({ ...where, turn: (turn * 5 * 60_000) / TURN_MS });

export const ACCOUNT_CALLS: readonly NamedCall[] = [
  [
    authLoginAction.name,
    ofAccount(
      'active',
      async (turn, email) => () => askAsAnybody(turn, authLoginAction, { email, password: PIN }),
    ),
  ],
  [
    logoutAction.name,
    async (turn) => {
      const session = FIRST_OF_TURNS + (turn.turn % ACCOUNTS);
      await write(turn.store, signedInReps(1, 'rep', session));
      return () => askAsAnybody(turn, logoutAction, { auth: getSession(session) });
    },
  ],
  [
    requestUserApprovalAction.name,
    ofAccount('denied', async (turn, email) => {
      const fields = { email, name: 'Robin', phone: '(321) 555-0110', pin: PIN };
      return () => askAsAnybody(later(turn), requestUserApprovalAction, fields);
    }),
  ],
  [
    forgotPinAction.name,
    ofAccount('active', async (turn, email) => {
      await write(turn.store, [{ kind: 'deleteResetCode', email }]);
      return () => askAsAnybody(later(turn), forgotPinAction, { email });
    }),
  ],
  [
    resetPinAction.name,
    ofAccount('active', async (turn, email) => {
      const context = createBenchContext(getClock(turn.turn));
      const row = newResetCode(email, DAY_MS, context);
      await write(turn.store, [{ kind: 'putResetCode', row }]);
      const fields = { email, code: codeOfSalt(email, row.salt, context.sign), pin: PIN };
      return () => askAsAnybody(turn, resetPinAction, fields);
    }),
  ],
  [listRequestsAction.name, async (turn) => () => askAsManager(turn, listRequestsAction)],
  [
    decideRequestAction.name,
    ofAccount(
      'pending',
      async (turn, email) => () => askAsManager(turn, decideRequestAction, { email, decision: 'approve' }),
    ),
  ],
  [listRepsAction.name, async (turn) => () => askAsManager(turn, listRepsAction)],
  [
    blockRepAction.name,
    ofAccount('active', async (turn, email) => () => askAsManager(turn, blockRepAction, { email })),
  ],
  [
    unlockRepAction.name,
    ofAccount('active', async (turn, email) => () => askAsManager(turn, unlockRepAction, { email })),
  ],
  [listAuditAction.name, async (turn) => () => askAsManager(turn, listAuditAction)],
  [
    `${listAuditAction.name}, one account`,
    async (turn) => () => askAsManager(turn, listAuditAction, { account: getEmail(turn) }),
  ],
];
