import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { AHEAD } from '../company.ts';

const HOST = fileURLToPath(import.meta.resolve('./host.ts'));

/** Where a host keeps its data: in the database, or in the folder if the URL is empty. */
export interface HostPlace {
  databaseUrl: string;
  folder: string;
  /** Empty: no email is sent. */
  smtpUrl: string;
}

const readyMessage = z.object({ port: z.number() });

export interface HostProcess {
  /** Its address, once it serves. Rejects with its log when it ends before. */
  url: Promise<string>;
  /** Sends a signal and waits for the end. @returns its status, null when the signal ended it */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Starts a host process. It ends with this one. @param laterMs how far its clock is ahead of all others */
export function startHost(place: HostPlace, laterMs = 0): HostProcess {
  const options = JSON.stringify({ ...place, ahead: AHEAD + laterMs });
  const child = spawn(process.execPath, ['--import', 'tsx', HOST, options], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  const exited = once(child, 'exit').then(([status]): number | null => status);
  const logged: string[] = [];
  if (child.stderr) createInterface({ input: child.stderr }).on('line', (line) => logged.push(line));
  const url = Promise.race([
    once(child, 'message').then(([said]) => `http://127.0.0.1:${readyMessage.parse(said).port}`),
    exited.then((): never => {
      throw new Error(`A host ended before it was ready:\n${logged.slice(-10).join('\n')}`);
    }),
  ]);
  // One that is killed while it starts is not waited for.
  url.catch(() => {});
  return {
    url,
    end: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}
