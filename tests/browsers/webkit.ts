import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import { type Browser, findProgram, NO_PROXY_THERE } from './browser.ts';

const NO_PROXY = `${NO_PROXY_THERE.host}:${NO_PROXY_THERE.port}`;

const CAPABILITIES = {
  proxy: { proxyType: 'manual', httpProxy: NO_PROXY, sslProxy: NO_PROXY, noProxy: ['127.0.0.1'] },
};

/** How long a command may take on two loaded cores. Some are never answered; who asks again is. */
const ANSWER_MS = 15_000;

const answerSchema = z.object({ value: z.unknown() });
const errorSchema = z.object({ error: z.string(), message: z.string() });
const sessionSchema = z.object({ sessionId: z.string() });

/** The reference to an element, under the name that W3C WebDriver gives it. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const elementSchema = z.object({ [ELEMENT]: z.string() });

/** For a machine without a desktop: else one start in five of a loaded one waits for the desktop's services. */
const NO_DESKTOP = {
  DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  NO_AT_BRIDGE: '1',
  GTK_A11Y: 'none',
  GSETTINGS_BACKEND: 'memory',
};

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Starts an X server. @returns it with the name of its display */
async function startDisplay() {
  const program = findProgram('xvfb', ['/usr/bin/Xvfb']);
  const server = spawn(program, ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(server.stdout, 'data');
  return { server, display: `:${String(number).trim()}` };
}

/** Speaks W3C WebDriver. @throws with the driver's words for what it could not do */
async function command(address: string, method: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const answer = await fetch(address, { method, body: body && JSON.stringify(body), signal });
  const { value } = answerSchema.parse(await answer.json());
  if (answer.ok) return value;
  const { error, message } = errorSchema.parse(value);
  throw new Error(`${error}: ${message}`);
}

/** Starts the driver on a free port, and a browser. @returns the driver, and the address of its session */
async function startDriver(program: string, display: string) {
  for (let tries = 1; ; tries++) {
    const port = await findFreePort();
    const env = { ...process.env, ...NO_DESKTOP, DISPLAY: display };
    const driver = spawn(program, [`--port=${port}`], { stdio: 'ignore', env });
    const root = `http://127.0.0.1:${port}`;
    try {
      await vi.waitFor(() => command(`${root}/status`, 'GET'), { timeout: 5_000, interval: 100 });
      const opened = await command(`${root}/session`, 'POST', {
        capabilities: { alwaysMatch: CAPABILITIES },
      });
      return { driver, session: `${root}/session/${sessionSchema.parse(opened).sessionId}` };
    } catch (fault) {
      await end(driver);
      // Under load one start in twenty-five still gives no session, and the next one does.
      if (tries === 4) throw fault;
    }
  }
}

/** Drives WebKitGTK over W3C WebDriver, in a display of its own. */
export async function openWebkit(): Promise<Browser> {
  const program = findProgram('webkit2gtk-driver', ['/usr/bin/WebKitWebDriver']);
  const { server, display } = await startDisplay();
  const started: ChildProcess[] = [server];
  const stop = async () => {
    for (const child of started.reverse()) await end(child);
  };
  try {
    const { driver, session } = await startDriver(program, display);
    started.push(driver);
    const post = (path: string, body: object = {}) => command(`${session}/${path}`, 'POST', body);
    const find = async (selector: string): Promise<string> => {
      const found = await post('element', { using: 'css selector', value: selector });
      return `element/${elementSchema.parse(found)[ELEMENT]}`;
    };
    const run: Browser['run'] = async (act, ...given) =>
      (await post('execute/sync', {
        script: `return (${act}).apply(null, arguments)`,
        args: given,
      })) as ReturnType<typeof act>;
    return {
      run,
      open: async (url) => {
        await post('url', { url });
      },
      reload: async () => {
        await post('refresh');
      },
      click: async (selector) => {
        await post(`${await find(selector)}/click`);
      },
      type: async (selector, text) => {
        // The driver itself does not scroll to a field just below the screen, and then cannot clear it.
        await run(
          (sought: string) => document.querySelector(sought)?.scrollIntoView({ block: 'center' }),
          selector,
        );
        const field = await find(selector);
        await post(`${field}/clear`);
        await post(`${field}/value`, { text });
      },
      narrow: async () => {
        await post('window/rect', { x: 0, y: 0, width: 390, height: 844 });
      },
      chooseFile: async (selector, path) => {
        await post(`${await find(selector)}/value`, { text: path });
      },
      close: async () => {
        await command(session, 'DELETE').catch(() => undefined);
        await stop();
      },
    };
  } catch (fault) {
    await stop();
    throw fault;
  }
}
