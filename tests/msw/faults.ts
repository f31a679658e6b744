import { HttpResponse } from 'msw';

/** A faulty answer of a remote; undefined falls back to the normal answer. */
export type Fault = () => Response | undefined | Promise<Response | undefined>;

/** An HTML page instead of JSON: Apps Script reports its own errors this way, with status 200. */
export const htmlPage: Fault = () =>
  HttpResponse.html('<!doctype html><title>Error</title><p>Service invoked too many times.</p>');

export const emptyBody: Fault = () => new HttpResponse(null, { status: 200 });

/** An answer whose connection breaks in the middle. */
export const brokenOff: Fault = () =>
  new HttpResponse(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"ok":true,"refe'));
        controller.error(new TypeError('terminated'));
      },
    }),
  );

export const networkDrop: Fault = () => HttpResponse.error();

/** Any JSON, for example with a wrong shape or from an older backend. */
export const json =
  (value: unknown): Fault =>
  () =>
    new HttpResponse(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });

export const httpStatus =
  (status: number, text = ''): Fault =>
  () =>
    new HttpResponse(text, { status });

/** Delays the normal answer, or a faulty one, until the test releases it. */
export function pausedAnswer(answer: Fault = () => undefined) {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const fault: Fault = () => released.then(answer);
  return { fault, release };
}

/** The normal answer, this many milliseconds later. */
export const slow =
  (ms: number): Fault =>
  () =>
    new Promise((resolve) => {
      setTimeout(() => resolve(undefined), ms);
    });
