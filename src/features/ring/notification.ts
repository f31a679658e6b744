/** Of the one notification of new leads: another one takes its place. */
const TAG = 'new-leads';

/** What the browser allows; `missing` where it has none. */
export const notificationState = (): NotificationPermission | 'missing' =>
  'Notification' in window ? Notification.permission : 'missing';

/** Asks the browser to allow notifications, where it has not been asked. Call it when the visitor taps. */
export async function allowNotifications(): Promise<void> {
  if (notificationState() === 'default') await Notification.requestPermission().catch(() => undefined);
}

/**
 * Shows a notification, where the browser allows it. A click on one that the service worker shows arrives
 * there (src/service-worker/notification-click.ts). Never throws.
 * @param onClick for a browser without the worker
 */
export async function notify(text: string, onClick: () => void): Promise<void> {
  if (notificationState() !== 'granted') return;
  const options = { tag: TAG, icon: '/icon-192.png' };
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration?.active) return await registration.showNotification(text, options);
    const shown = new Notification(text, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
      onClick();
    };
  } catch {
    // Android has only those of a service worker.
  }
}
