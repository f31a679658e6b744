/** A lead's record has the emails to the company, too. The program before it finds its own with this index as well. */
export const EMAILS_OF_LEAD = [
  `CREATE INDEX emails_of_lead ON messages (lead_id, at DESC) WHERE lead_id <> '' AND kind IN ('homeowner', 'company')`,
  'DROP INDEX messages_of_lead',
];
