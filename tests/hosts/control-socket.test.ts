import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isServing, sendCommand, startControlSocket } from '#backend/hosts/node/control-socket.ts';
import type { RepsCommand, RepsReport } from '#backend/hosts/node/reps-command.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { eventually } from '#tests/setup/eventually.ts';

let folder: string;
let asked: RepsCommand[];
let answer: () => Promise<RepsReport>;
let close: () => Promise<void>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'control-'));
  asked = [];
  answer = async () => ({ ok: true, lines: ['done'] });
  close = await startControlSocket(folder, async (command) => {
    asked.push(command);
    return answer();
  });
});

afterEach(async () => {
  await close();
  await rm(folder, { recursive: true });
});

async function connected(): Promise<Socket> {
  const socket = connect(join(folder, 'control.sock'));
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

const DONE: RepsReport = { ok: true, lines: ['done'] };

describe('the process that holds the data', () => {
  test('runs the owner’s command, and its report comes back', async () => {
    const report = await sendCommand(folder, { command: 'approve', email: ' Ines@X.example ', role: 'rep' });
    expect(report).toEqual(DONE);
    expect(asked).toEqual([{ command: 'approve', email: 'ines@x.example', role: 'rep' }]);
  });

  test('sends a report of any length in one piece', async () => {
    const lines = Array.from({ length: 2_000 }, (_, index) => `rep ${index} ${'x'.repeat(100)}`);
    answer = async () => ({ ok: true, lines });
    expect(await sendCommand(folder, { command: 'list' })).toEqual({ ok: true, lines });
  });

  test('goes on when the owner leaves before the report', async () => {
    let finish = () => {};
    answer = () =>
      new Promise((resolve) => {
        finish = () => resolve({ ok: true, lines: Array.from({ length: 2_000 }, () => 'x'.repeat(100)) });
      });
    const owner = await connected();
    owner.write('{"command":"list"}\n');
    await eventually(() => expect(asked).toHaveLength(1));
    owner.destroy();
    await once(owner, 'close');
    finish();
    answer = async () => DONE;
    expect(await sendCommand(folder, { command: 'list' })).toEqual(DONE);
  });

  test.each([
    ['without an end', 'x'.repeat(100_000)],
    ['that is too long and arrives with its end', `{"command":"list","more":"${'x'.repeat(5_000)}"}\n`],
  ])('does not take a line %s, and goes on', async (_what, line) => {
    expectConsole('error', /A command to this process failed/);
    const stranger = await connected();
    stranger.resume();
    const gone = new Promise((resolve) => stranger.once('close', resolve));
    stranger.write(line);
    await gone;
    expect(asked).toEqual([]);
    expect(await sendCommand(folder, { command: 'list' })).toEqual(DONE);
  });

  test('is found to be there, and makes nothing of it', async () => {
    expect(await isServing(folder)).toBe(true);
    const stranger = await connected();
    stranger.resume();
    stranger.end();
    await once(stranger, 'close');
    expect(await sendCommand(folder, { command: 'list' })).toEqual(DONE);
  });

  test.each(['no JSON', '{"command":"drop"}', 'null'])('knows no command in %s', async (line) => {
    const stranger = await connected();
    stranger.setEncoding('utf8');
    stranger.write(`${line}\n`);
    const [said] = await once(stranger, 'data');
    expect(JSON.parse(said)).toEqual({ ok: false, lines: ['Unknown command.'] });
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
