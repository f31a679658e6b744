import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ACTIONS } from '#backend/core/protocol/action-table.ts';
import manifest from '../../package.json' with { type: 'json' };
import { SITES } from '../../scripts/environment.ts';

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');

describe('the files in deploy/', () => {
  test.each([
    ['roof.service', manifest.scripts.preview],
    ['roof-backup.service', manifest.scripts.backup],
  ])('%s runs what the command of npm runs', (file, command) => {
    expect(read(file)).toMatch(new RegExp(`^ExecStart=.*/usr/bin/${command}`, 'm'));
  });

  test.each(['Caddyfile', 'nginx.conf'])('%s passes requests to the port of npm run preview', (file) => {
    expect(read(file)).toMatch(
      new RegExp(`(proxy_pass http://|reverse_proxy )127\\.0\\.0\\.1:(\\{\\$PORT:)?${SITES.preview.port}\\b`),
    );
  });

  test('nginx lets every request through that the host takes', () => {
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(read('nginx.conf')) ?? [];
    const largest = Math.max(...[...ACTIONS.values()].map(({ action }) => action.requestBytes ?? 0));
    expect(largest).toBeGreaterThan(0);
    expect(Number(megabytes) * 2 ** 20).toBeGreaterThan(largest);
  });
});
