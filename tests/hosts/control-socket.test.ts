import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { isServing, sendCommand, startControlSocket } from '#backend/hosts/node/control-socket.ts';
import type { OwnerCommand, OwnerReport } from '#backend/hosts/node/owner-command.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

const DONE: OwnerReport = { ok: true, lines: ['done'] };
const LONG: OwnerReport = {
  ok: true,
  lines: Array.from({ length: 2_000 }, (_, rep) => `${rep}`.repeat(100)),
};

let folder: string;
let asked: OwnerCommand[];
let answer: () => Promise<OwnerReport>;

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

const list = () => sendCommand(folder, { command: 'list' });

describe('the process that holds the data', () => {
  test('is found, runs the owner’s command and returns its report, however long', async () => {
    expect(await isServing(folder)).toBe(true);
    const report = await sendCommand(folder, { command: 'approve', email: ' Ines@X.example ', role: 'rep' });
    expect(report).toEqual(DONE);
    expect(asked).toEqual([{ command: 'approve', email: 'ines@x.example', role: 'rep' }]);
    answer = async () => LONG;
    expect(await list()).toEqual(LONG);
  });

  test('keeps working when the owner disconnects before the report', async () => {
    let finish = (_report: OwnerReport) => {};
    answer = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    const call = request({ socketPath: join(folder, 'control.sock'), method: 'POST' });
    const ended = new Promise((resolve) => call.once('close', resolve));
    call.on('error', () => {});
    call.end('{"command":"list"}');
    await eventually(() => expect(asked).toHaveLength(1));
    call.destroy();
    await ended;
    finish(LONG);
    answer = async () => DONE;
    expect(await list()).toEqual(DONE);
  });

  test('says that a command failed, and keeps working', async () => {
    expectConsole('error', /A command to this process failed: Error: no table/);
    answer = () => Promise.reject(new Error('no table'));
    expect(await list()).toMatchObject({ ok: false, lines: [expect.stringContaining('failed')] });
    answer = async () => DONE;
    expect(await list()).toEqual(DONE);
  });

  test('refuses an unknown command', async () => {
    for (const text of ['no JSON', '{"command":"drop"}', 'null']) {
      const call = request({ socketPath: join(folder, 'control.sock'), method: 'POST' });
      call.end(text);
      const [said] = await once(call, 'response');
      expect(await json(said), text).toEqual({ ok: false, lines: ['Unknown command.'] });
    }
    expect(asked).toEqual([]);
  });

  test('accepts commands only from the owner of the folder', () => {
    expect(statSync(join(folder, 'control.sock')).mode & 0o777).toBe(0o600);
  });
});

test('no process is found in an unused folder, or in one where a killed process left its socket', async () => {
  expect(await isServing(join(folder, 'nowhere'))).toBe(false);
  await expect(sendCommand(join(folder, 'nowhere'), { command: 'list' })).rejects.toThrow();
  const script = `require('node:net').createServer().listen('control.sock', () => process.kill(process.pid, 'SIGKILL'))`;
  const left = join(folder, 'left');
  await mkdir(left);
  spawnSync(process.execPath, ['-e', script], { cwd: left });
  expect(await readdir(left)).toEqual(['control.sock']);
  expect(await isServing(left)).toBe(false);
});
