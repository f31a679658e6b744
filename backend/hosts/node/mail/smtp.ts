import nodemailer from 'nodemailer';

/** Milliseconds after which a mail server that says nothing counts as out of reach; the library would wait minutes. */
const PATIENCE = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
};

/** The address with these in its query, where the library reads its settings; what the owner has set there stays. */
function withPatience(smtpUrl: string): string {
  if (!URL.canParse(smtpUrl)) return smtpUrl;
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(PATIENCE)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  }
  return url.href;
}

/** A way to the mail server of an address like `smtps://user:password@host:465`. */
export const openSmtp = (smtpUrl: string) => nodemailer.createTransport(withPatience(smtpUrl));

/** Whether the server refused this one mail, so that others may fare better. */
export const isOfThisMail = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && (fault.code === 'EENVELOPE' || fault.code === 'EMESSAGE');
