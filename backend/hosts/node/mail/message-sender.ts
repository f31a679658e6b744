import { createHash } from 'node:crypto';
import { toInstant } from '#backend/core/instants.ts';
import { textToSend } from '#backend/core/messages/messages.ts';
import type { Context } from '#backend/core/plan.ts';
import type { MessageRow } from '#backend/core/rows.ts';
import { createFaultLog, describeFault } from '#backend/hosts/node/fault-log.ts';
import { withinTime } from '#backend/hosts/node/limits.ts';
import type { Lane, Outbox } from '#backend/stores/postgres/outbox.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { DURATIONS } from '#contract/limits.ts';
import { isMessageRejected, openSmtp } from './smtp.ts';
import { callWebhook, isCallRejected, type Webhook } from './webhook.ts';

export type MessageSender = ReturnType<typeof createMessageSender>;

export interface MessageSenderOptions {
  outbox: Outbox;
  /** `smtps://user:password@host:465`. If empty, email is stored and not sent; development shows it. */
  smtpUrl: string;
  /** Null: the owner has none. */
  webhook: Webhook | null;
  from: { name: string; address: string };
  /** The core's, for the codes in the texts. */
  sign: Context['sign'];
  clock: () => number;
  log: (line: string) => void;
}

/** Delays before each retry of a message that was refused itself. After the last one it is given up. */
const RETRY_DELAYS_MS = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * MINUTE_MS);
/** While the server itself cannot be reached, each message is tried this often at least, without an end. */
const OUTAGE_DELAY_MS = 15 * MINUTE_MS;
/** Of one message. The timeouts of the steps are no limit: a server can take its time with each byte. */
const SEND_LIMIT_MS = 90_000;
/** How long a message being sent is reserved for this process: longer than it can take. */
const SEND_LEASE_MS = 2 * MINUTE_MS;
/** How long the end of the process waits for what is being sent. */
const CLOSING_MS = 5_000;
/** Messages that are sent at the same time. */
const AT_ONCE: Record<Lane, number> = { mail: 4, webhook: 2 };
const LANES: readonly Lane[] = ['mail', 'webhook'];

const WHAT: Record<Lane, string> = { mail: 'An email', webhook: 'A call of WEBHOOK_URL' };

const toAttachments = ({ attachmentName, attachmentType, attachment }: MessageRow) =>
  attachmentName === ''
    ? []
    : [{ filename: attachmentName, contentType: `${attachmentType}; charset=utf-8`, content: attachment }];

/**
 * The same for each try, so that a mailbox can tell a repeated email: the process may end between the
 * server's yes and its note of it.
 */
const headerId = ({ messageId, subject }: MessageRow, { address }: MessageSenderOptions['from']): string => {
  const id = createHash('sha256').update(`${messageId} ${subject}`).digest('hex').slice(0, 32);
  return `<${id}@${address.slice(address.lastIndexOf('@') + 1)}>`;
};

/**
 * Creates the sender of the messages that actions have stored. An answer never waits for the mail server or
 * fails because of it; what is refused is tried again. It knows nothing of a message but its row.
 */
