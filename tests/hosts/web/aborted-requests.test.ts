import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { aHostForThisFile, newBooking, type RunningHost } from '#tests/hosts/running-host.ts';
import { eventually } from '#tests/setup/eventually.ts';

const own = aHostForThisFile();

const SCRIPT = '/api/script';
const CONTACT = '/api/v1.0/email/send';

const ANNOUNCED = 'content-length: 5000\r\n\r\n{"action":"au';
const IN_CHUNKS = 'transfer-encoding: chunked\r\n\r\nd\r\n{"action":"au\r\n';

const head = (path: string, type: string, body: string): string =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\n${body}`;

/** Sends the start of an upload, then ends the connection: `break` at once, `leave` as a browser does. */
function abort(host: RunningHost, upload: string, how: 'break' | 'leave'): Promise<void> {
  return new Promise((done) => {
    const socket = connect(Number(new URL(host.url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.on('close', () => done());
    socket.resume();
    socket.write(upload, () => (how === 'break' ? socket.resetAndDestroy() : socket.end()));
  });
}

const openSockets = () =>
  process.getActiveResourcesInfo().filter((kind) => /^TCP(?:Socket)?Wrap$/.test(kind)).length;

describe('800 uploads that end before their body does', { tags: 'nightly' }, () => {
  test.each([
    ['to the script', head(SCRIPT, 'text/plain', ANNOUNCED)],
    ['to the script, as a form', head(SCRIPT, 'multipart/form-data; boundary=x', ANNOUNCED)],
    ['to the contact form, in chunks', head(CONTACT, 'application/json', IN_CHUNKS)],
    ['to the contact form, as a form', head(`${CONTACT}-form`, 'multipart/form-data; boundary=x', ANNOUNCED)],
  ])('%s write no line to the log, and the host goes on', async (_where, upload) => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const host = await own.another();
    const before = openSockets();
    for (let sent = 0; sent < 800; sent += 50) {
      const batch = Array.from({ length: 50 }, (_, index) =>
        abort(host, upload, index % 2 ? 'break' : 'leave'),
      );
      await Promise.all(batch);
    }
    await eventually(() => expect(openSockets()).toBeLessThanOrEqual(before));
    const booked = await host.post(new URLSearchParams(newBooking()));
    expect(await booked.json()).toMatchObject({ ok: true });
    await host.close();
    expect(host.logged).toEqual([]);
    expect(info).not.toHaveBeenCalled();
  });
});
