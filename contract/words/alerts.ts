import { CALLING_HOURS, FREE_DISK_MB } from '#contract/limits.ts';

/**
 * What the owner is told of without asking: by email and webhook, above the numbers of Today and in the sheet's menu.
 * In the order of the screens.
 */
export const ALERT_NAMES = [
  'bookingWaits',
  'messagesRefused',
  'diskShort',
  'photosRefused',
  'sheetOutgrown',
  'backupOld',
] as const;
export type AlertName = (typeof ALERT_NAMES)[number];

const gigabytes = (mb: number): string => `${mb / 1000} GB`;

interface AlertWords {
  title: string;
  whatToDo: string;
}

/** How the subject of an email to the company begins that nobody may overlook. */
export const EMERGENCY_SUBJECT = 'EMERGENCY';

/** What to do while a homeowner waits for a call. */
export const CALL_NOW =
  'Call now, or have a rep take the next lead of "Website bookings", "Website requests" or "Website bookings to check".';

export const ALERTS: Readonly<Record<AlertName, AlertWords>> = {
  bookingWaits: {
    title: 'A homeowner has waited an hour for a call',
    whatToDo: `${CALL_NOW} The night, from ${CALLING_HOURS.to - 12} PM to ${CALLING_HOURS.from} AM, does not count.`,
  },
  messagesRefused: {
    title: 'Messages were not accepted',
    whatToDo:
      'Manage → Messages → Not sent says why. A single one is most often a wrong address. If it is all of them, the mail server or the webhook is down, or its password is no longer right. Each is tried again by itself.',
  },
  diskShort: {
    title: 'The disk is almost full',
    whatToDo: `The machine with the backend has less than ${gigabytes(FREE_DISK_MB.alert)} left. Delete old backups and logs, or get a larger disk. Below ${gigabytes(FREE_DISK_MB.photos)} photos of homeowners are refused, and on a full disk bookings are.`,
  },
  photosRefused: {
    title: 'Photos of homeowners are refused',
    whatToDo:
      'Bookings are still taken, but there is no room for more photos. Raise PHOTOS_MB if there is room for them, or keep photos for fewer months (Manage → Lists → Data kept).',
  },
  sheetOutgrown: {
    title: 'The company has outgrown its Google Sheet',
    whatToDo: `Roof Leads → Today's numbers in the sheet says why. Move to PostgreSQL before bookings are refused: docs/google-sheets.md, "When the sheet gets slow".`,
  },
  backupOld: {
    title: 'There is no recent backup',
    whatToDo:
      'On the machine with the backend, run npm run backup -- FILE, and find out why the nightly backup failed (docs/debian-server.md). BACKUP_DAYS in .env says how old a backup may be.',
  },
};

/** Since when, as a sentence. @param time such as `Nov 27, 9:14 AM`; empty if it is not known */
export function alertSince(name: AlertName, time: string): string {
  if (time === '') return name === 'backupOld' ? 'None has been made yet.' : '';
  return name === 'backupOld' || name === 'messagesRefused'
    ? `The last one is of ${time}.`
    : `Since ${time}.`;
}
