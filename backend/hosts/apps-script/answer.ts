import { dispatch } from '#backend/core/protocol/dispatch.ts';
import type { Answer } from '#backend/core/writes.ts';
import { refusal } from '#contract/errors.ts';
import { reportRequest } from './error-log.ts';
import type { Google, TextOutput } from './google.ts';
import { readRequest } from './request.ts';
import { createRunner } from './run-in-sheet.ts';
import { ScriptBusy } from './script-lock.ts';

/** Answers one web request, always as JSON: a browser cannot read the platform's own error page. */
export function answerRequest(google: Google, method: 'GET' | 'POST', event: unknown): TextOutput {
  let answer: Answer;
  try {
    answer = handle(google, method, event);
  } catch (fault) {
    answer = fault instanceof ScriptBusy ? refusal('busy') : refusal('internal');
    noteFailure(google, fault);
  }
  return google.ContentService.createTextOutput(JSON.stringify(answer)).setMimeType(
    google.ContentService.MimeType.JSON,
  );
}

function handle(google: Google, method: 'GET' | 'POST', event: unknown): Answer {
  const request = readRequest(method, event);
  return createRunner(google).run((settings, context) => dispatch(request, settings, context)).answer;
}

function noteFailure(google: Google, fault: unknown): void {
  const reason = fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault);
  try {
    if (!(fault instanceof ScriptBusy) && reportRequest(google, Date.now(), reason)) return;
    console.error(reason);
  } catch (second) {
    console.error(reason, second);
  }
}
