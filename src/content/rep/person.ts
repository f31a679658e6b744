/** All that is kept about a person, in a lead's record: to show, to download and to erase. */
export const PERSON_DATA = {
  title: 'Personal Data',
  lead: 'Everything kept about this person, in every batch: to give to them, or to erase, when they ask for it.',
  show: 'Show personal data',
  loading: 'Loading the personal data…',
  loadFailed: 'Failed to load the personal data',
  leads: 'Tick what is theirs',
  more: 'There are more. Find the others by the number or the email address.',
  numbers: 'Phone numbers',
  numberStays:
    'Erasing doesn’t stop calls: a later list could bring a number back. Put it on the do-not-call list first, with “Do not call” above.',
  noneTicked: 'Tick what is theirs first.',
  download: 'Download',
  photo: (number: number, all: number) => `Loading photo ${number} of ${all}…`,
  downloaded: (name: string) =>
    `Downloaded: ${name}. It holds private data: send it to the person, then delete it.`,
  notDownloaded: 'Failed to download the personal data',
  erase: 'Erase',
  /** @param what `2 leads, 1 visit, 3 photos` */
  askErase: (what: string) => `Erase ${what}, with all history and emails? This can’t be undone.`,
  yesErase: 'Yes, erase it',
  erased: (what: string) =>
    `Erased: ${what}. Copies elsewhere stay: backups, lists that were downloaded, emails that were sent, and whatever program your webhook feeds.`,
  notErased: 'Failed to erase the personal data',
} as const;
