import { Agent, type IncomingMessage, request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { aHostForThisFile } from '#tests/hosts/running-host.ts';

const own = aHostForThisFile();

function get(url: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(`${url}/api/script?action=list_batches&token=rep-token&auth=of-nobody`, { agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response));
    })
      .once('error', reject)
      .end();
  });
}

test('a host that is told to stop answers what it has taken, and each answer ends its connection', async () => {
  let takeAll = () => {};
  const allTaken = new Promise<void>((resolve) => {
    takeAll = resolve;
  });
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const store = createPostgresStore(own.db);
  let taken = 0;
  const host = await own.another({
    store: {
      ...store,
      async transact(work) {
        taken++;
        if (taken === 3) takeAll();
        await finished;
        return store.transact(work);
      },
    },
  });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const answers = Promise.all([1, 2, 3].map(() => get(host.url, agent)));
  await allTaken;
  const closed = host.close();
  finish();
  for (const { statusCode, headers } of await answers) {
    expect(statusCode).toBe(200);
    expect(headers.connection).toBe('close');
  }
  await closed;
  await expect(get(host.url, agent)).rejects.toThrow('ECONNREFUSED');
});

/** The longest of the usual proxies (Caddy); nginx, Apache and AWS keep theirs for 60 seconds. */
const PROXY_SECONDS = 120;

test('connections that are open and send nothing outlive a proxy’s and do not hold up a host that is told to stop', async () => {
  const host = await own.another();
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const { headers } = await get(host.url, agent);
  expect(headers.connection).toBe('keep-alive');
  // Else a proxy would send a booking over one that is just being closed.
  const [, seconds] = /timeout=(\d+)/.exec(String(headers['keep-alive'])) ?? [];
  expect(Number(seconds)).toBeGreaterThan(PROXY_SECONDS);
  await host.close();
  await expect(get(host.url, agent)).rejects.toThrow();
});
