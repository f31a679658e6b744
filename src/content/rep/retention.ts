import { RETENTION, type RetentionName } from '#contract/owner-settings/retention.ts';

const inMonths = (months: number): string => (months === 1 ? '1 month' : `${months} months`);

/** What is deleted, by setting. @param age such as `24 months` */
const OLD: Record<RetentionName, (age: string) => string> = {
  monthsOfClosedLeads: (age) => `Leads closed more than ${age} ago`,
  monthsOfPhotos: (age) => `Photos that arrived more than ${age} ago`,
  monthsOfRequests: (age) => `Denied account requests from more than ${age} ago`,
  monthsOfActivity: (age) => `Activity from more than ${age} ago`,
};

/** Where the owner sets how long data is kept. */
export const KEEPING = {
  title: 'How Long Data Is Kept',
  lead: 'Nothing is deleted by age unless you set it here, except photos. Older data is deleted within a day; a large amount takes longer. This can’t be undone.',
  failed: 'Failed to load how long data is kept',
  fields: {
    monthsOfClosedLeads: {
      label: 'Closed leads',
      hint: 'Counted from the last save, or from when the lead came in if it was never saved. Its history, bookings, visits, photos and emails go with it. Numbers on the do-not-call list stay. Open leads and leads with a callback are never deleted.',
    },
    monthsOfPhotos: {
      label: 'Photos',
      hint: `Counted from when they arrived. The privacy policy promises that they are gone after ${inMonths(RETENTION.monthsOfPhotos.most)}.`,
    },
    monthsOfRequests: {
      label: 'Denied account requests',
      hint: 'Accounts that somebody has signed in with stay.',
    },
    monthsOfActivity: {
      label: 'Activity',
      hint: 'Lines of the Activity view; those about the do-not-call list stay.',
    },
  } satisfies Record<RetentionName, { label: string; hint: string }>,
  /** @param text the setting; empty for the usual */
  choice: (name: RetentionName, text: string): string => {
    if (text !== '') return /^\d+$/.test(text) ? inMonths(Number(text)) : text;
    return name === 'monthsOfPhotos' ? `${inMonths(RETENTION.monthsOfPhotos.most)}, as promised` : 'Forever';
  },
  save: 'Save',
  ask: (name: RetentionName, months: number): string =>
    `${OLD[name](inMonths(months))} will be deleted for good, within a day.`,
  noWayBack: 'This can’t be undone.',
  yesSave: 'Yes, save it',
  saved: 'Saved.',
  notSaved: 'Failed to save how long data is kept',
  unsaved: 'Not saved yet',
} as const;
