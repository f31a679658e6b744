import * as z from 'zod/mini';
import { ACTIONS } from '#backend/core/protocol/action-table.ts';
import { dispatch, getCalendar, hasToken } from '#backend/core/protocol/dispatch.ts';
import { type EndpointRequest, parseEndpointRequest } from '#backend/core/protocol/request.ts';
import type { Answer } from '#backend/core/writes.ts';
import { type ErrorCode, refusal } from '#contract/errors.ts';
import { reportRequest } from './error-log.ts';
import type { Google, TextOutput } from './google.ts';
import { addBusy, LockBusy } from './lock.ts';
import { DriveFull } from './photo-files.ts';
import { TooManyHashes } from './pin-hash.ts';
import { createRunner } from './run-in-sheet.ts';

/** Of the answer of an action that hides its time: writing and sending an email take two to four seconds. */
const HIDDEN_MS = 4000;

/**
 * Answers one web request, as JSON with a `requestId` or as a calendar: a browser cannot read the platform's own
 * error page.
 */
export function answerRequest(google: Google, method: 'GET' | 'POST', event: unknown): TextOutput {
  const { ContentService } = google;
  const { MimeType } = ContentService;
  const requestId = newRequestId();
  let answer: string;
  try {
    const handled = handle(google, method, event);
    if ('calendar' in handled)
      return ContentService.createTextOutput(handled.calendar).setMimeType(MimeType.ICAL);
    answer = handled.json;
  } catch (fault) {
    answer = JSON.stringify(refusal(toError(fault)));
    // Not noted: strangers can cause it as often as they like.
    if (!(fault instanceof TooManyHashes)) noteFailure(google, fault, requestId);
  }
  // Every answer has `ok`.
  const named = `${answer.slice(0, -1)},"requestId":"${requestId}"}`;
  return ContentService.createTextOutput(named).setMimeType(MimeType.JSON);
}

/** Names a request in its answer and in the tab Errors. Asks no service: a refusal costs nothing. */
const newRequestId = (): string => Math.random().toString(16).slice(2, 10).padEnd(8, '0');

function toError(fault: unknown): ErrorCode {
  if (fault instanceof LockBusy || fault instanceof TooManyHashes) return 'busy';
  return fault instanceof DriveFull ? 'photos_full' : 'internal';
}

function handle(
  google: Google,
  method: 'GET' | 'POST',
  event: unknown,
): { json: string } | { calendar: string } {
  const request = readRequest(method, event);
  const { settings, run } = createRunner(google);
  const decide = () => run((current, context) => dispatch(request, current, context)).answer;
  const action = request.kind === 'action' ? ACTIONS.get(request.action)?.action : undefined;
  const isKnown = request.kind === 'action' && hasToken(action ?? {}, request.fields, settings);
  if (action?.cacheSeconds && isKnown)
    return { json: fromCache(google, action.name, action.cacheSeconds, decide) };
  const startedMs = Date.now();
  const answer = decide();
  const left = startedMs + HIDDEN_MS - Date.now();
  // Junk must not wait: Google runs thirty requests at a time.
  if (action?.hidesTime && isKnown && left > 0) google.Utilities.sleep(left);
  const calendar = getCalendar(request, answer);
  return calendar === null ? { json: JSON.stringify(answer) } : { calendar };
}

/** Gives an answer that an action allows to be some seconds old: many visitors then cost few reads. */
function fromCache({ CacheService }: Google, name: string, seconds: number, decide: () => Answer): string {
  const cache = CacheService.getScriptCache();
  const key = `answer ${name}`;
  const cached = cache.get(key);
  if (cached !== null) return cached;
  const answer = decide();
  const text = JSON.stringify(answer);
  if (answer.ok) cache.put(key, text, seconds);
  return text;
}

function noteFailure(google: Google, fault: unknown, requestId: string): void {
  const reason = fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault);
  try {
    if (fault instanceof LockBusy) addBusy(google);
    else if (reportRequest(google, Date.now(), reason, requestId)) return;
    console.error(reason);
  } catch (second) {
    console.error(reason, second);
  }
}

const texts = z._default(z.record(z.string(), z.string()), {});

const eventSchema = z.object({
  parameter: texts,
  postData: z.optional(z.object({ type: z._default(z.string(), ''), contents: z._default(z.string(), '') })),
});

/** Parses a web request; never throws, whatever the platform passes in. */
export function readRequest(method: 'GET' | 'POST', event: unknown): EndpointRequest {
  const parsed = z.safeParse(eventSchema, event ?? {});
  const { parameter, postData } = parsed.success ? parsed.data : { parameter: {}, postData: undefined };
  return parseEndpointRequest({
    method,
    parameters: parameter,
    contentType: postData?.type ?? '',
    contents: postData?.contents ?? '',
  });
}
