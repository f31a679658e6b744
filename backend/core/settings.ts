/** In every visitor's copy of the site: they keep out random traffic, but they are not secret. */
export interface Tokens {
  bookingToken: string;
  repToken: string;
}

/** The company's settings, from the host's configuration. */
export interface Settings extends Tokens {
  /** `email` receives notices of bookings and account requests. `siteUrl` has no trailing slash. */
  company: { name: string; email: string; siteUrl: string };
}
