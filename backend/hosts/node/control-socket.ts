import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join, relative, resolve } from 'node:path';
import * as z from 'zod/mini';
import { logLine } from '#backend/stores/log-line.ts';
import { describeFault } from './describe-fault.ts';
import { type RepsCommand, type RepsReport, repsCommand, repsReport } from './reps-command.ts';

/** Relative, because a socket's path is limited to about 100 characters. Windows pipes are not files. */
function getSocketPath(folder: string): string {
  if (process.platform !== 'win32') return relative('', join(folder, 'control.sock'));
  return `\\\\.\\pipe\\roof-tarping-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16)}`;
}

/** In characters. A report may list hundreds of accounts. */
const MAX_CHARACTERS = { command: 4_096, report: 1_048_576 };
/** For the command to arrive after the connection. */
const TIMEOUT_MS = 10_000;

/** Resolves to the first line received. Rejects on an early end, an error, or too many characters. */
function firstLine(socket: Socket, longest: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    // Stays after the first line: without a listener, a later error of the connection would end this process.
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The other process ended without an answer.')));
    socket.on('data', (chunk: string) => {
      text += chunk;
      const end = text.indexOf('\n');
      if ((end < 0 ? text.length : end) > longest) {
        reject(new Error('The other process says more than is read.'));
      } else if (end >= 0) resolve(text.slice(0, end));
    });
  });
}

function parseCommand(line: string): RepsCommand | null {
  try {
    return z.parse(repsCommand, JSON.parse(line));
  } catch {
    return null;
  }
}

/**
 * Lets other processes send commands to the one that has the data folder: per connection, one command and one
 * report, each a line of JSON. Only the folder's owner may use the socket.
 * @returns a function that closes the server
 */
export async function startControlSocket(
  folder: string,
  run: (command: RepsCommand) => Promise<RepsReport>,
): Promise<() => Promise<void>> {
  const path = getSocketPath(folder);
  rmSync(path, { force: true });
  const answer = async (socket: Socket) => {
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    const command = parseCommand(await firstLine(socket, MAX_CHARACTERS.command));
    socket.setTimeout(0);
    const report = command ? await run(command) : { ok: false, lines: ['Unknown command.'] };
    socket.end(`${JSON.stringify(report)}\n`);
  };
  const server = createServer((socket) => {
    answer(socket).catch((fault) => {
      // A connection that sends nothing comes from `isServing`.
      if (socket.bytesRead > 0) logLine(`A command to this process failed: ${describeFault(fault)}`);
      socket.destroy();
    });
  });
  await new Promise<void>((ready, reject) => server.once('error', reject).listen(path, ready));
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  return () => new Promise((closed) => server.close(() => closed()));
}

/** Also finds a process in another container. */
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

/** Runs a command in the process that has the data folder. @throws when no process answers */
export async function sendCommand(folder: string, command: RepsCommand): Promise<RepsReport> {
  const socket = connect(getSocketPath(folder));
  try {
    const line = firstLine(socket, MAX_CHARACTERS.report);
    socket.write(`${JSON.stringify(command)}\n`);
    return repsReport.parse(JSON.parse(await line));
  } finally {
    socket.destroy();
  }
}
