import { randomUUID } from 'node:crypto';
import { ACTIONS } from '#backend/core/protocol/action-table.ts';
import { bookingReceiptAction } from '#contract/actions/bookings/booking-receipt.ts';
import { listBatchesAction } from '#contract/actions/list-batches.ts';
import type { AnswerStatus } from '#contract/answer-fields.ts';
import type { SiteConfig } from '#contract/config.ts';
import type { Hop } from './ask.ts';
import { type Check, type CheckId, done, type Outcome, open, unknown } from './check.ts';
import {
  BOOKING,
  describePage,
  type Endpoint,
  isInSheet,
  isOnSite,
  REP,
  toGet,
  toOrigin,
  toPost,
  toStatus,
} from './endpoint-calls.ts';
import type { Setup } from './setup.ts';

const PING = { action: 'ping' };

const says = ({ error, message }: AnswerStatus): string => (message ?? error ?? 'nothing').slice(0, 200);

const lookAt = (address: string): string =>
  isInSheet(address)
    ? 'Choose Roof Leads, Check this sheet, and look at the tab Errors.'
    : 'Look at what npm run preview prints.';

/** Says what to do when there is no answer. */
function describeSilence(endpoint: Endpoint, config: SiteConfig): string {
  const { variable } = endpoint;
  if (isInSheet(endpoint.address(config))) return `Is ${variable} right, and this machine online?`;
  return isOnSite(endpoint, config)
    ? `${variable} is a path of VITE_SITE_URL. Is that address right, and npm run preview running?`
    : `Is ${variable} right, and npm run preview running?`;
}

/** Sends a request and reads its answer, or returns the outcome if there is none that can be read. */
async function call(setup: Setup, endpoint: Endpoint, url: string, request = {}) {
  const address = endpoint.address(setup.config);
  const asked = await setup.ask(url, request);
  if ('fault' in asked) {
    return { outcome: open(`${address}: ${asked.fault}. ${describeSilence(endpoint, setup.config)}`) };
  }
  const status = toStatus(asked.reply);
  if (!status) return { outcome: open(...describePage(asked.reply, endpoint, address)) };
  return { reply: asked.reply, status };
}

/** Whether the page that asked may read an answer (Fetch standard, CORS check; no cookies are sent). */
const isReadable = ({ url, origin, headers }: Hop): boolean =>
  url.origin === origin || ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

async function checkReadable(setup: Setup, endpoint: Endpoint): Promise<Outcome> {
  const { config } = setup;
  const address = endpoint.address(config);
  const origin = toOrigin(config);
  const calls = [
    { how: 'GET', ...(await call(setup, endpoint, toGet(address, PING), { origin })) },
    { how: 'POST', ...(await call(setup, endpoint, address, { ...toPost(PING), origin })) },
  ];
  for (const { how, outcome, reply } of calls) {
    if (!reply) return outcome;
    const blocked = reply.hops.find((hop) => !isReadable(hop));
    if (blocked)
      return open(
        `A browser at ${origin} may not read the answer to ${how} from ${blocked.url.origin}, because it lacks the header "Access-Control-Allow-Origin: *".`,
        'The scripts of this project send it. A proxy in front of the backend must pass it on, and must not redirect /api/.',
      );
  }
  return done();
}

const answers = (endpoint: Endpoint, note: (setup: Setup) => string[] = () => []): Check => ({
  title: `The ${endpoint.what} answers`,
  needs: ['values'],
  run: async (setup) => {
    const address = endpoint.address(setup.config);
    const { outcome, status } = await call(setup, endpoint, toGet(address, PING));
    if (!status) return outcome;
    return status.ok
      ? done(...note(setup))
      : open(`${address} answers "${says(status)}". ${lookAt(address)}`);
  },
});

const readable = (endpoint: Endpoint, needs: CheckId[]): Check => ({
  title: `The site may read the answers of the ${endpoint.what}`,
  needs,
  run: (setup) => checkReadable(setup, endpoint),
});

