import { type BackendOptions, openBackend } from './backend.ts';
import { startControlSocket } from './control-socket.ts';
import { retireDemoRep } from './demo/seed.ts';
import { runOwnerCommand } from './owner-command.ts';
import { createApp } from './web/app.ts';
import { serveApp } from './web/serve.ts';

export interface ProductionOptions extends BackendOptions {
  /** The built site; without it, only the API is served. */
  dist?: string;
  /** Registers what to close when the process stops, in reverse order. */
  onStop: (close: () => Promise<void> | void) => void;
}

/** Longer than a database server on the same machine takes to start. */
const WAIT_MS = 60_000;

/**
 * Runs the backend as in production: sends due messages every minute, takes the commands of `npm run reps`,
 * and serves requests on the address and port of `env`. Rejects like `openBackend`, and with AddressUnusable.
 */
export async function serveProduction({ dist, onStop, ...options }: ProductionOptions) {
  const { env, folder, clock } = options;
  const backend = await openBackend({ ...options, pepper: 'keep', waitMs: WAIT_MS });
  onStop(backend.close);
  if (await retireDemoRep(backend.store))
    console.warn("The data had the demo rep from `npm start`. That account can't sign in here.");
  onStop(backend.startBackgroundWork());
  if (!env.databaseUrl)
    onStop(await startControlSocket(folder, (command) => runOwnerCommand(backend, command)));
  const app = createApp({
    ...backend,
    mode: 'production',
    trustedProxies: env.trustedProxies,
    ...(dist && { dist }),
    ...(clock && { clock }),
  });
  const { port, close } = await serveApp(app, env.port, env.host);
  onStop(close);
  return { port, store: backend.store };
}
