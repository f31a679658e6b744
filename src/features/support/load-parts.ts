/** The form's rules, fetched when a visitor turns to it: reading the page does without them. */
export const loadCheck = () => import('./support-check.ts').then(({ checkSupport }) => checkSupport);

/** What sends the form. */
export const loadSend = () =>
  import('./send-support-request.ts').then(({ sendSupportRequest }) => sendSupportRequest);

/** Fetches both ahead. When that fails, sending tries again and says so. */
export function fetchParts(): void {
  loadCheck().catch(() => {});
  loadSend().catch(() => {});
}
