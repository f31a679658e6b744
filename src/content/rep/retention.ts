import { RETENTION, type RetentionName } from '#contract/owner-settings/retention.ts';

const range = (name: RetentionName): string => `${RETENTION[name].least} to ${RETENTION[name].most}`;

/** What is deleted, by setting. @param age such as `24 months` */
const OLD: Record<RetentionName, (age: string) => string> = {
  monthsOfClosedLeads: (age) => `Leads closed more than ${age} ago`,
  monthsOfPhotos: (age) => `Photos that arrived more than ${age} ago`,
  monthsOfRequests: (age) => `Denied account requests from more than ${age} ago`,
  monthsOfActivity: (age) => `Activity from more than ${age} ago`,
};

/** Shown in an empty field. */
const FOREVER = 'Forever';

/** Where the owner sets how long data is kept. */
export const KEEPING = {
  title: 'How Long Data Is Kept',
  lead: 'Nothing is deleted by age unless you set it here, except photos. What has become too old is deleted within a day, a large number over several days. This can’t be undone.',
  failed: 'Failed to load how long data is kept',
  fields: {
    monthsOfClosedLeads: {
      label: 'Closed leads (months)',
      placeholder: FOREVER,
      hint: `Empty means forever; or ${range('monthsOfClosedLeads')}. Counted from the last save, or from when the lead came in if it was never saved. Its history, bookings, visits, photos and emails go with it. Numbers on the do-not-call list stay. Open leads and leads with a callback are never deleted.`,
    },
    monthsOfPhotos: {
      label: 'Photos (months)',
      placeholder: `${RETENTION.monthsOfPhotos.most}`,
      hint: `Empty means ${RETENTION.monthsOfPhotos.most}, as the privacy policy promises; or ${range('monthsOfPhotos')}. Counted from when they arrived.`,
    },
    monthsOfRequests: {
      label: 'Denied account requests (months)',
      placeholder: FOREVER,
      hint: `Empty means forever; or ${range('monthsOfRequests')}. Accounts that somebody has signed in with stay.`,
    },
    monthsOfActivity: {
      label: 'Activity (months)',
      placeholder: FOREVER,
      hint: `Empty means forever; or ${range('monthsOfActivity')}. Lines of the Activity view; those about the do-not-call list stay.`,
    },
  } satisfies Record<RetentionName, { label: string; placeholder: string; hint: string }>,
  save: 'Save',
  ask: (name: RetentionName, months: number): string =>
    `${OLD[name](months === 1 ? '1 month' : `${months} months`)} will be deleted for good, within a day.`,
  yesSave: 'Yes, save it',
  saved: 'Saved.',
  notSaved: 'Failed to save how long data is kept',
  unsaved: 'Not saved yet',
} as const;
