import type { Settings } from '#backend/core/settings.ts';
import type { SiteConfig } from '#contract/config.ts';

export interface EmailjsAccount {
  publicKey: string;
  serviceId: string;
  templateId: string;
}

export interface HostSettings extends Settings {
  /** Set if the contact form sends to this host, which then accepts only this account. */
  emailjs?: EmailjsAccount;
}

const toOrigin = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '');

/** Tells whether the contact form sends to the site itself or to the host its backend runs on. */
function isOwnOrigin({ emailjsOrigin, siteUrl, bookingEndpoint, repEndpoint }: SiteConfig): boolean {
  return ['', siteUrl, toOrigin(bookingEndpoint), toOrigin(repEndpoint)].includes(emailjsOrigin);
}

/** @param siteUrl the site's public address, for links in email. @param hasWebhook WEBHOOK_URL is set */
export function toSettings(config: SiteConfig, siteUrl: string, hasWebhook = false): HostSettings {
  const { emailjsPublicKey: publicKey, emailjsServiceId: serviceId, emailjsTemplateId: templateId } = config;
  return {
    bookingToken: config.bookingToken,
    repToken: config.repToken,
    hasWebhook,
    hasPhotoRoom: () => true,
    hostAlerts: () => [],
    backupDays: 0,
    company: { name: config.companyName, email: config.contactEmail, hotline: config.hotline, siteUrl },
    ...(isOwnOrigin(config) && { emailjs: { publicKey, serviceId, templateId } }),
  };
}
