import type { Instant } from '#backend/core/rows.ts';
import type { Outbox } from '#backend/stores/postgres/outbox.ts';
import type { OutboxRow } from '#backend/stores/postgres/tables.ts';
import { formatEasternTime } from '#contract/dates/time-in-words.ts';

const LISTED = 200;

const inWords = (instant: Instant): string =>
  formatEasternTime(instant, { dateStyle: 'medium', timeStyle: 'short' });

function describeState({ state, fault, tries, nextAt }: OutboxRow): string {
  if (state === 'caught') return 'kept, because SMTP_URL was not set';
  if (state === 'expired') return 'not sent in time: its code has expired';
  if (fault === '') return 'on its way';
  const tried = tries === 1 ? 'tried once' : `tried ${tries} times`;
  const next = nextAt === '' ? 'not tried again until the next start' : `next try ${inWords(nextAt)}`;
  return `${tried}, ${next}: ${fault.split('\n')[0]}`;
}

/** The state of the email that is in the outbox, at most the newest 2,000. */
export interface OutboxState {
  /** Refused by the mail server at least once. */
  refused: number;
  /** First line of the reason of the newest refused email; empty when there is none. */
  reason: string;
  /** Stored while SMTP_URL was not set: it is never sent. */
  kept: number;
  /** Not sent before its code had expired. */
  expired: number;
}

export async function outboxState(outbox: Pick<Outbox, 'newest'>): Promise<OutboxState> {
  const mails = await outbox.newest(2_000);
  const count = (state: OutboxRow['state']) => mails.filter((mail) => mail.state === state).length;
  const refused = mails.filter(({ state, fault }) => state === 'unsent' && fault !== '');
  return {
    refused: refused.length,
    reason: refused[0]?.fault.split('\n')[0] ?? '',
    kept: count('caught'),
    expired: count('expired'),
  };
}

/** Lists unsent email for the terminal, newest first, without its text, which may contain a code. */
export async function mailReport(outbox: Pick<Outbox, 'newest' | 'count'>): Promise<string[]> {
  const mails = await outbox.newest(LISTED);
  if (mails.length === 0) return ['Every email has been sent.'];
  const more = (await outbox.count()) - mails.length;
  return [
    'Not sent, newest first:',
    ...mails.map(
      (mail) => `  ${inWords(mail.at)}  ${mail.subject}, to ${mail.recipient}  (${describeState(mail)})`,
    ),
    ...(more > 0 ? [`  and ${more} older ones`] : []),
  ];
}
