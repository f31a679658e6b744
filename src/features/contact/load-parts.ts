/** The form's rules, fetched when a visitor turns to it: reading the page does without them. */
export const loadCheck = () => import('./contact-check.ts').then(({ checkContact }) => checkContact);

/** What sends the form. */
export const loadSend = () => import('#src/services/email-sender.ts').then(({ sendEmail }) => sendEmail);

/** Fetches both ahead. When that fails, sending tries again and says so. */
export function fetchParts(): void {
  loadCheck().catch(() => {});
  loadSend().catch(() => {});
}
