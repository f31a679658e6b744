import { type BackendOptions, openBackend } from './backend.ts';
import { startControlSocket } from './control-socket.ts';
import { retireDemoRep } from './demo/seed.ts';
import { runOwnerCommand } from './owner-command.ts';
import { createApp } from './web/app.ts';
import { serveApp } from './web/serve.ts';

export interface ProductionOptions extends BackendOptions {
  /** The built site; without it, only the API is served. */
  dist?: string;
  /** Empty for all addresses of the machine. */
  hostname?: string;
  /** Registers what to close when the process stops, in reverse order. */
  onStop: (close: () => Promise<void> | void) => void;
}

/**
 * Runs the backend as in production: sends due messages every minute, takes the commands of `npm run reps`,
 * and serves requests on the port of `env`. Rejects like `openBackend`, and with PortInUse.
 */
export async function serveProduction({ dist, hostname, onStop, ...options }: ProductionOptions) {
  const { env, folder, clock } = options;
  const backend = await openBackend({ ...options, pepper: 'keep' });
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
  const { port, close } = await serveApp(app, env.port, hostname);
  onStop(close);
  return { port, store: backend.store };
}
