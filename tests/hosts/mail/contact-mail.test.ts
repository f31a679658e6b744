import { describe, expect, test } from 'vitest';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { SHARES } from '#contract/limits.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { aHostForThisFile, newBooking, type RunningHost, SETTINGS } from '#tests/hosts/running-host.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { startMailServer } from './mail-server.ts';

const own = aHostForThisFile();

const MESSAGE = {
  lib_version: '4.4.1',
  user_id: 'public-key',
  service_id: 'service',
  template_id: 'template',
  template_params: { from_name: 'Ada', message: 'Water comes in', reply_to: 'ada@home.example' },
};

const PATH = '/api/v1.0/email/send';

const send = (message: object, host: RunningHost = own.host, headers: Record<string, string> = {}) =>
  fetch(`${host.url}${PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(message),
  });

const getPage = async () => (await fetch(`${own.host.url}/outbox`)).text();

describe('contact mail', () => {
  test('that is complete is answered OK, also as a form, and shown in the outbox', async () => {
    const template_params = { ...MESSAGE.template_params, message: 'Water\nfrom_name: Boss' };
    const answer = await send({ ...MESSAGE, template_params });
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await getPage()).toContain('message: Water\n    from_name: Boss');
    const body = new FormData();
    const { template_params: _, ...rest } = MESSAGE;
    for (const [name, value] of Object.entries({ ...rest, ...template_params, from_name: 'Bo' }))
      body.append(name, value);
    const form = await fetch(`${own.host.url}${PATH}-form`, { method: 'POST', body });
    expect([form.status, await form.text()]).toEqual([200, 'OK']);
    const page = await getPage();
    expect(page).toContain('from_name: Bo');
    expect(page).not.toContain('public-key');
  });

  const DASHBOARD = 'https://dashboard.emailjs.com/admin';
  test.each([
    ['user_id', undefined, `The public key is required. Visit ${DASHBOARD}/account`],
    [
      'template_params',
      undefined,
      'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/',
    ],
    ['user_id', 'of somebody else', `The public key is invalid. Visit ${DASHBOARD}/account`],
    ['service_id', 'of somebody else', `The service ID is invalid. Visit ${DASHBOARD}`],
    ['template_id', 'of somebody else', `The template ID is invalid. Visit ${DASHBOARD}/templates`],
  ])('with the %s %s is refused with EmailJS’s message, and not kept', async (part, value, says) => {
    const answer = await send({ ...MESSAGE, [part]: value });
    expect([answer.status, await answer.text()]).toEqual([400, says]);
    expect(await getPage()).toContain('No mail yet.');
  });

  test('that is not JSON is a bad request, and a browser on another origin may send one', async () => {
    const answer = await fetch(`${own.host.url}${PATH}`, { method: 'POST', body: '<html>' });
    expect(answer.status).toBe(400);
    const { ok, headers } = await fetch(`${own.host.url}${PATH}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://tarps.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(ok).toBe(true);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-headers')).toBe('content-type');
  });

  test('that cannot be stored is not answered as sent', async () => {
    const transact = () => Promise.reject(new Error('disk full'));
    const store = { ...createPostgresStore(own.db), transact };
    const broken = await own.another({ store });
    const refused = await send(MESSAGE, broken);
    expect(refused.status).toBe(503);
    const [, requestId = 'none'] = /\(request (\w{8})\)/.exec(await refused.text()) ?? [];
    expect(broken.logged.join()).toContain(`could not be stored (request ${requestId}): `);
  });

  test('is not accepted when the site sends it elsewhere', async () => {
    const { emailjs: _, ...settings } = SETTINGS;
    const elsewhere = await own.another({ settings, mode: 'production' });
    expect((await send(MESSAGE, elsewhere)).status).toBe(404);
  });
});

