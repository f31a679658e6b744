import { HttpResponse } from 'msw';

/** What a remote does instead of answering; without a response it then answers honestly after all. */
export type Fault = () => Response | undefined | Promise<Response | undefined>;

/** A page where JSON belongs: what Apps Script shows for its own errors, with status 200. */
export const htmlPage: Fault = () =>
  HttpResponse.html('<!doctype html><title>Error</title><p>Service invoked too many times.</p>');

export const emptyBody: Fault = () => new HttpResponse(null, { status: 200 });

/** The connection breaks: no answer of any kind. */
export const networkDrop: Fault = () => HttpResponse.error();

/** Any JSON, of a wrong shape or an older script's. */
export const json =
  (value: unknown): Fault =>
  () =>
    new HttpResponse(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });

/** An HTTP status with a text. */
export const httpStatus =
  (status: number, text = ''): Fault =>
  () =>
    new HttpResponse(text, { status });

/** An answer that waits until the test lets it go, and is then an honest one. */
export function held() {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const fault: Fault = () => released.then(() => undefined);
  return { fault, release };
}
