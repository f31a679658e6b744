import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aScriptWithOwner, isNoAlert, type ScriptWithOwner } from './by-hand.ts';

let script: ScriptWithOwner;
beforeEach(async () => {
  script = await aScriptWithOwner();
});

const rows = () => script.rows('Messages').filter(({ Subject }) => isNoAlert(Subject));
const booking = (id: string) => script.book({ submissionId: `booking ${id}` });

describe('the webhook', () => {
  const SECRET = 'a secret of the owner';
  const set = (secret = SECRET) => {
    script.world.properties
      .setProperty('WEBHOOK_URL', 'https://hooks.example/roof')
      .setProperty('WEBHOOK_SECRET', secret);
    script.start().setUp();
  };

  test('is posted each event by the clock, signed, and no redirect is followed', () => {
    set();
    const { web } = script.world;
    booking('one');
    expect(web.posts).toEqual([]);
    script.tick();
    expect(web.posts).toHaveLength(1);
    const [post] = web.posts;
    const body = post?.payload ?? '';
    expect(post).toMatchObject({
      url: 'https://hooks.example/roof',
      contentType: 'application/json; charset=utf-8',
      followRedirects: false,
      headers: {
        'X-Signature': `sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`,
        'X-Message-Id': JSON.parse(body).id,
      },
    });
    expect(JSON.parse(body)).toMatchObject({ event: 'booking.created', at: expect.any(String) });
    script.tick(60);
    expect(web.posts).toHaveLength(1);
    expect(rows().find(({ Kind }) => Kind === 'webhook')).toMatchObject({ State: 'sent', Text: '' });
  });

  test('is called again with the same event until it takes it: an outage of hours ends no event', () => {
    set();
    const { web } = script.world;
    let answer: number | Error = new Error('Address unavailable: https://hooks.example/roof');
    web.webhook = () => answer;
    for (const id of ['one', 'two']) booking(id);
    for (let run = 0; run < 20; run++) script.tick();
    const calls = web.posts.length;
    expect(calls, 'one try in each run').toBeLessThanOrEqual(20);
    answer = 302;
    script.tick(10);
    expect(web.posts.length).toBe(calls + 1);
    answer = 200;
    script.tick(10);
    script.tick(10);
    const last = web.posts
      .slice(calls + 1)
      .map(({ payload = '' }) => JSON.parse(payload))
      .filter(({ event }) => isNoAlert(event))
      .map(({ id }) => id);
    expect(new Set(last).size).toBe(2);
    expect(new Set(rows().map(({ State }) => State))).toEqual(new Set(['sent']));
    expect(script.world.mail.sent.filter(({ subject }) => isNoAlert(subject))).toHaveLength(4);
  });

  test('that refuses one event gets the others', () => {
    set();
    const { web } = script.world;
    for (const id of ['one', 'two', 'three']) booking(id);
    let first: string | undefined;
    web.webhook = ({ payload }) => {
      first ??= payload;
      return payload === first ? 422 : 200;
    };
    script.tick();
    const left = rows().filter(({ Kind, State }) => Kind === 'webhook' && State === 'waiting');
    expect(left).toMatchObject([{ 'Refused itself': 'yes', 'Why not': expect.stringContaining('422') }]);
  });

  test('is not called without a secret or without https, and is when the owner has set it', () => {
    set('');
    const { web, properties } = script.world;
    booking('one');
    script.tick();
    expect(web.posts).toEqual([]);
    expect(rows().find(({ Kind }) => Kind === 'webhook')?.['Why not']).toContain('WEBHOOK_SECRET is not set');
    properties.setProperty('WEBHOOK_SECRET', SECRET).setProperty('WEBHOOK_URL', 'http://10.0.0.1/');
    script.tick(10);
    expect(web.posts).toEqual([]);
    set();
    script.tick(10);
    expect(web.posts).toHaveLength(1);
  });
});
