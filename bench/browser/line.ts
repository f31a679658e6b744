import { connect, createServer, type Socket } from 'node:net';
import type { Line } from './phone.ts';

/** A request and its answer, as they passed the line. Times are absolute, in ms (`nowMs`). */
export interface Exchange {
  path: string;
  /** Asked for by a service worker for itself: a visitor does not wait for it. */
  isBackground: boolean;
  askedAt: number;
  /** When the first byte of the answer had arrived; infinite before. */
  answeredAt: number;
  /** Bytes of the answer that have arrived, with its headers. */
  bytes: number;
  /** Of the answer; 0 before. */
  status: number;
}

/** The time of the machine, comparable with `performance.timeOrigin + performance.now()` in a page. */
export const nowMs = (): number => performance.timeOrigin + performance.now();

/** Two packets: as much as one connection sends before it is another one's turn. */
const SLICE = 2 * 1460;

interface Stream {
  waiting: Buffer[];
  deliver: (bytes: Buffer) => void;
}

/** Sends at a rate that all its streams share, one slice of each in turn. */
function createLane(bitsPerSecond: number) {
  const turns: Stream[] = [];
  let isSending = false;

  async function send() {
    let freeAt = nowMs();
    for (let stream = turns.shift(); stream; stream = turns.shift()) {
      const [first] = stream.waiting;
      if (!first) continue;
      const slice = first.subarray(0, SLICE);
      if (slice.length === first.length) stream.waiting.shift();
      else stream.waiting[0] = first.subarray(SLICE);
      freeAt += (slice.length * 8_000) / bitsPerSecond;
      await new Promise((resolve) => setTimeout(resolve, freeAt - nowMs()));
      stream.deliver(slice);
      if (stream.waiting.length > 0) turns.push(stream);
    }
    isSending = false;
  }

  return (stream: Stream, bytes: Buffer) => {
    stream.waiting.push(bytes);
    if (!turns.includes(stream)) turns.push(stream);
    if (isSending) return;
    isSending = true;
    void send();
  };
}

const OF_WORKER = /^(?:sec-fetch-dest: serviceworker|referer: \S+\/service-worker\.js)\r$/im;

function toExchange(request: Buffer): Exchange {
  const text = request.toString('latin1');
  const [, path = ''] = text.split(' ', 2);
  const isBackground = OF_WORKER.test(text);
  return { path, isBackground, askedAt: nowMs(), answeredAt: Number.POSITIVE_INFINITY, bytes: 0, status: 0 };
}

const statusOf = (answer: Buffer): number =>
  Number(answer.subarray(0, 20).toString('latin1').split(' ')[1] ?? 0);

/**
 * Puts a slow line in front of a server on this machine. Unlike the browser's own emulation, it also slows
 * what a service worker loads, lets all of a phone's connections share the rate, and counts what passes. It
 * adds the latency to each answer, as the emulation does. For HTTP/1.1, in which a connection carries one
 * request at a time.
 */
export async function openLine(port: number, { latency, down, up }: Line) {
  const exchanges: Exchange[] = [];
  const sockets = new Set<Socket>();
  const [sendDown, sendUp] = [createLane(down), createLane(up)];

  const server = createServer((phone) => {
    const host = connect(port, '127.0.0.1');
    let current: Exchange | undefined;
    let isAnswering = false;
    let delayed: Promise<unknown> = Promise.resolve();
    const upward: Stream = { waiting: [], deliver: (bytes) => host.write(bytes) };
    const downward: Stream = {
      waiting: [],
      deliver(bytes) {
        if (current) {
          current.answeredAt = Math.min(current.answeredAt, nowMs());
          current.bytes += bytes.length;
        }
        phone.write(bytes);
      },
    };
    phone.on('data', (bytes) => {
      if (!current || isAnswering) {
        current = toExchange(bytes);
        exchanges.push(current);
        isAnswering = false;
      }
      sendUp(upward, bytes);
    });
    host.on('data', (bytes) => {
      if (!isAnswering && current) current.status = statusOf(bytes);
      if (!isAnswering) delayed = new Promise((resolve) => setTimeout(resolve, latency));
      isAnswering = true;
      delayed = delayed.then(() => sendDown(downward, bytes));
    });
    for (const [one, other] of [
      [phone, host],
      [host, phone],
    ] as const) {
      sockets.add(one);
      one.setNoDelay(true);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
        // What is on its way to a connection that is gone must not take the line.
        downward.waiting.length = 0;
      });
      one.on('error', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    exchanges,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
