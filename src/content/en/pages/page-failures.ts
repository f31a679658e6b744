/** Instead of a page that could not be drawn; the hotline follows the text. */
export const PAGE_FAILED = {
  title: 'This page could not be loaded.',
  text: 'Check your connection and try again, or call us any time:',
  retry: 'Try again',
} as const;

/** In a document, until its script runs. `hotline` is a link, as HTML. */
export const NOTICES = {
  notLoaded: (hotline: string) =>
    `Part of this page could not be loaded. Check your connection: we try again when it is back. You can always call ${hotline}.`,
  formNeedsScript: (hotline: string) => `This form needs JavaScript. Call ${hotline}.`,
  /** For screen readers, while the page keeps what the visitor did. */
  wait: 'One moment, please.',
} as const;
