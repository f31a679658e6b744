/**
 * What the script knows of its company, from its host's configuration. The tokens travel in every browser's copy of the
 * site: they keep out strays, they are no secret.
 */
export interface Settings {
  bookingToken: string;
  repToken: string;
  /** `email` gets news of bookings and account requests; `siteUrl` is the site's origin, without a slash at its end. */
  company: { name: string; email: string; siteUrl: string };
}
