import { describe, expect, test } from 'vitest';
import { createOutbox } from '#backend/stores/postgres/outbox.ts';
import type { OutboxRow } from '#backend/stores/postgres/tables.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { aHostForThisFile, runHost } from '#tests/hosts/running-host.ts';

const own = aHostForThisFile();

const aMail = (over: Partial<OutboxRow> = {}): Omit<OutboxRow, 'mailId'> => ({
  at: new Date(FRIDAY_TEN).toISOString(),
  source: 'script',
  state: 'caught',
  fault: '',
  recipient: 'office@tarps.example',
  replyTo: '',
  subject: 'New booking',
  body: 'Ada has booked.',
  tries: 0,
  nextAt: '',
  expiresAt: '',
  ...over,
});

const shown = async () => (await fetch(`${own.host.url}/outbox`)).text();

describe('the outbox page', () => {
  test('shows what strangers wrote as text, never as markup', async () => {
    const hostile = '<img src=x onerror=alert(1)></pre></li><script>alert("2")</script>';
    await createOutbox(own.db).add(aMail({ subject: hostile, recipient: hostile, body: hostile }));
    const answer = await fetch(`${own.host.url}/outbox`);
    const page = await answer.text();
    expect(page).not.toMatch(/<img|<script/);
    expect(page).toContain('&lt;script&gt;alert(&quot;2&quot;)&lt;/script&gt;');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('has the newest mail first', async () => {
    for (const body of ['the first', 'the second']) await createOutbox(own.db).add(aMail({ body }));
    const page = await shown();
    expect(page).toContain('the first');
    expect(page.indexOf('the second')).toBeLessThan(page.indexOf('the first'));
  });

  test('is not there in production', async () => {
    const production = await runHost(own.db, { mode: 'production' });
    try {
      expect((await fetch(`${production.url}/outbox`)).status).toBe(404);
    } finally {
      await production.close();
    }
  });

  test('does not show a code that has expired', async () => {
    await createOutbox(own.db).add(
      aMail({ subject: 'Your PIN reset code', body: 'A3C4D6', expiresAt: '2026-11-20T15:00:00.000Z' }),
    );
    expect(await shown()).toContain('A3C4D6');
    await createOutbox(own.db).forgetExpired('2026-11-20T15:00:00.000Z');
    const page = await shown();
    expect(page).not.toContain('A3C4D6');
    expect(page).toContain('It held a code that has expired.');
  });
});

describe('the outbox', () => {
  test('keeps the newest thousand mails of each source: a flood of contact mail pushes out no news', async () => {
    const many = (source: 'script' | 'contact', count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...aMail({ source, subject: `${index + 1}` }),
        mailId: `${source} ${index}`,
      }));
    await own.db.insertInto('outbox').values(many('script', 1000)).execute();
    await own.db.insertInto('outbox').values(many('contact', 1002)).execute();
    const outbox = createOutbox(own.db);
    await outbox.add(aMail({ source: 'contact', subject: '1003' }));
    const kept = await outbox.newest(3000);
    const subjects = (wanted: string) =>
      kept.filter(({ source }) => source === wanted).map((mail) => mail.subject);
    const [contact, script] = [subjects('contact'), subjects('script')];
    expect([contact.length, contact.at(0), contact.at(-1)]).toEqual([1000, '1003', '4']);
    expect([script.length, script.at(-1)]).toEqual([1000, '1']);
    expect(await outbox.count()).toBe(2000);
  });
});
