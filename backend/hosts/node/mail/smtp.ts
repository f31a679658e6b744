import nodemailer from 'nodemailer';

/** In milliseconds. The library's own defaults are minutes. */
const PATIENCE = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
};

/** Adds the timeouts to the URL's query, where the library reads its settings; existing values win. */
function withPatience(smtpUrl: string): string {
  if (!URL.canParse(smtpUrl)) return smtpUrl;
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(PATIENCE)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  }
  return url.href;
}

export const openSmtp = (smtpUrl: string) => nodemailer.createTransport(withPatience(smtpUrl));

/** Whether the server refused only this message, so that others may still succeed. */
export const isOfThisMail = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && (fault.code === 'EENVELOPE' || fault.code === 'EMESSAGE');
