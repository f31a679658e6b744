/** The page that the crew's link opens. */
export const CREW = {
  title: 'Crew Visits',
  /** In the preview of a message with the link. */
  description: 'Where the crew goes, day by day.',
  callOffice: 'Call the office',
  nav: 'Days',
  days: 'The next days',
  today: 'Today',
  yesterday: 'Yesterday',
  tomorrow: 'Tomorrow',
  isOver: 'This day is over.',
  toToday: 'Show today',
  loading: 'Loading the visits…',
  /** @param time when the list was loaded */
  updated: (time: string) => `Updated ${time}`,
  updating: 'Updating…',
  refresh: 'Refresh',
  retry: 'Try again',
  noneHint: 'This may change during the day.',
  more: (count: number) => `These are ${count} of them. Ask the office for the others.`,
} as const;

/** Above the list that was loaded before. @param time when that was */
export const CREW_OLD_LIST = {
  offline: (time: string) => `No connection. This is the list from ${time}.`,
  failed: (time: string) => `Couldn’t load the list again. This is the one from ${time}.`,
} as const;

/** What the link shows: two visits that nobody has. */
export const CREW_SAMPLE = {
  title: 'What it shows, for example',
  visits: [
    { when: '8 AM to 12 PM', name: 'A homeowner', what: 'Emergency tarping, Palm Bay' },
    { when: '12 PM to 6 PM', name: 'Another homeowner', what: 'Roof inspection, Melbourne' },
  ],
} as const;

/** What the page says instead of a list. */
export const CREW_PROBLEMS = {
  none: {
    title: 'Open the link from the office',
    text: 'The office sends the crew a link that shows the visits of each day. Open that link, or ask the office for it.',
  },
  bad_link: {
    title: 'This link doesn’t work',
    text: 'A part of it may be missing. Open it again from the message, or ask the office for a new one.',
  },
  expired_link: {
    title: 'This link has ended',
    text: 'Ask the office for the new one.',
  },
  offline: {
    title: 'No connection',
    text: 'The visits load by themselves when there is a signal. In a hurry, call the office.',
  },
  failed: {
    title: 'Couldn’t load the visits',
    text: 'Something went wrong on our side. Try again, or call the office.',
  },
} as const;
export type CrewProblem = keyof typeof CREW_PROBLEMS;
