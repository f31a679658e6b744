import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

const PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;

/**
 * Runs a binary of the project with its output in this terminal.
 * @returns the exit status; 1 when it could not be started or was killed by a signal
 */
export function run(program: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((done) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env, PATH } });
    child.on('error', (fault) => {
      console.error(`${program}: ${fault.message}`);
      done(1);
    });
    child.on('exit', (status) => done(status ?? 1));
  });
}
