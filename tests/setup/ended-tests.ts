import { AsyncLocalStorage } from 'node:async_hooks';

let current = {};
const sender = new AsyncLocalStorage<object>();

/** Call it after each test: what its page has sent by now can still be on the way to a fake remote. */
export function endTest(): void {
  current = {};
}

/** Whether the request being answered was sent by a test that has ended. */
export const isOfEndedTest = (): boolean => sender.getStore() !== current;

/** Makes each request remember the test that sent it. Call it after the fake remotes start. */
export function rememberSender(): void {
  const reach = globalThis.fetch;
  globalThis.fetch = (input, init) => sender.run(current, () => reach(input, init));
}
