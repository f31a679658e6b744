import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { isServing, sendCommand, startControlSocket } from '#backend/hosts/node/control-socket.ts';
import type { RepsCommand, RepsReport } from '#backend/hosts/node/reps-command.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

const DONE: RepsReport = { ok: true, lines: ['done'] };
const LONG: RepsReport = { ok: true, lines: Array.from({ length: 2_000 }, (_, rep) => `${rep}`.repeat(100)) };

let folder: string;
let asked: RepsCommand[];
let answer: () => Promise<RepsReport>;

beforeEach(async () => {
  folder = await temporaryFolder();
  asked = [];
  answer = async () => DONE;
  const close = await startControlSocket(folder, async (command) => {
    asked.push(command);
    return answer();
  });
  onTestFinished(close);
});

/** A connection that somebody has opened, and its end. */
async function connected(): Promise<{ socket: Socket; ended: Promise<void> }> {
  const socket = connect(join(folder, 'control.sock'));
  socket.on('error', () => {});
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  return { socket, ended };
}

const list = () => sendCommand(folder, { command: 'list' });

describe('the process that holds the data', () => {
  test('runs the owner’s command, and its report comes back', async () => {
    const report = await sendCommand(folder, { command: 'approve', email: ' Ines@X.example ', role: 'rep' });
    expect(report).toEqual(DONE);
    expect(asked).toEqual([{ command: 'approve', email: 'ines@x.example', role: 'rep' }]);
  });

  test('sends a report of any length in one piece', async () => {
    answer = async () => LONG;
    expect(await list()).toEqual(LONG);
  });

  test('goes on when the owner leaves before the report', async () => {
    let finish = (_report: RepsReport) => {};
    answer = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    const { socket, ended } = await connected();
    socket.write('{"command":"list"}\n');
    await eventually(() => expect(asked).toHaveLength(1));
    socket.destroy();
    await ended;
    finish(LONG);
    answer = async () => DONE;
    expect(await list()).toEqual(DONE);
  });

  test.each([
    ['without an end', 'x'.repeat(100_000)],
    ['that is too long and arrives with its end', `{"command":"list","more":"${'x'.repeat(5_000)}"}\n`],
  ])('does not take a line %s, and goes on', async (_what, line) => {
    expectConsole('error', /A command to this process failed.*says more than is read/);
    const { socket, ended } = await connected();
    socket.resume();
    socket.write(line);
    await ended;
    expect(asked).toEqual([]);
    expect(await list()).toEqual(DONE);
  });

  test('is found to be there, and makes nothing of it', async () => {
    expect(await isServing(folder)).toBe(true);
    const { socket, ended } = await connected();
    socket.resume();
    socket.end();
    await ended;
    expect(await list()).toEqual(DONE);
  });

  test.each(['no JSON', '{"command":"drop"}', 'null'])('knows no command in %s', async (line) => {
    const { socket } = await connected();
    socket.write(`${line}\n`);
    const [said] = await once(socket, 'data');
    expect(JSON.parse(String(said))).toEqual({ ok: false, lines: ['Unknown command.'] });
    expect(asked).toEqual([]);
  });

  test('lets nobody but the owner of the folder talk to it', () => {
    expect(statSync(join(folder, 'control.sock')).mode & 0o777).toBe(0o600);
  });
});

test('nobody is found where nobody serves, nor where a process was killed and its socket is left', async () => {
  expect(await isServing(join(folder, 'nowhere'))).toBe(false);
  const script = `require('node:net').createServer().listen('control.sock', () => process.kill(process.pid, 'SIGKILL'))`;
  const left = join(folder, 'left');
  await mkdir(left);
  spawnSync(process.execPath, ['-e', script], { cwd: left });
  expect(await readdir(left)).toEqual(['control.sock']);
  expect(await isServing(left)).toBe(false);
});

test('a process that cannot be reached is an error the caller gets', async () => {
  await expect(sendCommand(join(folder, 'nowhere'), { command: 'list' })).rejects.toThrow();
});
