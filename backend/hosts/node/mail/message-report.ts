import * as z from 'zod/mini';
import type { Instant, MessageRow } from '#backend/core/rows.ts';
import type { Outbox } from '#backend/stores/postgres/outbox.ts';
import { formatEasternTime } from '#contract/dates/eastern-time.ts';

const LISTED = 200;

const inWords = (instant: Instant): string =>
  formatEasternTime(instant, { dateStyle: 'medium', timeStyle: 'short' });

function describeState({ kind, state, fault, tries, nextAt }: MessageRow): string {
  const variable = kind === 'webhook' ? 'WEBHOOK_URL' : 'SMTP_URL';
  if (state === 'caught') return `kept, because ${variable} was not set`;
  if (state === 'expired') return 'not sent in time: its code or link has expired';
  if (fault === '') return 'on its way';
  const tried = tries === 1 ? 'tried once' : `tried ${tries} times`;
  const next = nextAt === '' ? 'not tried again until the next start' : `next try ${inWords(nextAt)}`;
  return `${tried}, ${next}: ${fault.split('\n')[0]}`;
}

/** The messages that have not left, at most the newest 2,000. */
export const outboxState = z.object({
  /** Emails, and calls of the webhook, that were not accepted at least once. */
  refused: z.object({ mails: z.number(), calls: z.number() }),
  /** First line of the reason of the newest refused email or call; empty when there is none. */
  reason: z.string(),
  /** Emails stored while SMTP_URL was not set: they are never sent. */
  kept: z.number(),
  /** Not sent before its code or link had expired. */
  expired: z.number(),
});
export type OutboxState = z.infer<typeof outboxState>;

export async function readOutboxState(outbox: Pick<Outbox, 'newest'>): Promise<OutboxState> {
  const messages = await outbox.newest(2_000, true);
  const refused = messages.filter(({ state, fault }) => state === 'waiting' && fault !== '');
  const calls = refused.filter(({ kind }) => kind === 'webhook').length;
  return {
    refused: { mails: refused.length - calls, calls },
    reason: refused[0]?.fault.split('\n')[0] ?? '',
    kept: messages.filter(({ state, kind }) => state === 'caught' && kind !== 'webhook').length,
    expired: messages.filter(({ state }) => state === 'expired').length,
  };
}

const toLine = (message: MessageRow): string => {
  const what = message.kind === 'webhook' ? message.subject : `${message.subject}, to ${message.recipient}`;
  return `  ${inWords(message.at)}  ${what}  (${describeState(message)})`;
};

/** Lists unsent messages for the terminal, newest first, without their text, which may contain a link. */
export async function messageReport(outbox: Pick<Outbox, 'newest' | 'countUnsent'>): Promise<string[]> {
  const messages = await outbox.newest(LISTED, true);
  if (messages.length === 0) return ['Every email has been sent.'];
  const more = (await outbox.countUnsent()) - messages.length;
  return [
    'Not sent, newest first:',
    ...messages.map(toLine),
    ...(more > 0 ? [`  and ${more} older ones`] : []),
  ];
}
