import { toInstant } from '#backend/core/instants.ts';
import type { Mail } from '#backend/core/writes.ts';
import { describeFault } from '#backend/hosts/node/describe-fault.ts';
import { createFaultLog } from '#backend/hosts/node/fault-log.ts';
import type { Outbox } from '#backend/stores/postgres/outbox.ts';
import type { OutboxRow } from '#backend/stores/postgres/tables.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { isMessageRejected, openSmtp } from './smtp.ts';

export type Mailer = ReturnType<typeof createMailer>;

export interface MailerOptions {
  outbox: Outbox;
  /** `smtps://user:password@host:465`. If empty, email stays in the outbox, which development shows. */
  smtpUrl: string;
  from: { name: string; address: string };
  clock: () => number;
  log: (line: string) => void;
}

/** Delays before each retry. After the last one, a message stays in the outbox until the next start. */
const RETRY_DELAYS_MS = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * MINUTE_MS);
/** How long a message being sent is reserved for this process; longer than the SMTP timeouts together. */
const SEND_LEASE_MS = 2 * MINUTE_MS;

const toAttachments = ({ attachmentName, attachmentType, attachment }: OutboxRow) =>
  attachmentName === ''
    ? []
    : [{ filename: attachmentName, contentType: `${attachmentType}; charset=utf-8`, content: attachment }];

/**
 * Creates a mailer that stores email in the outbox first and removes it once the mail server has accepted it.
 * So an answer never waits for the mail server or fails because of it, and a refused message is retried.
 */
export function createMailer({ outbox, smtpUrl, from, clock, log }: MailerOptions) {
  const report = createFaultLog(log);
  const transport = smtpUrl ? openSmtp(smtpUrl) : null;
  const onTheirWay = new Set<Promise<unknown>>();
  let isClosing = false;

  /** @returns whether to try the next message */
  async function deliver(row: OutboxRow): Promise<boolean> {
    const { mailId, recipient: to, subject, body: text, replyTo, tries } = row;
    const attachments = toAttachments(row);
    try {
      await transport?.sendMail({ from, to, subject, text, attachments, ...(replyTo && { replyTo }) });
    } catch (fault) {
      const pause = RETRY_DELAYS_MS[tries - 1];
      report(
        pause === undefined
          ? 'An email could not be sent and will not be tried again (npm run reps -- mail shows it)'
          : `An email could not be sent and will be tried again in ${pause / MINUTE_MS} minutes`,
        fault,
      );
      await outbox.fail(mailId, describeFault(fault), pause === undefined ? '' : toInstant(clock() + pause));
      return isMessageRejected(fault);
    }
    await outbox.remove(mailId);
    return true;
  }

  function underWay<T>(work: Promise<T>): Promise<T | undefined> {
    const watched = work.catch((fault) => {
      report('The outbox failed', fault);
      return undefined;
    });
    onTheirWay.add(watched);
    watched.finally(() => onTheirWay.delete(watched));
    return watched;
  }

  async function sendDue(): Promise<void> {
    await outbox.forgetExpired(toInstant(clock()));
    while (transport && !isClosing) {
      const row = await outbox.takeDue(toInstant(clock()), toInstant(clock() + SEND_LEASE_MS));
      if (!row || !(await deliver(row))) return;
    }
  }

  const toRow = (mail: Mail, source: OutboxRow['source'], replyTo: string): Omit<OutboxRow, 'mailId'> => ({
    at: toInstant(clock()),
    source,
    state: transport ? 'unsent' : 'caught',
    fault: '',
    recipient: mail.to,
    replyTo,
    subject: mail.subject,
    body: mail.text,
    attachmentName: mail.attachment?.name ?? '',
    attachmentType: mail.attachment?.type ?? '',
    attachment: mail.attachment?.text ?? '',
    tries: transport ? 1 : 0,
    nextAt: transport ? toInstant(clock() + SEND_LEASE_MS) : '',
    expiresAt: mail.expiresAt ?? '',
  });

  return {
    /**
     * Stores and sends email. Never rejects, and does not wait for the mail server.
     * @returns whether all of it was stored; failures are logged
     */
    async send(
      mails: readonly Mail[],
      source: OutboxRow['source'] = 'script',
      replyTo = '',
    ): Promise<boolean> {
      let areKept = true;
      for (const mail of mails) {
        const row = toRow(mail, source, replyTo);
        try {
          const mailId = await outbox.add(row);
          if (transport) void underWay(deliver({ ...row, mailId }));
        } catch (fault) {
          areKept = false;
          report('A mail could not be kept', fault);
        }
      }
      return areKept;
    },
    /** Sends due email, one at a time, and deletes the text of expired codes and links. Never rejects. */
    async catchUp(): Promise<void> {
      await underWay(sendDue());
    },
    /** Like `catchUp`, but also retries everything that failed before, whether or not it is due. */
    async retryAll(): Promise<void> {
      await underWay(outbox.tryAgain(toInstant(clock())));
      await underWay(sendDue());
    },
    async close(): Promise<void> {
      isClosing = true;
      await Promise.all(onTheirWay);
      transport?.close();
    },
  };
}
