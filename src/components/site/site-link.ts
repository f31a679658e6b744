/** A link to a page of this site. */
export interface SiteLink {
  label: string;
  to: string;
}
