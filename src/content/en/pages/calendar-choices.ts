/** The calendars to which a visit can be added, beside it. */
export const CALENDAR_CHOICES = {
  label: 'Add to calendar',
  google: 'Google',
  outlook: 'Outlook',
  /** For a screen reader, after either. */
  newTab: '(opens in a new tab)',
  file: 'Apple, others',
  /** For a screen reader, after it. */
  download: '(calendar file)',
} as const;
