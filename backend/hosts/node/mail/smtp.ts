import nodemailer, { type SendMailOptions } from 'nodemailer';

/** In milliseconds. The library's own defaults are minutes. */
const PATIENCE = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
};

/** Adds timeouts to the URL's query, where the library reads its settings; existing values win. */
function withPatience(smtpUrl: string, patience: typeof PATIENCE): string {
  if (!URL.canParse(smtpUrl)) return smtpUrl;
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(patience)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  }
  return url.href;
}

export const openSmtp = (smtpUrl: string, patience = PATIENCE) =>
  nodemailer.createTransport(withPatience(smtpUrl, patience));

/**
 * Connects to the mail server and signs in. Rejects with the reason.
 * @param timeoutMs of each step
 * @param message to send then; without one, nothing is sent
 */
export async function tryMailServer(
  smtpUrl: string,
  timeoutMs: number,
  message: SendMailOptions | null,
): Promise<void> {
  const patience = { ...PATIENCE, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs };
  const transport = openSmtp(smtpUrl, { ...patience, dnsTimeout: timeoutMs, socketTimeout: timeoutMs });
  try {
    await transport.verify();
    if (message) await transport.sendMail(message);
  } finally {
    transport.close();
  }
}

/** The server is closing; whatever was asked. */
const CLOSING = 421;

/**
 * Whether the server refused only this message, so that others may still succeed. A refused `MAIL FROM` is
 * about the company's own address, and so about all of them.
 */
export function isMessageRejected(fault: unknown): boolean {
  if (!(fault instanceof Error) || !('code' in fault)) return false;
  const { code } = fault;
  const [command, answer] = [
    'command' in fault && fault.command,
    'responseCode' in fault && fault.responseCode,
  ];
  if (answer === CLOSING) return false;
  return code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
}
