/** For the query of new leads of the website: the contact form makes some, too. */
export const WEBSITE_LEADS = [
  'DROP INDEX leads_new_bookings',
  `CREATE INDEX leads_new_of_website ON leads (created_at)
    WHERE open AND source IN ('booking', 'request') AND worked_at = ''`,
];
