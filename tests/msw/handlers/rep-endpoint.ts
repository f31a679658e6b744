import { http } from 'msw';
import { env } from '#src/lib/env.ts';
import { fakeRemote } from '#tests/msw/remote.ts';
import { testBackend } from '#tests/msw/test-backend.ts';

/** The rep endpoint, answered by the real core. */
export const repEndpoint = fakeRemote(testBackend.answer);

export const repEndpointHandlers = [
  http.get(env.repEndpoint, ({ request }) => repEndpoint.receive(request)),
  http.post(env.repEndpoint, ({ request }) => repEndpoint.receive(request)),
];
