import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import './browser-gaps.ts';
import { cleanup, configure } from '@testing-library/react';
import { clear, createStore } from 'idb-keyval';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { markSavedPhotos } from '#src/stored/outbox/photos-mark.ts';
import { readAllSavedBookings, removeSavedBooking } from '#src/stored/outbox/saved-bookings.ts';
import { readSavedPhotos, removeSavedPhoto } from '#src/stored/outbox/saved-photos.ts';
import { refusedValues } from '#src/stored/stored.ts';
import { bookingIntake } from '#tests/msw/handlers/booking-intake.ts';
import { emailSender } from '#tests/msw/handlers/email-sender.ts';
import { ownHost } from '#tests/msw/handlers/own-host.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { weatherService } from '#tests/msw/handlers/weather-alerts.ts';
import { server } from '#tests/msw/server.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { guardConsole } from './console.ts';
import { endTest, rememberSender } from './ended-tests.ts';
import { guardOrigin, hideNoCorsAnswers } from './no-cors.ts';
import { guardClock } from './standing-clock.ts';

const queuedSaves = createStore('lead-saves', 'queued');
/** Fails where the test has blocked storage, which then holds nothing. */
const emptyQueuedSaves = async () => clear(queuedSaves);

// A slow, busy machine must not fail a test.
configure({ asyncUtilTimeout: 10_000 });
guardClock();
guardConsole();
guardOrigin();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  hideNoCorsAnswers();
  rememberSender();
});

afterEach(async () => {
  cleanup();
  endTest();
  server.resetHandlers();
  for (const remote of [bookingIntake, repEndpoint, emailSender, weatherService, ownHost]) remote.forget();
  weatherService.issue();
  testBackend.empty();
  for (const { submissionId } of await readAllSavedBookings()) await removeSavedBooking(submissionId);
  for (const { photoId } of await readSavedPhotos()) await removeSavedPhoto(photoId);
  markSavedPhotos(false);
  await emptyQueuedSaves().catch(() => undefined);
  localStorage.clear();
  sessionStorage.clear();
  // Else a test in which the browser stored nothing would change a later one of the same worker.
  refusedValues.clear();
  window.history.replaceState(null, '', '/');
});

// Files of one worker share modules: one still loading when its file ends would be broken in the next.
afterAll(async () => {
  await vi.dynamicImportSettled();
  server.close();
});
