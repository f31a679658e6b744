import { fromInstant, toInstant } from '#backend/core/instants.ts';
import { type Mail, messageRow, sendMail } from '#backend/core/messages/messages.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { putMeter } from '#backend/core/rate-limit.ts';
import type { Write } from '#backend/core/writes.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { CAPS } from '#contract/limits.ts';

/** Providers that ignore the dots of an address. */
const DOTLESS = ['gmail.com', 'googlemail.com'];

/** The mailbox that an address reaches: many addresses with a `+` are one. */
export function mailboxOf(address: string): string {
  const [, local = address, domain = ''] = /^(.*)@([^@]*)$/.exec(address.toLowerCase()) ?? [];
  const name = local.replace(/(?!^)\+.*$/, '');
  return `${DOTLESS.includes(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}

/**
 * Without the address itself, which is personal data: a meter outlives the lead. Signed as links are, because a
 * booking must not need the host's secret.
 */
const meterOf = ({ to }: Pick<Mail, 'to'>, { signLink }: Context): string =>
  `mails ${signLink(`mailbox ${mailboxOf(to)}`).slice(0, 16)}`;

/**
 * Returns the writes of an email that anybody can cause without signing in, with the one that counts it; none
 * when its mailbox has had its share: three, and the next one an hour after the last of them. So no mailbox
 * gets more than three in any hour, whatever is asked for, besides news that had to wait (`cappedNews`).
 * @param most a smaller share, which leaves the rest to other emails
 */
export function* cappedMail(mail: Mail, context: Context, most: number = CAPS.mailsOfAddress): Plan<Write[]> {
  const meterId = meterOf(mail, context);
  const known = yield* read('meter', { meterId });
  const quietMs = known ? context.nowMs - fromInstant(known.since) : Number.POSITIVE_INFINITY;
  const count = known && quietMs < HOUR_MS ? known.count + 1 : 1;
  if (count > most) return [];
  // `since` is the last email, not the first one of the period.
  const row = {
    meterId,
    since: toInstant(context.nowMs),
    until: toInstant(context.nowMs + HOUR_MS),
    count,
  };
  return [...putMeter(row, context), sendMail(mail, context)];
}

/** Emails that wait for one mailbox at a time. */
const WAITING_AT_ONCE = 4;

/**
 * Like `cappedMail`, for an email about how something stands now: over the share it waits for an hour after
 * the last one to its mailbox, and a later one about the same takes its place. So that a mailbox does not get
 * many at once then, there are a few such places, and two things may have the same one.
 * @param about id of what it is about
 */
export function* cappedNews(mail: Mail, about: string, context: Context, most: number): Plan<Write[]> {
  const { nextAt, messageId, mayWait } = yield* readWaiting(mail, about, context, most);
  const sent = yield* cappedMail(mail, context, most);
  // What may still wait is no longer so.
  if (sent.length > 0) return mayWait ? [{ kind: 'withdrawMessage', messageId }, ...sent] : sent;
  return [{ kind: 'putMessage', row: { ...messageRow(mail, context), messageId, nextAt } }];
}

/** Returns the id of the message by which news about it waits for a mailbox (`cappedNews`); null if none can. */
export function* findWaitingPlace(to: string, about: string, context: Context, most: number) {
  const { messageId, mayWait } = yield* readWaiting({ to }, about, context, most);
  return mayWait ? messageId : null;
}

/** The place in which an email to this mailbox waits. */
function* readWaiting(mail: Pick<Mail, 'to'>, about: string, context: Context, most: number) {
  const meterId = meterOf(mail, context);
  const last = yield* read('meter', { meterId });
  const nextAt = toInstant(last ? fromInstant(last.since) + HOUR_MS : context.nowMs);
  const place = Number.parseInt(context.digest(about).slice(0, 4), 16) % WAITING_AT_ONCE;
  const messageId = `${meterId} from ${nextAt}, ${place}`;
  return { nextAt, messageId, mayWait: last !== null && last.count >= most };
}
