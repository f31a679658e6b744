import { createServer, type RequestListener } from 'node:http';
import type { ViteDevServer } from 'vite';
import { type Backend, openBackend } from '#backend/hosts/node/backend.ts';
import { startControlSocket } from '#backend/hosts/node/control-socket.ts';
import { placeDemo } from '#backend/hosts/node/demo/seed.ts';
import { runOwnerCommand } from '#backend/hosts/node/owner-command.ts';
import { closeOnSignal, runScript } from '#backend/hosts/node/run-script.ts';
import { createApp } from '#backend/hosts/node/web/app.ts';
import { listen, toListener } from '#backend/hosts/node/web/serve.ts';
import { describeDatabaseAddress } from '#backend/stores/postgres/open-postgres.ts';
import { readEnvironment, SITES } from './environment.ts';
import { createDevServer } from './start/dev-server.ts';
import { isForeign } from './start/own-pages.ts';
import { createPageListener } from './start/pages.ts';

const FOLDER = SITES.dev.folder;
/** Local machine only: the outbox shows reset codes. */
const HOSTNAME = '127.0.0.1';

function siteListener(vite: ViteDevServer, backend: Backend): RequestListener {
  const answerApp = toListener(createApp({ ...backend, mode: 'development' }));
  const answerPage = createPageListener(vite);
  return (request, response) => {
    if (isForeign(request)) {
      response
        .writeHead(403, { 'content-type': 'text/plain' })
        .end('Only pages of this site may ask for this.');
      return;
    }
    if (/^\/(?:api|outbox|healthz)(?:[/?]|$)/.test(request.url ?? '')) return answerApp(request, response);
    vite.middlewares(request, response, () => answerPage(request, response));
  };
}

await runScript(async () => {
  const onStop = closeOnSignal();
  const { env, config, url, settings } = readEnvironment('dev');

  // Take the port first: a busy port is reported immediately, and early requests wait instead of failing.
  let answerWith: (answer: RequestListener) => void = () => {};
  const started = new Promise<RequestListener>((resolve) => {
    answerWith = resolve;
  });
  const server = createServer(async (request, response) => (await started)(request, response));
  const { close } = await listen(server, env.port, HOSTNAME);

  const openData = async () => {
    const backend = await openBackend({ env, settings, folder: FOLDER, pepper: 'keep' });
    onStop(backend.close);
    const { isFirst, rep } = await placeDemo({ ...backend, nowMs: Date.now() }, env);
    onStop(backend.startBackgroundWork());
    if (!env.databaseUrl)
      onStop(await startControlSocket(FOLDER, (command) => runOwnerCommand(backend, command)));
    return { backend, isFirst, rep };
  };
  const [{ backend, isFirst, rep }, vite] = await Promise.all([
    openData(),
    createDevServer({ server: { middlewareMode: true, ws: { server } } }),
  ]);
  onStop(close);
  onStop(() => vite.close());
  answerWith(siteListener(vite, backend));

  console.log(`
  ${config.companyName}

  Site      ${url}
  Mail      ${url}/outbox${env.smtpUrl ? ' (only what SMTP_URL refused)' : ''}
  Reps      ${url}/rep-access
  Demo rep  ${rep ? `${rep.email}   PIN ${rep.pin}` : 'none, because demo data is only for the embedded database'}

  ${isFirst ? 'First start: demo batches and leads are in place. ' : ''}Data is kept in ${env.databaseUrl ? `the database ${describeDatabaseAddress(env.databaseUrl)}` : FOLDER}.
  Stop with Ctrl+C.
`);
});