export function createMessageSender(options: MessageSenderOptions) {
  const { outbox, smtpUrl, webhook, from, sign, clock, log } = options;
  const report = createFaultLog(log);
  const transport = smtpUrl ? openSmtp(smtpUrl) : null;
  const running: Record<Lane, number> = { mail: 0, webhook: 0 };
  const isAsked: Record<Lane, boolean> = { mail: false, webhook: false };
  const inProgress = new Set<Promise<unknown>>();
  /** When the last one was accepted. */
  const acceptedAt: Record<Lane, number> = {
    mail: Number.NEGATIVE_INFINITY,
    webhook: Number.NEGATIVE_INFINITY,
  };
  let isMailStuck = false;
  let isClosing = false;

  /** Returns what the server named the message; rejects when it did not accept it. */
  async function send(row: MessageRow): Promise<string> {
    const text = textToSend(row, sign);
    if (row.kind === 'webhook') {
      if (webhook) await callWebhook(webhook, row.messageId, text);
      return '';
    }
    const { recipient: to, subject, replyTo } = row;
    const attachments = toAttachments(row);
    const messageId = headerId(row, from);
    const sent = transport?.sendMail({
      ...{ from, to, subject, text, attachments, messageId },
      ...(replyTo && { replyTo }),
    });
    if (!(await withinTime(Promise.resolve(sent), SEND_LIMIT_MS)))
      throw new Error(`The mail server took longer than ${SEND_LIMIT_MS / 1000} seconds.`);
    return messageId;
  }

  /**
   * Whether others may be accepted although this one was not. One that fails again just after another was
   * accepted is such a one too, whatever the server does with it: else it would stop the others each time.
   */
  function isOwnFault(fault: unknown, row: MessageRow, lane: Lane): boolean {
    const isRejected = lane === 'mail' ? isMessageRejected(fault) : isCallRejected(fault);
    return isRejected || (row.tries > 1 && clock() - acceptedAt[lane] < MINUTE_MS);
  }

  /** @returns whether to try the next message */
  async function deliver(row: MessageRow, lane: Lane): Promise<boolean> {
    let sentId: string;
    try {
      sentId = await send(row);
    } catch (fault) {
      const isRefused = isOwnFault(fault, row, lane);
      const delay = RETRY_DELAYS_MS[row.tries - 1];
      const pause = isRefused ? delay : Math.min(delay ?? OUTAGE_DELAY_MS, OUTAGE_DELAY_MS);
      report(
        pause === undefined
          ? `${WHAT[lane]} could not be sent and will not be tried again (npm run reps -- mail shows it)`
          : `${WHAT[lane]} could not be sent and will be tried again in ${pause / MINUTE_MS} minutes`,
        fault,
      );
      const nextAt = pause === undefined ? '' : toInstant(clock() + pause);
      await outbox.fail(row, { fault: describeFault(fault), isRefused, nextAt });
      if (lane === 'mail') isMailStuck = !isRefused;
      return isRefused;
    }
    if (lane === 'mail') isMailStuck = false;
    acceptedAt[lane] = clock();
    const now = toInstant(clock());
    await outbox.sent(row, sentId, now);
    // The first one that leaves after an outage shows that the others can leave too.
    await outbox.tryFailedAgain(lane, now);
    return true;
  }

  async function sendDue(lane: Lane): Promise<void> {
    if (lane === 'mail' ? !transport : !webhook) {
      return outbox.keepDue(lane, toInstant(clock()));
    }
    while (!isClosing) {
      const row = await outbox.takeDue(lane, toInstant(clock()), toInstant(clock() + SEND_LEASE_MS));
      if (!row || !(await deliver(row, lane))) return;
    }
  }

  function track(work: Promise<void>): Promise<void> {
    const watched = work.catch((fault) => report('The messages could not be sent', fault));
    inProgress.add(watched);
    watched.finally(() => inProgress.delete(watched));
    return watched;
  }

  /** Sends what is due, unless enough is being sent: then what sends looks once more when it has finished. */
  async function run(lane: Lane): Promise<void> {
    isAsked[lane] = true;
    if (running[lane] >= AT_ONCE[lane]) return;
    running[lane]++;
    try {
      while (isAsked[lane] && !isClosing) {
        isAsked[lane] = false;
        await sendDue(lane);
      }
    } finally {
      running[lane]--;
    }
  }

  const runAll = () => Promise.all(LANES.map((lane) => track(run(lane))));

  return {
    /** Sends new messages, without waiting for it. Never throws. */
    wake(): void {
      void runAll();
    },
    /** Sends due messages, and deletes the texts of expired ones and old rows. Never rejects. */
    async catchUp(): Promise<void> {
      const forget = async () => {
        await outbox.forgetExpired(toInstant(clock()));
        await outbox.forgetOld(toInstant(clock() - DURATIONS.messageRetention));
      };
      await track(forget());
      await runAll();
    },
    /** Like `catchUp`, but also retries everything that failed before, whether or not it is due. */
    async retryAll(): Promise<void> {
      await track(outbox.tryAllAgain(toInstant(clock())));
      await this.catchUp();
    },
    /** Whether the mail server could not be used for the last email that this process has tried to send. */
    isMailStuck: (): boolean => isMailStuck,
    /** What is still being sent after a few seconds is sent by the next process: it is reserved, not lost. */
    async close(): Promise<void> {
      isClosing = true;
      await withinTime(Promise.all(inProgress), CLOSING_MS);
      transport?.close();
    },
  };
}
