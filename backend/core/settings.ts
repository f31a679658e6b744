/**
 * The company's settings, from the host's configuration. The tokens are in every visitor's copy of the site:
 * they keep out random traffic, but they are not secret.
 */
export interface Settings {
  bookingToken: string;
  repToken: string;
  /** `email` receives notices of bookings and account requests. `siteUrl` has no trailing slash. */
  company: { name: string; email: string; siteUrl: string };
}
