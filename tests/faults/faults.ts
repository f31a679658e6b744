import { HttpResponse, http } from 'msw';
import { vi } from 'vitest';
import {
  brokenOff,
  emptyBody,
  type Fault,
  htmlPage,
  httpStatus,
  json,
  networkDrop,
} from '#tests/msw/faults.ts';
import { server } from '#tests/msw/server.ts';

const SIGN_IN_PAGE = 'https://login.example/';

/** Like a company network that asks to sign in first. */
const redirect: Fault = () => {
  server.use(http.all(SIGN_IN_PAGE, () => HttpResponse.html('<!doctype html><h1>Sign in</h1>')));
  return new HttpResponse(null, { status: 302, headers: { location: SIGN_IN_PAGE } });
};

const offline: Fault = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return networkDrop();
};

/** What can happen to one request: rows of the fault matrix. */
export interface AnswerFault {
  fault: Fault;
  /** The request has arrived all the same: sent again, it must count once. */
  isTaken?: boolean;
}

const MB = 1_000_000;
export const SLOW_MS = 10_000;

export const ANSWER_FAULTS = {
  offline: { fault: offline },
  refused: { fault: networkDrop },
  'reset in the answer': { fault: brokenOff, isTaken: true },
  '10 s slow': { fault: () => new Promise((answer) => setTimeout(answer, SLOW_MS)) },
  'never answers': { fault: () => new Promise(() => undefined), isTaken: true },
  404: { fault: httpStatus(404, 'Not found') },
  429: { fault: httpStatus(429, 'Too many requests') },
  500: { fault: httpStatus(500, 'Internal server error') },
  '302 to a login page': { fault: redirect },
  'HTML with 200': { fault: htmlPage },
  empty: { fault: emptyBody },
  'truncated JSON': { fault: httpStatus(200, '{"ok":true,"mess'), isTaken: true },
  'wrong shape': { fault: json({ ok: { yes: 1 }, batches: 7, lead: 'Grace', error: [], auth: {} }) },
  'huge answer': { fault: json({ junk: 'x'.repeat(5 * MB) }), isTaken: true },
} satisfies Record<string, AnswerFault>;

export type AnswerFaultName = keyof typeof ANSWER_FAULTS;
