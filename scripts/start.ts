import { createServer, type RequestListener } from 'node:http';
import { type Backend, openBackend } from '#backend/hosts/node/backend.ts';
import { startControlSocket } from '#backend/hosts/node/control-socket.ts';
import { placeDemo } from '#backend/hosts/node/demo/seed.ts';
import { runOwnerCommand } from '#backend/hosts/node/owner-command.ts';
import { closeOnSignal, runScript } from '#backend/hosts/node/run-script.ts';
import { createApp } from '#backend/hosts/node/web/app.ts';
import { listen, toListener } from '#backend/hosts/node/web/serve.ts';
import { describeDatabaseAddress } from '#backend/stores/postgres/open-postgres.ts';
import type { Language } from '#contract/languages.ts';
import { languageOf } from '#contract/page-address.ts';
import { readEnvironment, SITES } from './environment.ts';
import { createDevServer } from './start/dev-server.ts';
import { isForeign } from './start/own-pages.ts';
import { createPageListener } from './start/pages.ts';

const FOLDER = SITES.dev.folder;
/** Local machine only: the outbox shows reset codes. */
const HOSTNAME = '127.0.0.1';

/** @param pagesIn makes the pages of a language, when they are first asked for */
function siteListener(
  pagesIn: (language: Language) => Promise<RequestListener>,
  backend: Backend,
): RequestListener {
  const answerApp = toListener(createApp({ ...backend, mode: 'development' }));
  return async (request, response) => {
    if (isForeign(request)) {
      response
        .writeHead(403, { 'content-type': 'text/plain' })
        .end('Only pages of this site may ask for this.');
      return;
    }
    const { url: address = '/' } = request;
    if (/^\/(?:api|outbox|healthz)(?:[/?]|$)/.test(address)) return answerApp(request, response);
    const answerPage = await pagesIn(languageOf(address.replace(/[?#].*$/, '')));
    answerPage(request, response);
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
  const opened = new Map<Language, Promise<RequestListener>>();
  const pagesIn = (language: Language) => {
    const pages = opened.get(language) ?? openPages(language);
    opened.set(language, pages);
    return pages;
  };
  const openPages = async (language: Language) => {
    const vite = await createDevServer({ server: { middlewareMode: true, ws: { server } } }, language);
    onStop(() => vite.close());
    return createPageListener(vite);
  };
  const [{ backend, isFirst, rep }] = await Promise.all([openData(), pagesIn('en')]);
  onStop(close);
  answerWith(siteListener(pagesIn, backend));

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
