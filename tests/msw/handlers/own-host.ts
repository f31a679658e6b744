import { HttpResponse, http } from 'msw';
import { fakeRemote } from '#tests/msw/remote.ts';
import { testBackend } from '#tests/msw/test-backend.ts';

/** The host of the pages, which tells the time with every answer; its clock is the backend's. */
export const ownHost = fakeRemote(
  () => new HttpResponse(null, { headers: { date: new Date(testBackend.nowMs()).toUTCString() } }),
);

export const ownHostHandlers = [http.head(`${location.origin}/`, ({ request }) => ownHost.receive(request))];
