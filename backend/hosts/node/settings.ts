import type { Settings } from '#backend/core/settings.ts';
import type { SiteConfig } from '#contract/config.ts';

/** The account that the site's contact form names with every mail. */
export interface EmailjsAccount {
  publicKey: string;
  serviceId: string;
  templateId: string;
}

export interface HostSettings extends Settings {
  /** Set when the contact form's mail comes to this host; it takes mail of this account only. */
  emailjs?: EmailjsAccount;
}

const toOrigin = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '');

/** Whether the site sends its contact mail to itself, or to the host its script runs on. */
function isOwnOrigin({ emailjsOrigin, siteUrl, bookingEndpoint, repEndpoint }: SiteConfig): boolean {
  return ['', siteUrl, toOrigin(bookingEndpoint), toOrigin(repEndpoint)].includes(emailjsOrigin);
}

/** What the host knows of its company. @param siteUrl the address people reach the site at, for links in mail */
export function toSettings(config: SiteConfig, siteUrl: string): HostSettings {
  const { emailjsPublicKey: publicKey, emailjsServiceId: serviceId, emailjsTemplateId: templateId } = config;
  return {
    bookingToken: config.bookingToken,
    repToken: config.repToken,
    company: { name: config.companyName, email: config.contactEmail, siteUrl },
    ...(isOwnOrigin(config) && { emailjs: { publicKey, serviceId, templateId } }),
  };
}
