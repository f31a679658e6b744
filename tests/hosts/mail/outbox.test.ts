import { describe, expect, test } from 'vitest';
import { aWaitingMail } from '#tests/builders/message.ts';
import { aHostForThisFile } from '#tests/hosts/running-host.ts';
import { storeMessages } from './store-messages.ts';

const own = aHostForThisFile();

const FILE = {
  attachmentName: 'roof-visit.ics',
  attachmentType: 'text/calendar',
  attachment: 'SUMMARY:Roof',
};

const getPage = async () => (await fetch(`${own.host.url}/outbox`)).text();

describe('the outbox page', () => {
  test('shows what strangers wrote as text, never as markup', async () => {
    const hostile = '<img src=x onerror=alert(1)></pre></li><script>alert("2")</script>';
    await storeMessages(own.db, aWaitingMail({ subject: hostile, recipient: hostile, body: hostile }));
    const answer = await fetch(`${own.host.url}/outbox`);
    const page = await answer.text();
    expect(page).not.toMatch(/<img|<script/);
    expect(page).toContain('&lt;script&gt;alert(&quot;2&quot;)&lt;/script&gt;');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('does not exist in production', async () => {
    const production = await own.another({ mode: 'production' });
    expect((await fetch(`${production.url}/outbox`)).status).toBe(404);
  });

  test('does not show a code or a file that has expired', async () => {
    const expiresAt = '2026-11-20T15:15:00.000Z';
    await storeMessages(own.db, aWaitingMail({ body: 'A3C4D6', expiresAt, ...FILE }));
    for (const words of ['A3C4D6', 'SUMMARY']) expect(await getPage()).toContain(words);
    await own.outbox.forgetExpired(expiresAt);
    const page = await getPage();
    for (const words of ['A3C4D6', 'SUMMARY']) expect(page).not.toContain(words);
    expect(page).toContain('Its code or link has expired.');
  });

  test('has the newest mail first, and offers a calendar file to save, as text', async () => {
    await storeMessages(own.db, aWaitingMail({ body: 'the first' }));
    await storeMessages(
      own.db,
      aWaitingMail({ ...FILE, attachment: 'SUMMARY:<b>&"Roof"', body: 'the second' }),
    );
    const page = await getPage();
    expect(page).toMatch(/the second.*the first/s);
    expect(page).toContain('Attached: roof-visit.ics');
    expect(page).toContain('SUMMARY:&lt;b&gt;&amp;&quot;Roof&quot;');
    expect(page).toContain('href="data:text/calendar;charset=utf-8,SUMMARY%3A%3Cb%3E%26%22Roof%22"');
  });
});

test('the outbox page is never shown inside another page, because it shows reset codes', async () => {
  const { headers } = await fetch(`${own.host.url}/outbox`);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});
