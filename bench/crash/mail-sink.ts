import { createServer, type Socket } from 'node:net';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { BENCH_SETTINGS } from '../company.ts';

/** A mail server that accepts everything and counts it. */
export class MailSink {
  /** How often each email was accepted: its recipient and the booking's reference, or its subject. */
  readonly accepted = new Map<string, number>();
  readonly #server = createServer((socket) => this.#talk(socket));
  url = '';

  static async start(): Promise<MailSink> {
    const sink = new MailSink();
    await new Promise<void>((ready) => sink.#server.listen(0, '127.0.0.1', ready));
    const address = sink.#server.address();
    sink.url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    return sink;
  }

  /** How many emails it has accepted. */
  get count(): number {
    return [...this.accepted.values()].reduce((sum, each) => sum + each, 0);
  }

  close(): void {
    this.#server.close();
  }

  #talk(socket: Socket): void {
    let text = '';
    let isMail = false;
    socket.on('error', () => {});
    socket.write('220 ready\r\n');
    socket.on('data', (part) => {
      text += part;
      const end = isMail ? '\r\n.\r\n' : '\r\n';
      if (!text.endsWith(end)) return;
      if (isMail) this.#count(text);
      isMail = !isMail && /^DATA/i.test(text);
      socket.write(isMail ? '354 Go on\r\n' : '250 OK\r\n');
      if (/^QUIT/i.test(text)) socket.end();
      text = '';
    });
  }

  #count(mail: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)\\r$`, 'm').exec(mail)?.[1] ?? '';
    const key = `${field('To')} ${field('Reference') || field('Subject')}`;
    this.accepted.set(key, (this.accepted.get(key) ?? 0) + 1);
  }
}

const MORE = /^(\d+) more /;

/** What became of the emails about the bookings of a database. */
export interface MailFindings {
  /** Notices of their own, and bookings that one email about the rest of a minute counts. */
  notices: number;
  counted: number;
  confirmations: number;
  /** A line for each that is lost. */
  lost: string[];
  /** How many were accepted twice: the process ended between the server's OK and its own note of it. */
  doubled: number;
}

/**
 * Compares the stored messages with the bookings, and those that were sent with what the mail server has
 * accepted. Each booking must have a notice or be counted in one, in the same transaction.
 */
export async function countMails(db: Database, { accepted }: MailSink): Promise<MailFindings> {
  const bookings = await db.selectFrom('bookings').select(['leadId', 'reference']).execute();
  const messages = await db.selectFrom('messages').selectAll().execute();
  const references = new Map(bookings.map(({ leadId, reference }) => [leadId, reference]));
  const notices = messages.filter(({ kind, leadId }) => kind === 'company' && leadId !== '').length;
  const counted = messages.reduce((sum, { subject }) => sum + Number(MORE.exec(subject)?.[1] ?? 0), 0);
  const lost: string[] = [];
  const told = notices + counted;
  if (told !== bookings.length) lost.push(`${bookings.length} bookings, but the company is told of ${told}`);
  for (const { state, recipient, leadId, subject } of messages) {
    const key = `${recipient} ${references.get(leadId) ?? subject}`;
    if (state !== 'sent') lost.push(`${key} has not been sent`);
    else if (!accepted.has(key)) lost.push(`${key} is noted as sent, but was not accepted`);
  }
  // Two minutes can have the same number of further bookings.
  const isOfMinute = (key: string) => MORE.test(key.replace(`${BENCH_SETTINGS.company.email} `, ''));
  return {
    ...{ notices, counted, lost },
    confirmations: messages.filter(({ kind }) => kind === 'homeowner').length,
    doubled: [...accepted].filter(([key, count]) => count > 1 && !isOfMinute(key)).length,
  };
}
