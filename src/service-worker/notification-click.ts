declare const clients: {
  matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly WindowClient[]>;
  openWindow: (path: string) => Promise<unknown>;
};

interface WindowClient {
  url: string;
  focus: () => Promise<unknown>;
  postMessage: (message: string) => void;
}

declare global {
  interface ExtendableEvent {
    /** Of a `notificationclick`. */
    notification?: { close: () => void };
  }
}

const HUB = '/rep-access/hub';

/**
 * The notification of new leads was clicked (src/features/ring/): shows the open page of the rep area, which
 * opens the hub if no lead is on its card, or else opens the hub.
 */
export async function showRepPage({ notification }: ExtendableEvent): Promise<void> {
  notification?.close();
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = open.find(({ url }) => new URL(url).pathname.startsWith('/rep-access/'));
  if (!page) {
    await clients.openWindow(HUB);
    return;
  }
  page.postMessage('new-leads');
  await page.focus();
}
