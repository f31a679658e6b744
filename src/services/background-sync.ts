declare global {
  interface ServiceWorkerRegistration {
    /** Only Chromium has it. */
    sync?: { register: (tag: string) => Promise<void> };
  }
}

/**
 * Asks the browser to start the service worker once there is a connection, even after the page has closed.
 * Where that is impossible, the bookings wait until the site is opened again. Never throws.
 */
export async function requestBackgroundSync(): Promise<void> {
  // Missing in the worker itself, and on an insecure (http) origin.
  if (!('serviceWorker' in navigator)) return;
  const { sync } = await navigator.serviceWorker.ready;
  // Refused when the visitor has switched background sync off.
  await sync?.register('bookings').catch(() => undefined);
}
