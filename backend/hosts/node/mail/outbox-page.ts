import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { textToSend } from '#backend/core/messages/messages.ts';
import type { Context } from '#backend/core/plan.ts';
import type { MessageRow } from '#backend/core/rows.ts';
import type { Outbox } from '#backend/stores/postgres/outbox.ts';
import { formatEasternTime } from '#contract/dates/eastern-time.ts';

const SHOWN = 100;

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem; }
ol { list-style: none; padding: 0; }
li { border: 1px solid GrayText; border-radius: .5rem; padding: 1rem; margin: 1rem 0; }
h1, h2, p, pre { margin: 0 0 .5rem; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; }
pre { white-space: pre-wrap; font: inherit; border-top: 1px solid GrayText; padding-top: .5rem; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The file as text, and a link that saves it. */
const attachment = ({ attachmentName, attachmentType, attachment }: MessageRow) => html`<details>
  <summary>Attached: ${attachmentName}</summary>
  <p><a href="data:${attachmentType};charset=utf-8,${encodeURIComponent(attachment)}" download="${attachmentName}">Save the file</a></p>
  <pre>${attachment}</pre>
</details>`;

const item = (mail: MessageRow, sign: Context['sign']) => html`<li>
  <article>
    <h2>${mail.subject}</h2>
    <p>
      To ${mail.recipient || 'the webhook'}, from ${mail.kind === 'contact' ? 'the contact form' : 'the script'},
      <time datetime="${mail.at}">${formatEasternTime(mail.at, { dateStyle: 'medium', timeStyle: 'long' })}</time>
    </p>
    ${mail.state === 'waiting' && mail.fault !== '' ? html`<p><strong>Not sent.</strong> ${mail.fault.split('\n')[0]}</p>` : ''}
    ${mail.state === 'expired' ? html`<p>Its code or link has expired.</p>` : html`<pre>${textToSend(mail, sign)}</pre>`}
    ${mail.attachment === '' ? '' : attachment(mail)}
  </article>
</li>`;

const page = (mails: readonly MessageRow[], sign: Context['sign']) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Outbox</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <main>
      <h1>Outbox</h1>
      <p>Mail this site would have sent, newest first. Only development shows this page.</p>
      ${mails.length > 0 ? html`<ol>${mails.map((mail) => item(mail, sign))}</ol>` : html`<p>No mail yet.</p>`}
    </main>
  </body>
</html>`;

/**
 * Serves `/outbox`, a page of stored email. Development only: it shows reset codes and visitors' texts. Pages
 * of other sites must be kept from it (scripts/start/own-pages.ts).
 */
export function addOutboxPage(app: Hono, outbox: Outbox, sign: Context['sign']): void {
  app.get('/outbox', async (c) => {
    c.header('Cache-Control', 'no-store');
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`,
    );
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
    c.header('X-Content-Type-Options', 'nosniff');
    return c.html(page(await outbox.newest(SHOWN, true), sign));
  });
}
