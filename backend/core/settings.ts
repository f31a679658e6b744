/** In every visitor's copy of the site: they keep out random traffic, but they are not secret. */
export interface Tokens {
  bookingToken: string;
  repToken: string;
}

/** The company's settings, from the host's configuration. */
export interface Settings extends Tokens {
  /** Whether the host can store further photos: in the owner's total, and on its disk. */
  hasPhotoRoom: () => boolean;
  /** Whether the owner has a program that is told of events (webhook.ts). */
  hasWebhook: boolean;
  /**
   * `email` receives notices of bookings and account requests. `hotline` is E.164 or as the owner typed it.
   * `siteUrl` has no trailing slash. On the sheet the owner may have left any of them empty.
   */
  company: { name: string; email: string; hotline: string; siteUrl: string };
}
