import type { AlertName } from '#contract/words/alerts.ts';

/** In every visitor's copy of the site: they keep out random traffic, but they are not secret. */
export interface Tokens {
  bookingToken: string;
  repToken: string;
}

export type HostAlertName = Extract<AlertName, 'diskShort' | 'photosRefused' | 'sheetOutgrown'>;

/** The company's settings, from the host's configuration. */
export interface Settings extends Tokens {
  /** Whether the host can store further photos: in the owner's total, and on its disk. */
  hasPhotoRoom: () => boolean;
  /** What only the host can see and the owner has to look after. */
  hostAlerts: () => readonly HostAlertName[];
  /** How many days old the newest backup may be; 0 where nobody makes any with this program. */
  backupDays: number;
  /** Whether the owner has a program that is told of events (webhook.ts). */
  hasWebhook: boolean;
  /**
   * `email` receives notices of bookings and account requests. `hotline` is E.164 or as the owner typed it.
   * `siteUrl` has no trailing slash. On the sheet the owner may have left any of them empty.
   */
  company: { name: string; email: string; hotline: string; siteUrl: string };
}