/** Judges the answer to an action that a wrong token is refused for. */
function judgeToken(setup: Setup, endpoint: Endpoint, status: AnswerStatus, isTaken: boolean): Outcome {
  const { tokenVariable } = endpoint;
  const address = endpoint.address(setup.config);
  if (isTaken) return done();
  if (status.error === 'bad_token')
    return open(
      isInSheet(address)
        ? `The script has another one. Copy the line "${tokenVariable}=…" that Roof Leads, Set up this sheet shows into .env, build and upload.`
        : `The backend has another one. Set the same ${tokenVariable} where npm run preview runs and where the site is built; then start, build and upload again.`,
    );
  if (status.error === 'busy' || status.error === 'internal')
    return open(`The script answers "${says(status)}". ${lookAt(address)}`);
  return unknown(
    `the script answers "${says(status)}", so it is not the one of this project, or is an old version of it. Try it out on the site.`,
  );
}

const bookingToken: Check = {
  title: 'The booking script accepts VITE_BOOKING_TOKEN',
  needs: ['bookingAnswers'],
  run: async (setup) => {
    // Asks for the receipt of a booking that nobody has made.
    const fields = {
      action: bookingReceiptAction.name,
      token: BOOKING.token(setup.config),
      submissionId: randomUUID(),
    };
    const { outcome, status } = await call(setup, BOOKING, toGet(BOOKING.address(setup.config), fields));
    return status ? judgeToken(setup, BOOKING, status, status.ok === true) : outcome;
  },
};

const repToken: Check = {
  title: 'The rep script accepts VITE_REP_TOKEN',
  needs: ['repAnswers'],
  run: async (setup) => {
    // The token is checked before the session, which is missing here.
    const fields = { action: listBatchesAction.name, token: REP.token(setup.config) };
    const { outcome, status } = await call(setup, REP, toGet(REP.address(setup.config), fields));
    return status ? judgeToken(setup, REP, status, status.error === 'unauthenticated') : outcome;
  },
};

/**
 * Asks a backend for each of these actions, without the fields or the session that it needs: a backend that
 * knows the action refuses the request, or answers one that needs neither, and changes nothing.
 */
const knows = (endpoint: Endpoint, needs: CheckId[], actions: readonly string[]): Check => ({
  title: `The ${endpoint.what} knows all that this version of the site asks for`,
  needs,
  run: async (setup) => {
    const address = endpoint.address(setup.config);
    const token = endpoint.token(setup.config);
    const calls = await Promise.all(
      actions.map(async (action) => ({
        action,
        ...(await call(setup, endpoint, address, toPost({ action, token }))),
      })),
    );
    const failed = calls.find(({ outcome }) => outcome);
    if (failed?.outcome) return failed.outcome;
    const missing = calls.filter(({ status }) => status?.error === 'unknown_action');
    if (missing.length === 0) return done();
    return open(
      `It does not know ${missing.map(({ action }) => action).join(', ')}: it is an older version.`,
      isInSheet(address)
        ? 'Run npm run build:script and follow "A new version" in docs/google-sheets.md; the last step is Deploy, Manage deployments, the pencil, Version: New version.'
        : 'Start npm run preview with this version of the project.',
    );
  },
});

const ENTRIES = [...ACTIONS.values()].map(({ action }) => action);
const FOR_BOOKINGS = ENTRIES.filter(({ token }) => token === 'bookingToken').map(({ name }) => name);
const FOR_SESSIONS = ENTRIES.filter(({ role }) => role !== 'anybody').map(({ name }) => name);

const tellOther = ({ config }: Setup): string[] =>
  BOOKING.address(config) === REP.address(config)
    ? []
    : [
        'It is another script than the booking script. Reps see only bookings that their own script has taken.',
      ];

export const endpointChecks = {
  bookingAnswers: answers(BOOKING),
  bookingReadable: readable(BOOKING, ['bookingAnswers']),
  bookingToken,
  bookingVersion: knows(BOOKING, ['bookingToken'], FOR_BOOKINGS),
  repAnswers: answers(REP, tellOther),
  repReadable: readable(REP, ['repAnswers']),
  repToken,
  repVersion: knows(REP, ['repToken'], FOR_SESSIONS),
} satisfies Partial<Record<CheckId, Check>>;
