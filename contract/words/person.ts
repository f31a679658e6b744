/** Counts in words: `1 visit`, `2 photos`. */
const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** What managers, owners and the person read about everything that is kept about a person. */
export const PERSON_WORDS = {
  noName: 'No name',
  counts: ({ visits, photos, emails }: { visits: number; photos: number; emails: number }): string =>
    [
      ...(visits > 0 ? [counted(visits, 'visit')] : []),
      ...(photos > 0 ? [counted(photos, 'photo')] : []),
      ...(emails > 0 ? [counted(emails, 'email')] : []),
    ].join(', '),
  /** @param company its name. @param who the person's name */
  title: (company: string, who: string): string => `What ${company} keeps about ${who}`,
  asOf: (time: string): string => `As of ${time}, Eastern time.`,
  numbers: 'Phone numbers',
  /** @param since a day in words; empty when nobody knows */
  listed: (since: string): string => `on our do-not-call list${since && ` since ${since}`}`,
  notListed: 'not on our do-not-call list',
  status: 'Status',
  calls: 'Calls saved',
  lastSaved: 'Last saved',
  callback: 'Callback',
  visits: 'Visits',
  asksTime: 'time to be agreed',
  theyWrote: (words: string): string => `You wrote: ${words}`,
  consents: 'Bookings and consent',
  consent: (to: 'contact' | 'marketing', version: string): string =>
    version === '' ? `no consent to ${to}` : `consent to ${to} (text of ${version})`,
  photos: 'Photos',
  photoGone: 'No longer available',
  emails: 'Emails to you, and to us about you',
  notSent: 'not sent',
  history: 'What was done',
  /** Who has put a number on the do-not-call list, where nobody's account has. */
  listedByOwner: 'the owner',
  byYou: 'you, on our website',
  byUs: 'us',
  otherName: 'Another name: may be somebody else with the same number or email.',
  visitsAhead: (count: number): string =>
    count === 1
      ? 'A visit is still ahead. It goes from the crew’s day without a word to the homeowner: cancel it first if they should be told.'
      : `${count} visits are still ahead. They go from the crew’s day without a word to the homeowner: cancel them first if they should be told.`,
  /** @param numbers formatted */
  notListedYet: (numbers: readonly string[]): string =>
    `${numbers.join(' and ')} ${numbers.length === 1 ? 'is' : 'are'} not on the do-not-call list: a later list could bring ${numbers.length === 1 ? 'it' : 'them'} back.`,
  erased: ({ leads, visits, photos }: { leads: number; visits: number; photos: number }): string =>
    [counted(leads, 'lead'), counted(visits, 'visit'), counted(photos, 'photo')].join(', '),
} as const;
