declare global {
  /** An event of a service worker, which TypeScript's types of a page lack. */
  interface ExtendableEvent extends Event {
    waitUntil: (work: Promise<unknown>) => void;
  }
  interface FetchEvent extends ExtendableEvent {
    request: Request;
  }
}

/** Runs `act` on every event of this type. The browser keeps the worker alive until it is done. */
export function onWorkerEvent(
  type: 'install' | 'activate' | 'sync' | 'notificationclick',
  act: (event: ExtendableEvent) => Promise<unknown>,
): void {
  addEventListener(type, (event) => {
    if (isExtendable(event)) event.waitUntil(act(event));
  });
}

const isExtendable = (event: Event): event is ExtendableEvent => 'waitUntil' in event;
