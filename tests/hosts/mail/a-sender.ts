import { onTestFinished } from 'vitest';
import { createMessageSender, type MessageSender } from '#backend/hosts/node/mail/message-sender.ts';
import type { Outbox } from '#backend/stores/postgres/outbox.ts';
import { SETTINGS, SIGN } from '#tests/hosts/running-host.ts';

interface SenderOptions {
  outbox: Outbox;
  smtpUrl: string;
  clock: () => number;
  log: (line: string) => void;
}

/** A sender of the company's email, without a webhook, until the test ends. */
export function aMessageSender(options: SenderOptions): MessageSender {
  const from = { name: SETTINGS.company.name, address: SETTINGS.company.email };
  const sender = createMessageSender({ ...options, webhook: null, from, sign: SIGN });
  onTestFinished(sender.close);
  return sender;
}
