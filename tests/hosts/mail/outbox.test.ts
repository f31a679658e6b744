import { describe, expect, test } from 'vitest';

import { aHostForThisFile } from '#tests/hosts/running-host.ts';
import { anOutboxRow } from './outbox-row.ts';

const own = aHostForThisFile();

const getPage = async () => (await fetch(`${own.host.url}/outbox`)).text();

describe('the outbox page', () => {
  test('shows what strangers wrote as text, never as markup', async () => {
    const hostile = '<img src=x onerror=alert(1)></pre></li><script>alert("2")</script>';
    await own.outbox.add(anOutboxRow({ subject: hostile, recipient: hostile, body: hostile }));
    const answer = await fetch(`${own.host.url}/outbox`);
    const page = await answer.text();
    expect(page).not.toMatch(/<img|<script/);
    expect(page).toContain('&lt;script&gt;alert(&quot;2&quot;)&lt;/script&gt;');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('has the newest mail first', async () => {
    for (const body of ['the first', 'the second']) await own.outbox.add(anOutboxRow({ body }));
    expect(await getPage()).toMatch(/the second.*the first/s);
  });

  test('does not exist in production', async () => {
    const production = await own.another({ mode: 'production' });
    expect((await fetch(`${production.url}/outbox`)).status).toBe(404);
  });

  test('does not show a code that has expired', async () => {
    const expiresAt = '2026-11-20T15:15:00.000Z';
    await own.outbox.add(anOutboxRow({ body: 'A3C4D6', expiresAt }));
    expect(await getPage()).toContain('A3C4D6');
    await own.outbox.forgetExpired(expiresAt);
    const page = await getPage();
    expect(page).not.toContain('A3C4D6');
    expect(page).toContain('It held a code that has expired.');
  });
});

test('the outbox keeps the newest thousand mails of each source, so contact mail never pushes out other mail', async () => {
  for (const [source, count] of [
    ['script', 1000],
    ['contact', 1002],
  ] as const) {
    const rows = Array.from({ length: count }, (_, index) =>
      anOutboxRow({ source, subject: `${index + 1}` }),
    );
    await own.db.insertInto('outbox').values(rows).execute();
  }
  await own.outbox.add(anOutboxRow({ source: 'contact', subject: '1003' }));
  const kept = await own.outbox.newest(3000);
  const subjects = (wanted: string) =>
    kept.filter(({ source }) => source === wanted).map((mail) => mail.subject);
  const [contact, script] = [subjects('contact'), subjects('script')];
  expect([contact.length, contact.at(0), contact.at(-1)]).toEqual([1000, '1003', '4']);
  expect([script.length, script.at(-1)]).toEqual([1000, '1']);
  expect(await own.outbox.count()).toBe(2000);
});
