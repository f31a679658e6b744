import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { Hono } from 'hono';
import { logLine } from '#backend/stores/log-line.ts';
import { describeFault } from './fault-log.ts';
import { type OwnerCommand, type OwnerReport, ownerCommand, ownerReport } from './owner-command.ts';
import { UsageError } from './run-script.ts';
import { toListener } from './web/serve.ts';

/** Relative, because a socket's path is limited to about 100 characters. Windows pipes are not files. */
function getSocketPath(folder: string): string {
  if (process.platform !== 'win32') return relative('', join(folder, 'control.sock'));
  return `\\\\.\\pipe\\roof-tarping-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16)}`;
}

const failed = (line: string): OwnerReport => ({ ok: false, lines: [line] });

/**
 * Lets other processes send commands to the one that has the data folder: HTTP over a socket, a command and
 * its report as JSON. Only the folder's owner may use the socket.
 * @returns a function that closes the server
 */
export async function startControlSocket(
  folder: string,
  run: (command: OwnerCommand) => Promise<OwnerReport>,
): Promise<() => Promise<void>> {
  const app = new Hono();
  app.post('/', async (c) => {
    const command = ownerCommand.safeParse(await c.req.json().catch(() => null));
    return c.json(command.success ? await run(command.data) : failed('Unknown command.'));
  });
  app.onError((fault, c) => {
    logLine(`A command to this process failed: ${describeFault(fault)}`);
    return c.json(failed('The command failed. The process that has the data says why.'));
  });
  const server = createServer(toListener(app));
  const path = getSocketPath(folder);
  rmSync(path, { force: true });
  await new Promise<void>((ready, reject) => server.once('error', reject).listen(path, ready));
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  return () => new Promise((closed) => server.close(() => closed()));
}

/** Whether a process serves the folder, also one in another container. */
export async function isServing(folder: string): Promise<boolean> {
  const socket = connect(getSocketPath(folder));
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Runs a command in the process that has the data folder. Rejects with UsageError when that ends meanwhile. */
export async function sendCommand(folder: string, command: OwnerCommand): Promise<OwnerReport> {
  const call = request({ socketPath: getSocketPath(folder), method: 'POST', agent: false });
  call.end(JSON.stringify(command));
  try {
    const [answer] = await once(call, 'response');
    return ownerReport.parse(await json(answer));
  } catch (fault) {
    const isGone = fault instanceof Error && 'code' in fault;
    if (!isGone) throw fault;
    throw new UsageError(`The process that has the data in ${folder} does not answer (${fault.message}).`, {
      cause: fault,
    });
  }
}