describe('a flood of contact mail', () => {
  /** Sends mails from one address, as a local proxy reports it. Returns how many were accepted. */
  async function taken(host: RunningHost, count: number, address: string): Promise<number> {
    let ok = 0;
    for (let sent = 0; sent < count; sent++) {
      const answer = await send(MESSAGE, host, { 'x-forwarded-for': `1.2.3.${sent}, ${address}` });
      if (answer.ok) ok++;
      else expect([answer.status, await answer.text()]).toEqual([429, 'Too Many Requests']);
    }
    return ok;
  }

  test('is limited to ten a minute from one sender, whatever address it claims, and does not shut the form to a visitor', async () => {
    const flooded = await own.another();
    expect(await taken(flooded, 12, '203.0.113.7')).toBe(10);
    let ok = 0;
    for (let host = 1; host <= 12; host++)
      ok += await taken(flooded, 1, `2001:db8:0:7::${host.toString(16)}`);
    expect(ok, 'one IPv6 network').toBe(10);
    expect(await taken(flooded, 11, '203.0.113.9'), 'thirty from repeat senders').toBe(10);
    expect(await taken(flooded, 2, '203.0.113.10')).toBe(1);
    expect(await taken(flooded, 1, '198.51.100.1')).toBe(1);
    expect(await taken(flooded, 1, '2001:db8:9::1')).toBe(1);

    let now = FRIDAY_TEN;
    const slowly = await own.another({ clock: () => now });
    let inADay = 0;
    for (; now < FRIDAY_TEN + 40 * 10_000; now += 10_000) inADay += await taken(slowly, 1, '203.0.113.20');
    expect(inADay).toBe(SHARES.contact.ofSender);
  });

  test('of 1,009 messages from one IPv6 network pushes out none that was taken, and leaves room for a visitor', {
    tags: 'nightly',
  }, async () => {
    let now = FRIDAY_TEN;
    const flooded = await own.another({ clock: () => now });
    const from = (address: string, message: string) =>
      send({ ...MESSAGE, template_params: { message } }, flooded, { 'x-forwarded-for': address });
    expect((await from('198.51.100.1', 'My roof is open')).status).toBe(200);
    let taken = 0;
    for (let sent = 0; sent < 1_009; sent++) {
      const answer = await from(`2001:db8:7:${sent.toString(16)}::1`, `junk ${sent}`);
      if (answer.ok) taken++;
      now += 180;
    }
    expect(taken).toBeLessThanOrEqual(4 * SHARES.contact.ofSender);
    expect((await from('198.51.100.2', 'And mine')).status).toBe(200);
    const bodies = (await own.outbox.newest(2_000)).map(({ body }) => body);
    expect(bodies).toHaveLength(taken + 2);
    expect([bodies.at(0), bodies.at(-1)]).toEqual(['message: And mine', 'message: My roof is open']);
  });
});

describe('with a mail server', () => {
  test('contact mail is sent to the company, whatever recipient the request names, and only what was sent when stays', async () => {
    const server = await startMailServer();
    const sending = await own.another({ smtpUrl: server.smtpUrl });
    const params = { ...MESSAGE.template_params, to_email: 'stranger@else.example' };
    expect((await send({ ...MESSAGE, template_params: params }, sending)).status).toBe(200);
    await eventually(async () =>
      expect(await own.outbox.newest(10)).toMatchObject([{ kind: 'contact', state: 'sent', body: '' }]),
    );
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]).toMatch(new RegExp(`^To: ${SETTINGS.company.email}\\r$`, 'm'));
    expect(server.taken[0]).toMatch(/^Reply-To: ada@home.example\r$/m);
  });

  test('a booking’s mail goes to the homeowner with its calendar file', async () => {
    const server = await startMailServer();
    const sending = await own.another({ smtpUrl: server.smtpUrl });
    await sending.post(new URLSearchParams(newBooking({ email: 'ada@home.example' })));
    await eventually(async () => expect(server.taken).toHaveLength(2));
    const mail = server.taken.find((each) => /^To: ada@home.example/m.test(each)) ?? '';
    expect(mail).toMatch(/^Content-Type: text\/calendar; charset=utf-8; name=roof-visit\.ics\r$/m);
    expect(mail).toMatch(/^Content-Disposition: attachment; filename=roof-visit\.ics\r$/m);
    const [, file = ''] = /roof-visit\.ics\r\n\r\n(.*?)\r\n--/s.exec(mail) ?? [];
    expect(Buffer.from(file, 'base64').toString()).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
  });

  test('a refused mail is logged and kept as unsent, and the request still succeeds', async () => {
    const server = await startMailServer('554 no service');
    const sending = await own.another({ smtpUrl: server.smtpUrl });
    expect((await send(MESSAGE, sending)).status).toBe(200);
    await eventually(async () =>
      expect(await own.outbox.newest(10)).toMatchObject([
        { state: 'waiting', fault: expect.stringContaining('no service') },
      ]),
    );
    expect(sending.logged.join()).toContain('could not be sent');
    expect(await getPage()).toContain('Not sent.');
  });
});
