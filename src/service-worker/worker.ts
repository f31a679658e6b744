import { deliverAll } from '#src/services/booking-outbox.ts';
import { hasPhotosToSend } from '#src/services/photo-outbox.ts';
import { readSavedBookings } from '#src/stored/outbox/saved-bookings.ts';
import { onWorkerEvent } from './events.ts';
import { forgetOldFiles, installFiles, serveFiles } from './files.ts';
import { showRepPage } from './notification-click.ts';
import { servePages, startOver } from './pages.ts';

/*
 * The service worker (decision 0034): it keeps the site usable without a connection. A new version waits
 * until no tab of the old one is open. It touches nothing but pages and files of this site: the backend's
 * answers, the weather and the maps pass by.
 */
declare const clients: { claim: () => Promise<void> };
declare const registration: ServiceWorkerRegistration;

/** Sends what waits. @throws when something still waits, so that the browser calls again later */
async function sendSavedBookings(): Promise<void> {
  await deliverAll('page');
  for (const { submissionId, state, refusal } of await readSavedBookings()) {
    if (state === 'waiting' && !refusal) throw new Error('A booking still waits.');
    if (await hasPhotosToSend(submissionId)) throw new Error('Photos still wait.');
  }
}

// The first route that matches answers: a page comes before a file.
servePages();
serveFiles();

onWorkerEvent('install', installFiles);
onWorkerEvent('activate', async (event) => {
  await Promise.all([startOver(event), forgetOldFiles()]);
  // Firefox with navigation preload shows no stored page without a connection. Earlier versions of this worker
  // turned it on, and a registration keeps that.
  await registration.navigationPreload?.disable();
  await clients.claim();
});
onWorkerEvent('sync', sendSavedBookings);
onWorkerEvent('notificationclick', showRepPage);
