export interface SiteLink {
  label: string;
  to: string;
}
