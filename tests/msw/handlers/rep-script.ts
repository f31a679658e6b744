import { http } from 'msw';
import { env } from '#src/lib/env.ts';
import { fakeRemote } from '#tests/msw/remote.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';

/** The rep script, answered by the real core. */
export const repScript = fakeRemote(scriptBackend.answer);

export const repScriptHandlers = [
  http.get(env.repEndpoint, ({ request }) => repScript.receive(request)),
  http.post(env.repEndpoint, ({ request }) => repScript.receive(request)),
];
